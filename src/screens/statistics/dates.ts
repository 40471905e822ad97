import type { Day } from "../../learner/day.ts";

/** A week begins with Monday. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A day where there is little room: "25/10". */
export function shortDate(day: Day): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString("en-GB", { day: "numeric", month: "numeric" });
}

/** A day in full: "25 October 2025". */
export function longDate(day: Day): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}

/** The month of a day: "Oct"; nothing of no day. */
export function monthName(day: Day): string {
  return day && new Date(`${day}T12:00:00`).toLocaleDateString("en-GB", { month: "short" });
}

/** Minutes as they are read: "45 min", "2.5 h"; of what was not nearest to a whole one, that it was less. */
export function time(minutes: number): string {
  if (minutes === 0) return "under 1 min";
  return minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}
