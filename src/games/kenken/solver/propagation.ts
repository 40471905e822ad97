import { bitCount, lowest } from "../../../maths/bits.ts";
import type { Board } from "../board/board.ts";
import { bounded } from "../board/bounds.ts";
import { layoutsOf } from "../board/layouts.ts";

/**
 * What the search does, in units of looking at one layout (15 ns where it was measured): least squares over 340 boards, from
 * pairs to cages of dozens of cells. The time of most of them is then told within a third.
 */
const costs = { cage: 9, wideCell: 8, guess: 100 };

/** The candidates of a board, and what its cages and lines make of them. */
export interface Propagation {
  /** Leaves the cell only these candidates where nothing else is to be followed; false when none is left. */
  guess(cell: number, mask: number): boolean;
  /** Follows what the cages and lines say until nothing changes; false at a contradiction. */
  settle(): boolean;
  /** The open cell with the fewest candidates; -1 when all are filled. */
  narrowest(): number;
  /** The candidates of a cell, as bits. */
  candidatesOf(cell: number): number;
  /** The value of each cell, when all are filled. */
  values(): readonly number[];
  /** Gives what brings back everything as it stands now. */
  saved(): () => void;
  /** The work so far, in those units. */
  effort(): number;
}

/** The propagation of a board with all candidates in all cells. */
export function createPropagation({ size, cages }: Board): Propagation {
  const cellCount = size * size;
  const full = (1 << size) - 1;
  const candidates = new Int32Array(cellCount).fill(full);
  const { layouts, from, to, cageOf } = livingLayouts({ size, cages });
  const dirtyCages = new Uint8Array(cages.length).fill(1);
  const dirtyLines = new Uint8Array(2 * size).fill(1);
  let pending = true;
  let effort = 0;

  /** Leaves a cell only these candidates; false when none is left. A cell down to one takes it from its row and column. */
  function keep(cell: number, mask: number): boolean {
    const before = candidates[cell] as number;
    const after = before & mask;
    if (after === before) return true;
    if (after === 0) return false;
    candidates[cell] = after;
    const row = (cell / size) | 0;
    const column = cell - row * size;
    dirtyCages[cageOf[cell] as number] = 1;
    dirtyLines[row] = 1;
    dirtyLines[size + column] = 1;
    pending = true;
    if ((after & (after - 1)) !== 0) return true;
    for (let at = 0; at < size; at++) {
      const beside = row * size + at;
      const below = at * size + column;
      if (beside !== cell && !keep(beside, ~after)) return false;
      if (below !== cell && !keep(below, ~after)) return false;
    }
    return true;
  }

  function settle(): boolean {
    while (pending) {
      pending = false;
      for (let cage = 0; cage < cages.length; cage++)
        if (dirtyCages[cage]) {
          dirtyCages[cage] = 0;
          if (!((to[cage] as number) < 0 ? settleWide(cage) : settleCage(cage))) return false;
        }
      for (let line = 0; line < 2 * size; line++)
        if (dirtyLines[line]) {
          dirtyLines[line] = 0;
          if (!settleLine(line)) return false;
        }
    }
    return true;
  }

  function settleCage(cage: number): boolean {
    const cells = cages[cage]?.cells as readonly number[];
    const unions = [0, 0, 0, 0, 0, 0, 0, 0];
    let last = to[cage] as number;
    effort += last - (from[cage] as number) + costs.cage;
    for (let at = from[cage] as number; at < last; ) {
      const layout = layouts[at] as number;
      let alive = true;
      for (let place = 0; alive && place < cells.length; place++)
        alive = ((candidates[cells[place] as number] as number) & (1 << ((layout >>> (4 * place)) & 15))) !== 0;
      if (alive) {
        for (let place = 0; place < cells.length; place++)
          unions[place] = (unions[place] as number) | (1 << ((layout >>> (4 * place)) & 15));
        at++;
      } else {
        last--;
        layouts[at] = layouts[last] as number;
        layouts[last] = layout;
      }
    }
    to[cage] = last;
    for (let place = 0; place < cells.length; place++)
      if (!keep(cells[place] as number, unions[place] as number)) return false;
    return true;
  }

  function settleWide(cage: number): boolean {
    const wide = cages[cage];
    const masks = wide ? bounded(size, wide, candidates) : null;
    if (!wide || !masks) return false;
    effort += costs.wideCell * wide.cells.length;
    for (const [place, cell] of wide.cells.entries()) if (!keep(cell, masks[place] ?? 0)) return false;
    return true;
  }

  /** A value that has one place left in a line stands there. */
  function settleLine(line: number): boolean {
    const start = line < size ? line * size : line - size;
    const step = line < size ? 1 : size;
    let once = 0;
    let twice = 0;
    for (let at = 0, cell = start; at < size; at++, cell += step) {
      const mask = candidates[cell] as number;
      twice |= once & mask;
      once |= mask;
    }
    if (once !== full) return false;
    const single = once & ~twice;
    if (single === 0) return true;
    for (let at = 0, cell = start; at < size; at++, cell += step) {
      const mask = (candidates[cell] as number) & single;
      if (mask !== 0 && !keep(cell, mask)) return false;
    }
    return true;
  }

  return {
    guess(cell, mask) {
      effort += costs.guess;
      dirtyCages.fill(0);
      dirtyLines.fill(0);
      pending = false;
      return keep(cell, mask);
    },
    settle,
    narrowest() {
      let best = -1;
      let fewest = size + 1;
      for (let cell = 0; cell < cellCount && fewest > 2; cell++) {
        const left = bitCount[candidates[cell] as number] as number;
        if (left > 1 && left < fewest) {
          best = cell;
          fewest = left;
        }
      }
      return best;
    },
    candidatesOf: (cell) => candidates[cell] as number,
    values: () => Array.from(candidates, (mask) => lowest(mask) + 1),
    saved() {
      const candidatesBefore = candidates.slice();
      const toBefore = to.slice();
      return () => {
        candidates.set(candidatesBefore);
        to.set(toBefore);
      };
    },
    effort: () => effort,
  };
}

/**
 * The living layouts of a cage are layouts[from[cage]] up to, without, layouts[to[cage]]; a dead one is swapped behind them,
 * so going back is setting `to` back. A wide cage has none, and `to` is below `from`.
 */
function livingLayouts({ size, cages }: Board) {
  const lists = cages.map((cage) => layoutsOf(size, cage));
  const layouts = new Int32Array(lists.reduce((total, list) => total + (list?.length ?? 0), 0));
  const from = new Int32Array(cages.length);
  const to = new Int32Array(cages.length);
  const cageOf = new Int32Array(size * size);
  let end = 0;
  for (const [cage, list] of lists.entries()) {
    from[cage] = end;
    if (list) layouts.set(list, end);
    end += list?.length ?? 0;
    to[cage] = list ? end : -1;
    for (const cell of cages[cage]?.cells ?? []) cageOf[cell] = cage;
  }
  return { layouts, from, to, cageOf };
}
