import type { Day } from "../../learner/day.ts";

/** A day as it is read: "25 October 2025". */
export function longDate(day: Day): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}
