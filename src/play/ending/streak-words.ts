import { dayOf } from "../../learner/day.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import type { Entry } from "../../learner/records/entry.ts";

/** How many days in a row, up to today, had something right, in words; nothing of a first day, nor before the log is read. */
export function streakWords(log: readonly Entry[] | null): string | null {
  const days = log ? streak(rightDays(log), dayOf(new Date())) : 0;
  return days > 1 ? `${days} days in a row` : null;
}
