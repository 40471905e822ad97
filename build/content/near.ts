import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";

/**
 * For a puzzle without a family, one of its list that has a family, of the same topic: first of the same technique, then of the nearest time,
 * then nearest in the list. Undefined where there is none, or it has a family of its own.
 */
export function nearest(puzzle: ListedPuzzle, list: readonly ListedPuzzle[]): ListedPuzzle | undefined {
  if (puzzle.family) return undefined;
  const at = list.indexOf(puzzle);
  const far = (other: ListedPuzzle) =>
    [
      Number(other.technique !== puzzle.technique),
      Math.abs(other.minutes - puzzle.minutes),
      Math.abs(list.indexOf(other) - at),
    ] as const;
  return list
    .filter(({ family, topic }) => family && topic === puzzle.topic)
    .toSorted((a, b) => compared(far(a), far(b)))[0];
}

function compared(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((part, at) => part !== b[at]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
