import type { Cage } from "./board.ts";

/**
 * A layout is one way to fill a cage, packed into a number: four bits a cell, the first cell lowest, each the value less one.
 * Cages of more cells than this, and those with more layouts than `most`, are too wide to be listed: bounds.ts looks after them.
 */
const mostCells = 8;
/** Cages that are dealt have at most some hundreds; 13,000 were listed in three milliseconds. */
const most = 20_000;

/** The value less one of a cell in a layout, by its place in the cage. */
export const valueIn = (layout: number, place: number): number => (layout >>> (4 * place)) & 15;

const known = new Map<string, Int32Array | null>();
const ofCage = new WeakMap<Cage, Int32Array | null>();

/** All layouts of a cage in an empty board, in rising order of their first cells' values; null where it is too wide. Not to be changed. */
export function layoutsOf(size: number, cage: Cage): Int32Array | null {
  // Dealing changes a board a cage or two at a time, so most cages are asked for again as they are.
  const before = ofCage.get(cage);
  if (before !== undefined) return before;
  const list = cage.cells.length > mostCells ? null : byShape(size, cage);
  ofCage.set(cage, list);
  return list;
}

function byShape(size: number, cage: Cage): Int32Array | null {
  const { operation, target } = cage;
  // Two cages of one shape and clue have the same layouts wherever they lie; dealing meets them again and again.
  const first = cage.cells[0] ?? 0;
  let key = `${size}${operation}${target}`;
  for (const cell of cage.cells)
    key += `,${(Math.floor(cell / size) - Math.floor(first / size)) * 16 + (cell % size) - (first % size)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = list(size, cage);
  if (known.size > 3000) known.clear();
  known.set(key, found);
  return found;
}

function list(size: number, { cells, operation, target }: Cage): Int32Array | null {
  const count = cells.length;
  const sums = operation === "add" || operation === "hidden" || count === 1;
  const products = (operation === "multiply" || operation === "hidden") && count > 1;
  const differences = (operation === "subtract" || operation === "hidden") && count === 2;
  const quotients = (operation === "divide" || operation === "hidden") && count === 2;
  // For each cell the places before it in the cage that lie in its row or column.
  const rivals = cells.map((cell, at) =>
    cells.slice(0, at).flatMap((other, place) => (inLine(size, cell, other) ? [place] : [])),
  );
  const found: number[] = [];
  const values = new Array<number>(count).fill(0);

  function isTarget(sum: number, product: number): boolean {
    if ((sums && sum === target) || (products && product === target)) return true;
    const [a = 0, b = 0] = values;
    return (differences && Math.abs(a - b) === target) || (quotients && (a === b * target || b === a * target));
  }

  /** Goes through all values of a cell; false where there are too many layouts. */
  function fill(at: number, sum: number, product: number, packed: number): boolean {
    if (at === count) {
      if (isTarget(sum, product)) found.push(packed);
      return found.length <= most;
    }
    const left = count - at - 1;
    const rivalsHere = rivals[at] ?? [];
    for (let value = 1; value <= size; value++) {
      if (rivalsHere.some((place) => values[place] === value)) continue;
      const total = sum + value;
      const times = product * value;
      const hope =
        (sums && total + left <= target && target <= total + left * size) ||
        (products && times <= target && target % times === 0 && target <= times * size ** left) ||
        differences ||
        quotients;
      if (!hope) continue;
      values[at] = value;
      if (!fill(at + 1, total, times, packed | ((value - 1) << (4 * at)))) return false;
    }
    return true;
  }

  return fill(0, 0, 1, 0) ? Int32Array.from(found) : null;
}

/** Whether two cells lie in one row or column. */
export function inLine(size: number, cell: number, other: number): boolean {
  return Math.floor(cell / size) === Math.floor(other / size) || cell % size === other % size;
}
