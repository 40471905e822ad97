import { squareFigure } from "../../games/magic-squares/figures/square.ts";
import { sum } from "../../maths/whole.ts";

/** What the lines of a full square come to. */
export interface Totals {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The diagonal from the top left, and the one from the top right. */
  readonly diagonals: readonly [number, number];
  /** What all of them come to; null where they differ. */
  readonly all: number | null;
}

/** Adds up the lines of a square, which is given along its rows; null while a cell of it is empty. */
export function totalsOf(order: number, square: readonly (number | null)[]): Totals | null {
  const filled = square.filter((value) => value !== null);
  if (filled.length < order * order) return null;
  const sums = squareFigure(order).lines.map(({ cells }) => sum(cells.map((cell) => filled[cell] ?? 0)));
  const [first = 0] = sums;
  return {
    rows: sums.slice(0, order),
    columns: sums.slice(order, 2 * order),
    diagonals: [sums.at(-2) ?? 0, sums.at(-1) ?? 0],
    all: sums.every((one) => one === first) ? first : null,
  };
}
