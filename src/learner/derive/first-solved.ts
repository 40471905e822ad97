import type { Day } from "../day.ts";
import { isPractice, puzzleOfItem } from "../item.ts";
import type { Attempt } from "../records/attempt.ts";
import { byTime, distinct } from "./distinct.ts";
import { solvingAttempts } from "./solved-items.ts";

/** Every puzzle that was solved up to today, and the day of the first time, from a log in any order. */
export function firstSolved(log: readonly Attempt[], today: Day): ReadonlyMap<string, Day> {
  const attempts = distinct(log).filter(({ item, day }) => day <= today && !isPractice(item));
  const first = new Map<string, Day>();
  for (const { item, day } of solvingAttempts(attempts).toSorted(byTime)) {
    const puzzle = puzzleOfItem(item);
    if (!first.has(puzzle)) first.set(puzzle, day);
  }
  return first;
}
