import { isPractice, puzzleOfItem } from "../../engine/item.ts";
import type { Day } from "../day.ts";
import type { Entry } from "../records/entry.ts";
import { byTime, distinct } from "./distinct.ts";
import { winsIn } from "./kinds.ts";
import { solvingAttempts } from "./solved-items.ts";

/** Every puzzle that was solved up to today and every board that was won, and the day of the first time, from a log in any order. */
export function firstSolved(log: readonly Entry[], today: Day): ReadonlyMap<string, Day> {
  const entries = distinct(log).filter(({ day }) => day <= today);
  const first = new Map<string, Day>();
  for (const { item, day } of solvingAttempts(entries.filter(({ item }) => !isPractice(item))).toSorted(byTime)) {
    const puzzle = puzzleOfItem(item);
    if (!first.has(puzzle)) first.set(puzzle, day);
  }
  for (const { id, day } of winsIn(entries)) first.set(id, day);
  return first;
}
