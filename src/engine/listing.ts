import type { Puzzle } from "./puzzle.ts";

/** A list of puzzles as a page gets it: the cards it opens with, and a way to the others. */
export interface Listing {
  readonly count: number;
  readonly first: readonly Puzzle[];
  readonly rest: () => Promise<readonly Puzzle[]>;
}
