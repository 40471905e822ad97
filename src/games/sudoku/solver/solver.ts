import { search, searchOther } from "./search.ts";

/** 81 numbers in reading order: 1 to 9 for a digit, 0 for an empty cell. */
export type Digits = Uint8Array | Int8Array;

/** Counts solutions again and again without making any object: for generators. */
export interface Solver {
  /** How many solutions there are, counted up to `limit`; 0 where the givens clash or are not 81 numbers from 0 to 9. */
  count(givens: Digits, limit: number): number;
  /** The first solution that the last `count` met; the next `count` writes over it. Means nothing where that gave 0. */
  readonly solution: Digits;
  /**
   * Whether a board has a solution that differs from the `known` one in some of these cells; `solution` is then such a one. For
   * a board with one solution that loses the givens of these cells: every other solution differs there.
   */
  hasOther(givens: Uint8Array, known: Uint8Array, cells: readonly number[]): boolean;
}

/** A solver with a buffer of its own for the solution. */
export function createSolver(): Solver {
  const solution = new Uint8Array(81);
  return {
    solution,
    count: (givens, limit) => search(givens, limit, solution),
    hasOther: (givens, known, cells) => searchOther(givens, known, cells, solution),
  };
}

const solver = createSolver();
const givens = new Uint8Array(81);

/**
 * One solution of a 9x9 grid, which is given as 81 characters with 0 or . for an empty cell. Null where there is none, or the
 * text is no such grid.
 */
export function solve(grid: string): string | null {
  return readGivens(grid) && solver.count(givens, 1) === 1 ? solver.solution.join("") : null;
}

/** How many solutions a grid has, counted up to `limit`; 0 where the text is not a grid. */
export function countSolutions(grid: string, limit: number): number {
  return readGivens(grid) ? solver.count(givens, limit) : 0;
}

/** Reads 81 characters into `givens`; false where the text is not a grid. */
function readGivens(grid: string): boolean {
  if (grid.length !== 81) return false;
  for (let cell = 0; cell < 81; cell++) {
    const code = grid.charCodeAt(cell);
    if (code >= 48 && code <= 57) givens[cell] = code - 48;
    else if (code === 46) givens[cell] = 0;
    else return false;
  }
  return true;
}
