import { Table } from "./solver-table.ts";
import type { Sums } from "./sums.ts";

/** What a search found. */
export interface Search {
  /** For each cell the number that it holds (1 for the first). */
  readonly solutions: readonly (readonly number[])[];
  /** False where the search stopped at its bound: then there may be more. */
  readonly finished: boolean;
}

export interface SearchOptions {
  /** Stop at so many solutions. */
  readonly limit: number;
  /** Stop after so many positions; a second takes some 600,000 of order 4 and 400,000 of order 5 (Node 20). */
  readonly bound?: number;
  /** The order in which numbers are tried in a cell (1 for the first); rising without it. */
  readonly order?: readonly number[];
}

/** All the ways to fill a board, up to a limit, by trying numbers in the cell that leaves the fewest. */
export function search(sums: Sums, { limit, bound = Number.POSITIVE_INFINITY, order }: SearchOptions): Search {
  if (sums.target === null) return { solutions: [], finished: true };
  const table = new Table(sums, sums.target);
  const solutions: number[][] = [];
  if (!table.giveAll(sums.givens)) return { solutions, finished: true };
  // The table works on the numbers in the order of their weights, so the order of trying is turned into that.
  const tried = (order ?? sums.weights.map((_, at) => at + 1)).map((number) => table.rankOf(number));
  let positions = 0;
  const visit = (): boolean => {
    if (++positions > bound) return false;
    const cell = table.narrowest();
    if (cell === Table.full) solutions.push(table.numbers());
    if (cell < 0) return solutions.length < limit;
    const candidates = table.candidates;
    for (const rank of tried) {
      if ((candidates & (1 << rank)) === 0) continue;
      table.put(cell, rank);
      const goesOn = visit();
      table.take(cell, rank);
      if (!goesOn) return false;
    }
    return true;
  };
  if (limit > 0) visit();
  return { solutions, finished: positions <= bound };
}
