import { gameOfItem } from "../../engine/item.ts";
import type { Attempt, Entry, Run, Win } from "../records/entry.ts";

export const attemptsIn = (log: readonly Entry[]): readonly Attempt[] => log.filter((one) => one.what === "answer");
export const runsIn = (log: readonly Entry[]): readonly Run[] => log.filter((one) => one.what === "run");
export const winsIn = (log: readonly Entry[]): readonly Win[] => log.filter((one) => one.what === "win");

/** Whether a run is of sums against the clock that can be a best. */
export function isSpeed({ item }: Run): boolean {
  return item.startsWith("speed/");
}

/** Whether nothing but a run tells of its answers: quick sums. Those of a test stand in the log. */
export function isOfSums({ item }: Run): boolean {
  return /^(speed|sums)\//.test(item);
}

/** What an entry is about: the category of an answer, a game's id, "speed-math"; null for what adds nothing to any figure. */
export function categoryOf(entry: Entry): string | null {
  if (entry.what === "answer") return entry.category;
  if (entry.what === "win") return gameOfItem(entry.item);
  return entry.what === "run" && isOfSums(entry) ? "speed-math" : null;
}
