import { atMostOne, bitsOf, lowest } from "../../../maths/bits.ts";
import type { Layout } from "./layout.ts";

/** A digit in a cell, as one number. */
export const candidate = (cell: number, digit: number): number => cell * 10 + digit;
export const cellOf = (one: number): number => Math.floor(one / 10);
export const digitOf = (one: number): number => one % 10;

/** The candidates of these cells with these digits, as bits, out of all that `marks` has. */
export function candidatesIn(cells: readonly number[], digits: number, marks: Uint16Array): number[] {
  return cells.flatMap((cell) => bitsOf((marks[cell] as number) & digits).map((digit) => candidate(cell, digit)));
}

/**
 * What may still stand where, kept in two ways at once, so that a technique reads what it needs without counting: the
 * digits of each cell, and the positions of each digit in each house. `place` and `strike` change both.
 */
export interface Candidates {
  readonly layout: Layout;
  /** The digit of each cell, 0 for an empty one. */
  readonly values: Uint8Array;
  /** The digits that may stand in each empty cell: bit 1 for a 1. No bits for a filled cell. */
  readonly marks: Uint16Array;
  /** [house * 10 + digit]: the positions in which it may stand: bit 0 for the first. No bits where it stands already. */
  readonly places: Uint16Array;
  /** Singles that have come up, as candidates; a stack. Each cell, and each digit of each house, comes up once at most. */
  readonly singles: Uint16Array;
  singleCount: number;
  /** [house]: how many of its cells are empty; and how many are on the whole grid. */
  readonly open: Uint8Array;
  empty: number;
  /** Whether a cell has no digit left, or a digit no cell of some house. */
  broken: boolean;
}

const blanks = new Map<Layout, Candidates>();

/** An empty grid with all candidates. */
export function emptyGrid(layout: Layout): Candidates {
  const blank = blanks.get(layout) ?? blankGrid(layout);
  blanks.set(layout, blank);
  return copyOf(blank);
}

function blankGrid(layout: Layout): Candidates {
  const { size, cells, all } = layout;
  const houses = 3 * size;
  return {
    layout,
    values: new Uint8Array(cells),
    marks: new Uint16Array(cells).fill(all),
    places: Uint16Array.from({ length: houses * 10 }, (_, at) => (at % 10 >= 1 && at % 10 <= size ? all >> 1 : 0)),
    singles: new Uint16Array(cells + houses * size),
    singleCount: 0,
    open: new Uint8Array(houses).fill(size),
    empty: cells,
    broken: false,
  };
}

/** Makes `to` the same as `from`; both of one size. Singles that wait in `from` are forgotten in `to`. */
export function copyInto(to: Candidates, from: Candidates): void {
  to.values.set(from.values);
  to.marks.set(from.marks);
  to.places.set(from.places);
  to.singleCount = 0;
  to.open.set(from.open);
  to.empty = from.empty;
  to.broken = from.broken;
}

/** A copy; singles that wait are forgotten. */
export function copyOf(from: Candidates): Candidates {
  return {
    ...from,
    values: from.values.slice(),
    marks: from.marks.slice(),
    places: from.places.slice(),
    singles: new Uint16Array(from.singles.length),
    singleCount: 0,
    open: from.open.slice(),
  };
}

/** The candidates that the rules leave: `values` gives the digit of each cell, 0 for none. */
export function candidatesOf(layout: Layout, values: ArrayLike<number>): Candidates {
  const grid = emptyGrid(layout);
  for (let cell = 0; cell < layout.cells; cell++) {
    const digit = values[cell] ?? 0;
    if (digit) place(grid, cell, digit);
  }
  return grid;
}

/** Takes a digit from a cell that has it among its marks. */
export function strike(grid: Candidates, cell: number, digit: number): void {
  const { layout, marks, places, singles } = grid;
  const left = (marks[cell] as number) & ~(1 << digit);
  marks[cell] = left;
  if (left === 0) grid.broken = true;
  else if (atMostOne(left)) singles[grid.singleCount++] = cell * 10 + lowest(left);
  for (let at = cell * 3; at < cell * 3 + 3; at++) {
    const house = layout.houseOf[at] as number;
    const before = places[house * 10 + digit] as number;
    // No places: the digit stands in this house, and is being taken from the cells around it.
    if (before === 0) continue;
    const after = before & ~(1 << (layout.positionOf[at] as number));
    places[house * 10 + digit] = after;
    if (after === 0) grid.broken = true;
    else if (atMostOne(after))
      singles[grid.singleCount++] = (layout.cellAt[house * layout.size + lowest(after)] as number) * 10 + digit;
  }
}

/** Writes a digit into an empty cell and strikes it from all cells around. */
export function place(grid: Candidates, cell: number, digit: number): void {
  const { layout, marks, places, values, open } = grid;
  const bit = 1 << digit;
  if (values[cell] !== 0 || !((marks[cell] as number) & bit)) {
    if (values[cell] !== digit) grid.broken = true;
    return;
  }
  for (let others = (marks[cell] as number) & ~bit; others; others &= others - 1) strike(grid, cell, lowest(others));
  values[cell] = digit;
  marks[cell] = 0;
  grid.empty--;
  for (let at = cell * 3; at < cell * 3 + 3; at++) {
    const house = layout.houseOf[at] as number;
    places[house * 10 + digit] = 0;
    open[house] = (open[house] as number) - 1;
  }
  const { peers, peerCount } = layout;
  for (let at = cell * peerCount; at < (cell + 1) * peerCount; at++) {
    const peer = peers[at] as number;
    if ((marks[peer] as number) & bit) strike(grid, peer, digit);
  }
}

/**
 * Places all singles, naked and hidden, that came up, and those that come up by it. This finds nothing that the techniques
 * of singles would not: it is how grading and chains get past them without looking through all houses for each (a board of
 * singles alone is filled in 20 microseconds so, in 120 by looking).
 */
export function settle(grid: Candidates): void {
  const { singles, values } = grid;
  while (grid.singleCount > 0 && !grid.broken) {
    const single = singles[--grid.singleCount] as number;
    // A cell that has got its other digit meanwhile leaves a house without this one: the grid is broken already.
    if (values[cellOf(single)] === 0) place(grid, cellOf(single), digitOf(single));
  }
}
