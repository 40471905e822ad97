import type { Puzzle } from "./puzzle.ts";

/** A list of puzzles as a page gets it: the cards it opens with, and a way to the others. */
export interface Listing {
  readonly count: number;
  readonly first: readonly Puzzle[];
  readonly rest: () => Promise<readonly Puzzle[]>;
}

/** One puzzle as the page at its own address gets it. */
export interface OnePuzzle {
  readonly puzzle: Puzzle;
  /** How many puzzles its list holds; they are numbered from 1. */
  readonly count: number;
  /** How many the page of its list shows, which can be more lists than this one. */
  readonly shown: number;
}
