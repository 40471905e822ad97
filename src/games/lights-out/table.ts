import type { Kind } from "./board.ts";
import { leadingPresses, quietBasis } from "./fewest.ts";

/** A line of the table: the columns that a chase has left lit in the last row, and those to press in the first. */
export interface TableLine {
  readonly left: readonly number[];
  readonly press: readonly number[];
}

/**
 * The first-row table of boards of two colours with edges, columns counted from 1. Where each board can be put out in one
 * way only, a line for each light is enough: the lines of several lights are added. Where some patterns of presses change
 * nothing, not every last row can be left, and the table has a line for each that can; none where every chase ends dark.
 */
export function firstRowTable(size: number): readonly TableLine[] {
  const kind: Kind = { size, wrap: false, colours: 2 };
  const columns = Array.from({ length: size }, (_, column) => column + 1);
  const isFull = quietBasis(kind).length === 0;
  const patterns = Array.from({ length: 2 ** size - 1 }, (_, at) =>
    columns.filter((column) => ((at + 1) >> (column - 1)) & 1),
  );
  return patterns
    .filter((left) => !isFull || left.length === 1)
    .flatMap((left) => {
      const lights = new Array<number>(size * (size - 1))
        .fill(0)
        .concat(columns.map((one) => (left.includes(one) ? 1 : 0)));
      const times = leadingPresses({ ...kind, lights });
      return times === null ? [] : [{ left, press: columns.filter((column) => times[column - 1] === 1) }];
    });
}
