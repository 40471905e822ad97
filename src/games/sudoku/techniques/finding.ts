import type { Candidates } from "../board/candidates.ts";

/** What a technique found: digits to write or candidates to strike, and what to tell. All that is shown is made when asked for. */
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
  /** What of the grid these words speak of. */
  shows(): Shown;
}

export interface Shown {
  /** The cells of the houses, or the cells, that `look` names: the step's own cells are among them. */
  readonly area: readonly number[];
  /** The candidates that make the pattern. */
  readonly pattern: readonly number[];
  /** The links of a chain, in order. */
  readonly links?: readonly Linked[];
}

/** A link: one end or the other holds (strong), or not both do (weak). An end is a candidate, or several that count as one. */
export interface Linked {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly strong: boolean;
}

export interface Technique {
  readonly name: string;
  /** How hard it is at the least. */
  readonly level: number;
  /** The first one on the grid that no easier technique finds as well; null where there is none. It changes nothing. */
  find(grid: Candidates): Finding | null;
}
