import type { Puzzle } from "./puzzle.ts";

/** What a way to a puzzle needs to know of it. */
export type NamedPuzzle = Pick<Puzzle, "id" | "level">;

/** A list of puzzles as a page gets it: the cards it opens with, and a way to the others. */
export interface Listing {
  readonly count: number;
  readonly first: readonly Puzzle[];
  readonly rest: () => Promise<readonly Puzzle[]>;
}

/** What is known of a puzzle that has left its list before it is fetched. */
export type LeftPuzzle = Pick<Puzzle, "id" | "level" | "topic">;

/** One puzzle as the page at its own address gets it. */
export interface OnePuzzle {
  readonly puzzle: Puzzle;
  /** Its place in the list, from 1; null where it has left the list. */
  readonly at: number | null;
  /** How many puzzles the page of its list shows, which can be of more lists than this one. */
  readonly shown: number;
  /** Those beside it in the list; null at its ends. */
  readonly before: NamedPuzzle | null;
  readonly after: NamedPuzzle | null;
}
