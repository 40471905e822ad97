/** A way to build a magic square of any order of its kind, as the placements in their order. */
export interface Construction {
  readonly order: number;
  readonly method: "Siamese method" | "LUX method" | "Diagonal method";
  /** What the method does, in a sentence or two. */
  readonly idea: string;
  readonly placements: readonly Placement[];
}

/** A number of a magic square that is being built, and why it goes there. */
export interface Placement {
  /** Counted along the rows from 0 at the top left. */
  readonly cell: number;
  readonly value: number;
  readonly why: string;
}
