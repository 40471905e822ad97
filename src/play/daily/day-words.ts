import type { Day } from "../../learner/day.ts";

/** "5 January 2026" */
export function dateWords(day: Day): string {
  return noon(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}

/** "Monday 5 January 2026" */
export function longDateWords(day: Day): string {
  return noon(day).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** "January 2026", for any day of it. */
export function monthWords(day: Day): string {
  return noon(day).toLocaleDateString("en-GB", { month: "long", year: "numeric" });
}

// There are days without a midnight, but none without a noon.
function noon(day: Day): Date {
  return new Date(`${day}T12:00:00`);
}
