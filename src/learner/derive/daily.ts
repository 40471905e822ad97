import { type Day, monthOf } from "../day.ts";
import type { Attempt } from "../records/attempt.ts";
import { solvingAttempts } from "./solved-items.ts";

const prefix = "daily-";

/** The item of a calendar day's challenge, as attempts on it are recorded. */
export function dailyItem(day: Day): string {
  return prefix + day;
}

/** How many different daily challenges were solved in today's month, whatever day they were set for. */
export function solvedThisMonth(attempts: readonly Attempt[], today: Day): number {
  const month = monthOf(today);
  const items = solvingAttempts(attempts)
    .filter(({ item, day }) => item.startsWith(prefix) && monthOf(day) === month)
    .map(({ item }) => item);
  return new Set(items).size;
}

/** Whether an item is a daily challenge. */
export function isDaily(item: string): boolean {
  return item.startsWith(prefix);
}
