/** An open number that is not settled: the hidden cells around it hold so many mines. */
export interface Clue {
  readonly cell: number;
  readonly hidden: readonly number[];
  readonly mines: number;
}

/** Cells of which something is certain. */
export interface Certain {
  readonly safe: readonly number[];
  readonly mines: readonly number[];
}
