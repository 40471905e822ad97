import { puzzleOfItem } from "../item.ts";
import type { Attempt } from "../records/attempt.ts";

/** Solved alone, or helped by the hint. */
export type Solved = "alone" | "helped";

/**
 * The right answers that solved their item: those given before its solution was seen. After that only a twin of the
 * item can be solved.
 */
export function solvingAttempts(attempts: readonly Attempt[]): readonly Attempt[] {
  const seen = new Map<string, number>();
  for (const { item, help, at } of attempts) {
    if (help === "solution") seen.set(item, Math.min(at, seen.get(item) ?? at));
  }
  return attempts.filter(({ item, verdict, at }) => verdict === "right" && at < (seen.get(item) ?? Infinity));
}

/** The puzzles that were solved, or a twin of them, and how; "alone" wins where one was solved both ways. */
export function solvedItems(attempts: readonly Attempt[]): ReadonlyMap<string, Solved> {
  const solved = new Map<string, Solved>();
  for (const { item, help } of solvingAttempts(attempts)) {
    const puzzle = puzzleOfItem(item);
    if (help === "alone") solved.set(puzzle, "alone");
    else if (!solved.has(puzzle)) solved.set(puzzle, "helped");
  }
  return solved;
}
