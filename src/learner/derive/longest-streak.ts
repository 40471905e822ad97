import { type Day, daysAfter, daysBetween, mondayOf } from "../day.ts";

/** How many days, and the day on which the number was reached. */
export interface Stretch {
  readonly days: number;
  readonly day: Day;
}

/**
 * The longest that `streak` ever was over these days, and when it was that long for the first time; null without a day.
 * The same rule in one pass: a single missed day is forgiven once a week (Monday to Sunday), two in a row never.
 */
export function longestStreak(days: Iterable<Day>): Stretch | null {
  let best: Stretch | null = null;
  /** The days of the streak that ends at the present day. */
  let current: Day[] = [];
  let missed: Day | null = null;
  for (const day of [...new Set(days)].sort()) {
    const last = current.at(-1);
    const gap = last === undefined ? 0 : daysBetween(last, day) - 1;
    if (gap > 1) [current, missed] = [[], null];
    if (gap === 1) {
      const now = daysAfter(day, -1);
      // Looking back from here, the later miss of a week is the forgiven one: the streak begins after the earlier.
      if (missed !== null && mondayOf(missed) === mondayOf(now)) {
        const earlier: Day = missed;
        current = current.filter((one) => one > earlier);
      }
      missed = now;
    }
    current.push(day);
    if (best === null || current.length > best.days) best = { days: current.length, day };
  }
  return best;
}
