import type { Random } from "../../../maths/random.ts";

/** The cells beside and below and above a cell. */
function neighbours(size: number, cell: number): number[] {
  const column = cell % size;
  const near: number[] = [];
  if (cell >= size) near.push(cell - size);
  if (column > 0) near.push(cell - 1);
  if (column + 1 < size) near.push(cell + 1);
  if (cell + size < size * size) near.push(cell + size);
  return near;
}

/** For each size of board the neighbours of each cell, made once. */
const near = new Map<number, readonly (readonly number[])[]>();
export function neighboursOf(size: number): readonly (readonly number[])[] {
  const known = near.get(size) ?? Array.from({ length: size * size }, (_, cell) => neighbours(size, cell));
  near.set(size, known);
  return known;
}

/** How to cut: of a hundred cells that could, how many begin a pair; and how many cells a cage may have. */
export interface Manner {
  readonly pairs: number;
  readonly most: number;
}

/**
 * Cuts cells into cages at random: pairs first, then the cells left over are joined to what is beside them. A cell that finds
 * nothing with room stays alone.
 */
export function cut(size: number, cells: readonly number[], { pairs, most }: Manner, random: Random): number[][] {
  const near = neighboursOf(size);
  const cages: number[][] = [];
  const cageOf = new Map<number, number[] | null>(cells.map((cell) => [cell, null]));
  const pair = (cell: number, other: number) => {
    const cage = [cell, other];
    cageOf.set(cell, cage).set(other, cage);
    cages.push(cage);
  };
  const order = random.shuffle(cells);
  for (const cell of order) {
    if (cageOf.get(cell) || random.whole(1, 100) > pairs) continue;
    const free = near[cell]?.filter((other) => cageOf.get(other) === null) ?? [];
    if (free.length > 0) pair(cell, random.pick(free));
  }
  for (const cell of order) {
    if (cageOf.get(cell)) continue;
    const roomy = near[cell]?.filter((other) => cageOf.has(other) && (cageOf.get(other)?.length ?? 1) < most) ?? [];
    if (roomy.length === 0) {
      const alone = [cell];
      cageOf.set(cell, alone);
      cages.push(alone);
      continue;
    }
    const other = random.pick(roomy);
    const cage = cageOf.get(other);
    if (!cage) pair(cell, other);
    else {
      cage.push(cell);
      cageOf.set(cell, cage);
    }
  }
  for (const cage of cages) cage.sort((one, other) => one - other);
  return cages;
}
