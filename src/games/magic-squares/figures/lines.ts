/** Cells that reach the total together. All the lines of a figure are equally long. */
export interface Line {
  /** As it stands in a sentence: "row 2", "the left side". */
  readonly name: string;
  readonly cells: readonly number[];
  /** Whether its total stands after its end or a line is drawn through its cells. */
  readonly shape: "line" | "end";
  /** The letter by which it goes, where it is drawn. */
  readonly letter?: string;
}

/** Cells, where they stand, and the lines through them. */
export interface Figure {
  readonly rows: number;
  readonly columns: number;
  readonly places: readonly { readonly row: number; readonly column: number }[];
  readonly lines: readonly Line[];
}
