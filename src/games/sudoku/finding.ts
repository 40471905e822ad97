import type { Candidates } from "./candidates.ts";

/** What a technique found: digits to write or candidates to strike, and what to tell. The sentences are made when asked for. */
export interface Finding {
  /** Its name, as it is shown. */
  readonly technique: string;
  /** How hard it is; near to the ratings of Sudoku Explainer where that knows the technique. */
  readonly level: number;
  /** Candidates that must be, and candidates that cannot be: see candidates.ts. */
  readonly place: readonly number[];
  readonly strike: readonly number[];
  /** The cells that the step is about, and those that it follows from. */
  readonly cells: readonly number[];
  readonly because: readonly number[];
  look(): string;
  /** Why it follows, in a sentence or two. */
  why(): string;
}

export interface Technique {
  readonly name: string;
  /** How hard it is at the least. */
  readonly level: number;
  /** The first one on the grid that no easier technique finds as well; null where there is none. It changes nothing. */
  find(grid: Candidates): Finding | null;
}
