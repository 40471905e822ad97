import { highest, lowest } from "../../../maths/bits.ts";
import type { Cage } from "./board.ts";

// Cages too wide to list their layouts: what smallest and largest sums and products of the other cells leave to each cell.
// Weaker than a list, but it costs one pass, and it is exact once every cell is filled.

/**
 * What may stand in each cell of a wide cage as far as bounds tell; null when nothing fits any more.
 * `candidates` are those of the whole board.
 */
export function bounded(size: number, cage: Cage, candidates: Int32Array): number[] | null {
  const masks = cage.cells.map((cell) => candidates[cell] ?? 0);
  if (masks.includes(0)) return null;
  const { operation } = cage;
  const sums = operation === "add" || operation === "hidden" ? boundedSum(size, cage, masks) : null;
  const products = operation === "multiply" || operation === "hidden" ? boundedProduct(cage, masks) : null;
  if (!sums || !products) return sums ?? products;
  return sums.map((mask, at) => mask | (products[at] ?? 0));
}

function boundedSum(size: number, { cells, target }: Cage, masks: readonly number[]): number[] | null {
  let least = 0;
  let most = 0;
  // In a row the values differ: k of them make at least 1 + ... + k.
  const rows = new Map<number, { cells: number; least: number; most: number }>();
  for (const [at, mask] of masks.entries()) {
    least += lowest(mask) + 1;
    most += highest(mask) + 1;
    const number = Math.floor((cells[at] ?? 0) / size);
    const row = rows.get(number) ?? { cells: 0, least: 0, most: 0 };
    rows.set(number, {
      cells: row.cells + 1,
      least: row.least + lowest(mask) + 1,
      most: row.most + highest(mask) + 1,
    });
  }
  let differentLeast = 0;
  let differentMost = 0;
  for (const row of rows.values()) {
    const steps = (row.cells * (row.cells - 1)) / 2;
    differentLeast += Math.max(row.least, steps + row.cells);
    differentMost += Math.min(row.most, row.cells * size - steps);
  }
  if (target < differentLeast || target > differentMost) return null;
  return masks.map((mask) =>
    kept(mask, (value) => least - lowest(mask) - 1 + value <= target && target <= most - highest(mask) - 1 + value),
  );
}

function boundedProduct({ target }: Cage, masks: readonly number[]): number[] | null {
  // What is left to make when the filled cells are taken away; the bounds may be huge and rounded, hence the slack.
  let rest = target;
  let least = 1;
  let most = 1;
  for (const mask of masks)
    if ((mask & (mask - 1)) === 0) rest /= lowest(mask) + 1;
    else {
      least *= lowest(mask) + 1;
      most *= highest(mask) + 1;
    }
  if (!Number.isInteger(rest) || rest < 1 || rest < least * 0.999_999 || rest > most * 1.000_001) return null;
  return masks.map((mask) =>
    (mask & (mask - 1)) === 0
      ? mask
      : kept(
          mask,
          (value) =>
            rest % value === 0 &&
            (least / (lowest(mask) + 1)) * value <= rest * 1.000_001 &&
            (most / (highest(mask) + 1)) * value >= rest * 0.999_999,
        ),
  );
}

function kept(mask: number, fits: (value: number) => boolean): number {
  let left = 0;
  for (let rest = mask; rest; rest &= rest - 1) {
    const value = lowest(rest) + 1;
    if (fits(value)) left |= 1 << (value - 1);
  }
  return left;
}
