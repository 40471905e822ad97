import type { Puzzle } from "../../engine/puzzle.ts";
import type { Day } from "../../learner/day.ts";

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The puzzle of a calendar day, the same on every device; the first of the list is kept for a learner's first day.
 * `firstDay` is the day of her first daily answer, null when there is none.
 */
export function puzzleOf(day: Day, firstDay: Day | null, puzzles: readonly Puzzle[]): Puzzle | undefined {
  const [first, ...others] = puzzles;
  if (firstDay === null || day === firstDay || others.length === 0) return first;
  const daysSince1970 = Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLength);
  return others[((daysSince1970 % others.length) + others.length) % others.length];
}
