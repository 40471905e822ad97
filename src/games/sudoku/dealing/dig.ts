import type { Random } from "../../../maths/random.ts";
import { candidatesOf } from "../board/candidates.ts";
import { addTo, removeFrom } from "../board/cell-set.ts";
import type { Layout } from "../board/layout.ts";
import { fillings } from "../solver/fillings.ts";
import { createSolver } from "../solver/solver.ts";
import { fullGrid } from "./full-grid.ts";

/** A full grid from which givens are taken away in pairs, half a turn apart, as long as it is the only solution. */
export interface Dig {
  readonly full: Uint8Array;
  /** The board as it is: 0 for an empty cell. */
  readonly values: Uint8Array;
  /** The first cell of each pair; the middle cell of a 9x9 grid is its own partner. */
  readonly pairs: readonly number[];
  /** Puts a pair back. */
  restore(pair: number): void;
  /** Takes a pair away if the board keeps one solution; false where it would not. */
  remove(pair: number): boolean;
  /** Remembers the board as it is. */
  keep(): void;
  /** Makes it again what it was when it was kept. */
  goBack(): void;
}

const solver = createSolver();
/** Most sets of cells that are remembered for a full grid: there is no gain in more. */
const mostKnown = 300;

/** A full grid at random, nothing taken away. */
export function startDig(layout: Layout, random: Random): Dig {
  const { cells } = layout;
  const full = fullGrid(layout, random);
  const values = Uint8Array.from(full);
  // Cells that a second solution fills otherwise: a board without a given among them has that solution too. Half the tests
  // are answered by those that were met before.
  const changed = new Int32Array(3 * mostKnown);
  const given = new Int32Array(3);
  for (let cell = 0; cell < cells; cell++) addTo(given, 0, cell);
  let known = 0;

  const isOpen = (): boolean => {
    const first = given[0] as number;
    const second = given[1] as number;
    const third = given[2] as number;
    for (let at = 0; at < known * 3; at += 3)
      if (
        ((changed[at] as number) & first) === 0 &&
        ((changed[at + 1] as number) & second) === 0 &&
        ((changed[at + 2] as number) & third) === 0
      )
        return true;
    return false;
  };
  const remember = (solution: ArrayLike<number>): void => {
    if (known === mostKnown) return;
    for (let cell = 0; cell < cells; cell++) if (solution[cell] !== full[cell]) addTo(changed, known * 3, cell);
    if (changed[known * 3] || changed[known * 3 + 1] || changed[known * 3 + 2]) known++;
  };
  /** Whether the board has one solution, as it had before it lost these cells. */
  const hasOneSolution = (lost: readonly number[]): boolean => {
    if (isOpen()) return false;
    if (layout.size < 9) {
      const found = fillings(candidatesOf(layout, values), 2);
      for (const solution of found) remember(solution);
      return found.length === 1;
    }
    if (!solver.hasOther(values, full, lost)) return true;
    remember(solver.solution);
    return false;
  };
  const both = (pair: number): readonly number[] => [pair, cells - 1 - pair];
  const restore = (pair: number): void => {
    for (const cell of both(pair)) {
      values[cell] = full[cell] as number;
      addTo(given, 0, cell);
    }
  };
  const takeAway = (pair: number): void => {
    for (const cell of both(pair)) {
      values[cell] = 0;
      removeFrom(given, 0, cell);
    }
  };
  const remove = (pair: number): boolean => {
    takeAway(pair);
    if (hasOneSolution(both(pair))) return true;
    restore(pair);
    return false;
  };
  const pairs = Array.from({ length: Math.ceil(cells / 2) }, (_, cell) => cell);
  const keptValues = Uint8Array.from(values);
  const keptGiven = Int32Array.from(given);
  const keep = (): void => {
    keptValues.set(values);
    keptGiven.set(given);
  };
  const goBack = (): void => {
    values.set(keptValues);
    given.set(keptGiven);
  };
  return { full, values, pairs, restore, remove, keep, goBack };
}
