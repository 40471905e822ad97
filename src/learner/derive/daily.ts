import { type Day, isDay, monthOf } from "../day.ts";
import type { Attempt, Help } from "../records/entry.ts";
import { byTime } from "./distinct.ts";
import { solvingAttempts } from "./solved-items.ts";

const prefix = "daily-";

/** The item of a calendar day's challenge, as attempts on it are recorded. */
export function dailyItem(day: Day): string {
  return prefix + day;
}

/** Whether an item is a daily challenge. */
export function isDaily(item: string): boolean {
  return item.startsWith(prefix);
}

/** How many different daily challenges were solved in today's month, whatever day they were set for. */
export function solvedThisMonth(attempts: readonly Attempt[], today: Day): number {
  const month = monthOf(today);
  const items = solvingAttempts(attempts)
    .filter(({ item, day }) => isDaily(item) && monthOf(day) === month)
    .map(({ item }) => item);
  return new Set(items).size;
}

/** The day of the first answer to any daily challenge; null when there is none. */
export function firstDailyDay(attempts: readonly Attempt[]): Day | null {
  const days = attempts.filter(({ item }) => isDaily(item)).map(({ day }) => day);
  return days.reduce<Day | null>((first, day) => (first !== null && first < day ? first : day), null);
}

export type DailyState = "solved" | "tried";

/** What became of each day's challenge that was answered at all, by the day it was set for. */
export function dailyStates(attempts: readonly Attempt[]): ReadonlyMap<Day, DailyState> {
  const states = new Map<Day, DailyState>();
  const mark = (among: readonly Attempt[], state: DailyState) => {
    for (const { item } of among) {
      const day = item.slice(prefix.length);
      if (isDaily(item) && isDay(day)) states.set(day, state);
    }
  };
  mark(attempts, "tried");
  mark(solvingAttempts(attempts), "solved");
  return states;
}

/** What was done on one day's challenge. */
export interface DailyRecord {
  /** The answers up to the right one, oldest first, each once. */
  readonly typed: readonly string[];
  /** When it was first solved, and with what help; null as long as it is not. */
  readonly solved: { readonly on: Day; readonly help: Help } | null;
}

/** What was done on the challenge that was set for a day. */
export function dailyRecord(attempts: readonly Attempt[], day: Day): DailyRecord {
  const own = attempts.filter(({ item }) => item === dailyItem(day)).sort(byTime);
  const [solving] = [...solvingAttempts(own)].sort(byTime);
  const until = solving ? own.slice(0, own.indexOf(solving) + 1) : own;
  return {
    typed: [...new Set(until.map(({ typed }) => typed))],
    solved: solving ? { on: solving.day, help: solving.help } : null,
  };
}
