import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, copyOf, place, settle } from "../board/candidates.ts";

/**
 * The ways to fill a grid of any size, up to a limit, by trying the digits of the cell with fewest, in the order that `order`
 * puts them in. For grids that are empty or small; the judge of 9x9 boards is solver.ts, a thousand times faster.
 */
export function fillings(
  grid: Candidates,
  limit: number,
  order: (digits: readonly number[]) => readonly number[] = (digits) => digits,
): Uint8Array[] {
  const found: Uint8Array[] = [];
  const search = (from: Candidates): void => {
    settle(from);
    if (from.broken) return;
    if (from.empty === 0) {
      found.push(from.values);
      return;
    }
    let cell = -1;
    for (const [at, marks] of from.marks.entries())
      if (marks && (cell < 0 || (bitCount[marks] as number) < (bitCount[from.marks[cell] as number] as number)))
        cell = at;
    for (const digit of order(bitsOf(from.marks[cell] as number))) {
      const next = copyOf(from);
      place(next, cell, digit);
      search(next);
      if (found.length >= limit) return;
    }
  };
  const start = copyOf(grid);
  start.singles.set(grid.singles);
  start.singleCount = grid.singleCount;
  search(start);
  return found;
}
