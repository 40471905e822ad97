import { mod, range } from "../../../maths/whole.ts";
import type { Construction, Placement } from "./construction.ts";

/** Where the Siamese walk over an n by n square is, and how it came there. */
export interface Stop {
  readonly row: number;
  readonly column: number;
  /** How it came from the stop before; "down" where the stop up and to the right is taken. */
  readonly came: "start" | "diagonally" | "over the top" | "over the side" | "down";
}

/** All n × n stops of the walk up and to the right, for odd n: it begins in the middle of the top row. */
export function siameseWalk(n: number): Stop[] {
  const taken = new Set<number>();
  const stops: Stop[] = [{ row: 0, column: (n - 1) / 2, came: "start" }];
  for (let at = stops[0]; at && stops.length < n * n; at = stops.at(-1)) {
    taken.add(n * at.row + at.column);
    const [up, right] = [at.row - 1, at.column + 1];
    const next = { row: mod(up, n), column: mod(right, n) };
    if (taken.has(n * next.row + next.column)) stops.push({ row: at.row + 1, column: at.column, came: "down" });
    else stops.push({ ...next, came: cameBy(up < 0, right >= n) });
  }
  return stops;
}

/** Over the corner it never goes: the cell at the other corner is always taken by then. */
function cameBy(overTop: boolean, overSide: boolean): Stop["came"] {
  if (overTop) return "over the top";
  return overSide ? "over the side" : "diagonally";
}

/** The Siamese method for odd orders. */
export function siamese(order: number): Construction {
  const stops = siameseWalk(order);
  return {
    order,
    method: "siamese",
    idea: "Each number goes one row up and one column to the right of the number before it, as if the square went round: what leaves it at the top comes back at the bottom, and what leaves it on the right comes back on the left. Where that cell is taken, the number goes below the one before it.",
    placements: range(1, order * order).map((value): Placement => {
      const { row, column, came } = stops[value - 1] ?? { row: 0, column: 0, came: "start" };
      return { cell: order * row + column, value, why: reason(value, came, row + 1, column + 1) };
    }),
  };
}

function reason(value: number, came: Stop["came"], row: number, column: number): string {
  const from = `One row up and one column to the right of ${value - 1}`;
  switch (came) {
    case "start":
      return "The walk begins in the middle of the top row, so 1 goes there.";
    case "diagonally":
      return `${from} is row ${row}, column ${column}, so ${value} goes there.`;
    case "over the top":
      return `${from} is above the square, so ${value} comes back in at the bottom of column ${column}.`;
    case "over the side":
      return `${from} is beyond the right edge, so ${value} comes back in at the left of row ${row}.`;
    case "down":
      return `The cell one row up and one column to the right of ${value - 1} is taken, so ${value} goes below ${value - 1}, in row ${row}, column ${column}.`;
  }
}
