import { firstEdition } from "../../src/content/first-edition.ts";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { listOfPuzzle, numberOfPuzzle } from "../../src/content/where.ts";

/**
 * For a puzzle without a family, one of its list that has a family, of the same topic: first of the same technique, then of the nearest time,
 * then nearest in the list. Undefined where there is none, or it has a family of its own. `list` has those that were retired, too, in the order of
 * their numbers; and what is near a puzzle of the first edition stays so, whatever is added.
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
    .filter((other) => isFirst(other) || !isFirst(puzzle))
    .toSorted((a, b) => compared(far(a), far(b)))[0];
}

function isFirst({ id }: ListedPuzzle): boolean {
  return numberOfPuzzle(id) <= firstEdition(listOfPuzzle(id) ?? "");
}

function compared(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((part, at) => part !== b[at]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
