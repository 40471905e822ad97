import type { Board } from "./board.ts";
import type { Clue } from "./clue.ts";
import { consequences } from "./exact.ts";
import { closedField, hidden, safe } from "./known-field.ts";

/** How much thinking is allowed: one number at a time, two numbers together, all of them and the mines that are left. */
export type Rank = 1 | 2 | 3;

/** How far thinking leads from the first cell. */
export interface Swept {
  /** Cells without a mine that stay closed. */
  readonly left: number;
  /** The hardest thinking that was needed. */
  readonly needed: Rank;
  /** Every cell as it is known at the end: `hidden`, `safe` or `mine`. */
  readonly known: Uint8Array;
  /** Whether numbers hung together too widely to be followed (`component.ts`), so that more might be certain. */
  readonly gaveUp: boolean;
}

/** Cells up to two rows and columns away: only numbers so near share cells. */
const reach = 2;

/**
 * Clears a field by thinking from its first cell as far as it goes. A deal runs this some thousand times, so it keeps its
 * counts up to date cell by cell in typed arrays: 0.1 ms for 30x16.
 */
export function sweep(board: Board, rank: Rank): Swept {
  const { rows, columns } = board;
  const size = rows * columns;
  const { near, known, around, mines, left, minesLeft, open, mark, nextSingle, nextPair, touch } = closedField(board);
  let needed: Rank = 1;
  let gaveUp = false;

  const oneNumber = (cell: number) => {
    if (around[cell] === 0) return;
    if (mines[cell] === 0) for (const other of near[cell] as readonly number[]) open(other);
    else if (mines[cell] === around[cell]) for (const other of near[cell] as readonly number[]) mark(other);
  };

  /** `pair.ts` on counts. */
  const twoNumbers = (more: number, fewer: number): boolean => {
    const difference = (mines[more] as number) - (mines[fewer] as number);
    if (difference < 0) return false;
    const row = Math.floor(fewer / columns);
    const column = fewer % columns;
    const shared = (cell: number) =>
      Math.abs(Math.floor(cell / columns) - row) <= 1 && Math.abs((cell % columns) - column) <= 1;
    let own = 0;
    for (const cell of near[more] as readonly number[]) if (known[cell] === hidden && !shared(cell)) own++;
    const common = (around[more] as number) - own;
    const others = (around[fewer] as number) - common;
    if (own !== difference || common === 0 || own + others === 0) return false;
    const certain = (near[fewer] as readonly number[]).filter(
      (cell) => !(near[more] as readonly number[]).includes(cell),
    );
    const found = (near[more] as readonly number[]).filter((cell) => !shared(cell));
    for (const cell of found) mark(cell);
    for (const cell of certain) if (cell !== more) open(cell);
    return true;
  };

  const somePair = (): boolean => {
    for (let one = nextPair(); one !== undefined; one = nextPair()) {
      if (around[one] === 0) continue;
      const row = Math.floor(one / columns);
      const column = one % columns;
      for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++)
        for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
          const other = r * columns + c;
          if (other === one || known[other] !== safe || around[other] === 0) continue;
          if (!twoNumbers(one, other) && !twoNumbers(other, one)) continue;
          touch(one);
          return true;
        }
    }
    return false;
  };

  const everything = (): boolean => {
    const clues: Clue[] = [];
    const beside = new Uint8Array(size);
    for (let cell = 0; cell < size; cell++) {
      if (known[cell] !== safe || around[cell] === 0) continue;
      const cells = (near[cell] as readonly number[]).filter((other) => known[other] === hidden);
      for (const other of cells) beside[other] = 1;
      clues.push({ cell, hidden: cells, mines: mines[cell] as number });
    }
    const others: number[] = [];
    for (let cell = 0; cell < size; cell++) if (known[cell] === hidden && !beside[cell]) others.push(cell);
    const found = consequences(clues, others.length, minesLeft());
    gaveUp = found === null;
    if (found === null) return false;
    for (const cell of found.safe) open(cell);
    for (const cell of found.mines) mark(cell);
    if (found.others === "safe") for (const cell of others) open(cell);
    if (found.others === "mines") for (const cell of others) mark(cell);
    return found.safe.length + found.mines.length > 0 || found.others !== null;
  };

  open(board.start);
  while (left() > 0) {
    const next = nextSingle();
    if (next !== undefined) oneNumber(next);
    else if (rank >= 2 && somePair()) needed = Math.max(needed, 2) as Rank;
    else if (rank >= 3 && everything()) needed = 3;
    else break;
  }
  return { left: left(), needed, known, gaveUp };
}
