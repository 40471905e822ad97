/** A way to build a magic square of any order of its kind, as the placements in their order. */
export interface Construction {
  readonly order: number;
  readonly method: Method;
  /** What the method does, in a sentence or two. */
  readonly idea: string;
  readonly placements: readonly Placement[];
}

export type Method = "siamese" | "lux" | "diagonal";

/** The methods as a heading names them. */
export const methodNames: Readonly<Record<Method, string>> = {
  siamese: "Siamese method",
  lux: "LUX method",
  diagonal: "Diagonal method",
};

/** A number of a magic square that is being built, and why it goes there. */
export interface Placement {
  /** Counted along the rows from 0 at the top left. */
  readonly cell: number;
  readonly value: number;
  readonly why: string;
}
