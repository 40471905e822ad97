import { bitCount, lowest } from "../../../maths/bits.ts";
import { allNews, type Position } from "./position.ts";

/** Leaves a cell only these candidates; true when that took any away. */
export function keep(position: Position, cell: number, mask: number): boolean {
  const before = position.candidates[cell] as number;
  const after = before & mask;
  if (after === before) return false;
  position.candidates[cell] = after;
  const { size } = position;
  const row = (cell / size) | 0;
  position.cageNews[position.cageOf[cell] as number] = allNews;
  position.lineNews[row] = allNews;
  position.lineNews[size + cell - row * size] = allNews;
  if ((after & (after - 1)) === 0) {
    if (after === 0) position.broken = true;
    else position.singles.push(cell);
  }
  if (position.asked) position.struck.set(cell, (position.struck.get(cell) ?? 0) | (before & ~after));
  return true;
}

/** Takes the value of a cell with one candidate from the other cells of its row and column. */
export function fill(position: Position, cell: number): void {
  const { size, candidates, filled } = position;
  if (filled[cell]) return;
  filled[cell] = 1;
  position.open--;
  const others = ~(candidates[cell] as number);
  const row = (cell / size) | 0;
  const column = cell - row * size;
  for (let at = 0, beside = row * size, below = column; at < size; at++, beside++, below += size) {
    if (beside !== cell) keep(position, beside, others);
    if (below !== cell) keep(position, below, others);
  }
}

/** Whether a line, or a cage, has news for a technique, which takes note of them. */
export function takeNews(news: Uint8Array, at: number, bit: number): boolean {
  if (((news[at] as number) & bit) === 0) return false;
  news[at] = (news[at] as number) & ~bit;
  return true;
}

/** What the living layouts of a cage, after those that no longer fit the candidates are dropped, have in each of its cells. */
export const unions = new Int32Array(8);

/** Drops the layouts of a cage that no longer fit, and fills `unions`. Not for wide cages. */
export function prune(position: Position, cage: number): void {
  const { candidates, layouts } = position;
  const cells = position.board.cages[cage]?.cells as readonly number[];
  const count = cells.length;
  unions.fill(0);
  let last = position.to[cage] as number;
  for (let at = position.from[cage] as number; at < last; ) {
    const layout = layouts[at] as number;
    let alive = true;
    for (let place = 0, rest = layout; alive && place < count; place++, rest >>>= 4)
      alive = ((candidates[cells[place] as number] as number) & (1 << (rest & 15))) !== 0;
    if (alive) {
      for (let place = 0, rest = layout; place < count; place++, rest >>>= 4)
        unions[place] = (unions[place] as number) | (1 << (rest & 15));
      at++;
    } else {
      layouts[at] = layouts[--last] as number;
      layouts[last] = layout;
    }
  }
  if (last === position.from[cage]) position.broken = true;
  if (last === position.to[cage]) return;
  position.to[cage] = last;
  tellLines(position, cells);
}

/** That a cage has fewer layouts is news for all its lines, even where no candidate went. */
export function tellLines(position: Position, cells: readonly number[]): void {
  const { size, lineNews } = position;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place] as number;
    const row = (cell / size) | 0;
    lineNews[row] = (lineNews[row] as number) | forCages;
    lineNews[size + cell - row * size] = (lineNews[size + cell - row * size] as number) | forCages;
  }
}

/** Bits of a line's news that techniques about cages take: they are news of layouts, too. */
export const forClaims = 2;
export const forDemands = 8;
const forCages = forClaims | forDemands;

/** How many candidates a cell has. */
export const width = (position: Position, cell: number): number =>
  bitCount[position.candidates[cell] as number] as number;

/** The value of a cell with one candidate. */
export const valueAt = (position: Position, cell: number): number => lowest(position.candidates[cell] as number) + 1;
