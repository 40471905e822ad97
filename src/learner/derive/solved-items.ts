import { hintOf, puzzleOfItem } from "../../engine/item.ts";
import type { Attempt, Entry, Help } from "../records/entry.ts";

/** Solved alone, or helped by the hint. */
export type Solved = "alone" | "helped";

/**
 * The right answers that solved their item: those given before its solution was seen. After that only a twin of the
 * item can be solved.
 */
export function solvingAttempts(log: readonly Entry[]): readonly Attempt[] {
  const seen = seenSince(log);
  return log
    .filter((entry) => entry.what === "answer")
    .filter(({ item, verdict, at }) => verdict === "right" && at < (seen.get(item) ?? Infinity));
}

/** The puzzles that were solved, or a twin of them, and how; "alone" wins where one was solved both ways. */
export function solvedItems(log: readonly Entry[]): ReadonlyMap<string, Solved> {
  const solved = new Map<string, Solved>();
  for (const { item, help } of solvingAttempts(log)) {
    const puzzle = puzzleOfItem(item);
    if (help === "alone") solved.set(puzzle, "alone");
    else if (!solved.has(puzzle)) solved.set(puzzle, "helped");
  }
  return solved;
}

/** What was done of some items. */
export interface Done {
  /** The puzzles that were solved, and how. */
  readonly solved: ReadonlyMap<string, Solved>;
  /** The items whose solution was seen, and the hints that were. */
  readonly seen: ReadonlySet<string>;
}

export function done(log: readonly Entry[]): Done {
  return { solved: solvedItems(log), seen: new Set(seenSince(log).keys()) };
}

/** What was looked at of an item. */
export function seenOf(item: string, seen: ReadonlySet<string>): Help {
  return seen.has(item) ? "solution" : seen.has(hintOf(item)) ? "hint" : "alone";
}

/** When the solution of each item was seen first. */
function seenSince(log: readonly Entry[]): ReadonlyMap<string, number> {
  const since = new Map<string, number>();
  for (const entry of log) {
    const isSeen = entry.what === "seen" || (entry.what === "answer" && entry.help === "solution");
    if (isSeen) since.set(entry.item, Math.min(entry.at, since.get(entry.item) ?? entry.at));
  }
  return since;
}
