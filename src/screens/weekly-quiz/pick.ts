import { type Day, daysBetween, mondayOf } from "../../learner/day.ts";

/** The Monday of the first quiz there was. */
export const firstMonday: Day = "2025-10-20";

/** Which of so many sets a day's week has, counted from 0: each in turn, the same on every device. */
export function setOfWeek(day: Day, sets: number): number {
  const weeks = daysBetween(firstMonday, mondayOf(day)) / 7;
  return ((weeks % sets) + sets) % sets;
}
