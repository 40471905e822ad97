import { type Day, dayNumber, weekNumber } from "../day.ts";
import type { Entry } from "../records/entry.ts";
import { tallyOf } from "./tally.ts";

/** The days with at least one right answer or a board that was won. */
export function rightDays(log: readonly Entry[]): ReadonlySet<Day> {
  return new Set(log.filter((entry) => entry.what === "win" || tallyOf(entry).right > 0).map(({ day }) => day));
}

/**
 * How many of the days follow one another, up to today, or up to yesterday while today is still to come. One missed day
 * in a week (Monday to Sunday) is forgiven: it does not count, and it ends nothing; two missed days in a row do. Days
 * after today, left by a clock that was set back, do not count and break nothing.
 */
export function streak(days: Iterable<Day>, today: Day): number {
  // By the number of the day: two years of days would be written out and read again a thousand times.
  const active = new Set(Array.from(days, dayNumber));
  const forgiven = new Set<number>();
  const now = dayNumber(today);
  let day = active.has(now) ? now : now - 1;
  let length = 0;
  for (;;) {
    const week = weekNumber(day);
    if (active.has(day)) length += 1;
    else if (active.has(day - 1) && !forgiven.has(week)) forgiven.add(week);
    else return length;
    day -= 1;
  }
}
