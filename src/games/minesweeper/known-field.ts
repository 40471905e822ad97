import { type Board, mineHere, neighboursOf, numbersOf } from "./board.ts";

export const hidden = 0;
export const safe = 1;
export const mine = 2;

/** A field of which more and more is known, with its counts kept up to date cell by cell. */
export interface KnownField {
  /** The cells around each cell. */
  readonly near: readonly (readonly number[])[];
  /** Every cell as it is known: `hidden`, `safe` or `mine`. */
  readonly known: Uint8Array;
  /** Of every cell: how many cells around it are hidden. */
  readonly around: Uint8Array;
  /** Of an open cell: how many mines are among those. */
  readonly mines: Int8Array;
  /** How many cells without a mine are closed, and how many mines are not known. */
  left(): number;
  minesLeft(): number;
  open(cell: number): void;
  mark(cell: number): void;
  /** An open cell whose counts changed, to be looked at alone, and one to be looked at with others. */
  nextSingle(): number | undefined;
  nextPair(): number | undefined;
  /** Has a cell looked at once more. */
  touch(cell: number): void;
}

/** A field with all cells closed. */
export function closedField(board: Board): KnownField {
  const { rows, columns } = board;
  const size = rows * columns;
  const near = neighboursOf(rows, columns);
  const numbers = numbersOf(board);
  const known = new Uint8Array(size);
  const around = Uint8Array.from(near, (cells) => cells.length);
  const mines = new Int8Array(size);
  let left = numbers.filter((number) => number !== mineHere).length;
  let minesLeft = size - left;

  const singles: number[] = [];
  const pairs: number[] = [];
  const inPairs = new Uint8Array(size);
  const touch = (cell: number) => {
    singles.push(cell);
    if (inPairs[cell]) return;
    inPairs[cell] = 1;
    pairs.push(cell);
  };

  const open = (cell: number) => {
    if (known[cell] !== hidden) return;
    known[cell] = safe;
    left--;
    let needs = numbers[cell] as number;
    for (const other of near[cell] as readonly number[]) {
      around[other] = (around[other] as number) - 1;
      if (known[other] === mine) needs--;
      else if (known[other] === safe) touch(other);
    }
    mines[cell] = needs;
    touch(cell);
  };
  const mark = (cell: number) => {
    if (known[cell] !== hidden) return;
    known[cell] = mine;
    minesLeft--;
    for (const other of near[cell] as readonly number[]) {
      around[other] = (around[other] as number) - 1;
      if (known[other] !== safe) continue;
      mines[other] = (mines[other] as number) - 1;
      touch(other);
    }
  };

  return {
    near,
    known,
    around,
    mines,
    left: () => left,
    minesLeft: () => minesLeft,
    open,
    mark,
    nextSingle: () => singles.pop(),
    nextPair() {
      const cell = pairs.pop();
      if (cell !== undefined) inPairs[cell] = 0;
      return cell;
    },
    touch,
  };
}
