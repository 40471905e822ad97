import { type Board, press } from "./board.ts";
import { leadingRows } from "./fewest.ts";

/** One row of a chase: its lights, and how often the cell below each of them is pressed. */
export interface Link {
  /** Counted from 0. */
  readonly row: number;
  readonly lights: readonly number[];
  /** The cells to press, each as often as it is to be pressed. */
  readonly presses: readonly number[];
}

/**
 * The next row of a chase: the first from the top that is lit and has a row below to put it out from. Each of its lights is
 * changed by the cell below it, which changes nothing else in that row. Where a board wraps around, the chase begins in its
 * second row: the first one hangs on the last. Null when it has come to its end.
 */
export function nextLink(board: Board): Link | null {
  const { size, colours, lights } = board;
  for (let row = leadingRows(board) - 1; row < size - 1; row++) {
    const lit = lights.flatMap((light, cell) => (light > 0 && Math.floor(cell / size) === row ? [cell] : []));
    if (lit.length === 0) continue;
    const presses = lit.flatMap((cell) => new Array<number>(colours - (lights[cell] ?? 0)).fill(cell + size));
    return { row, lights: lit, presses };
  }
  return null;
}

/** The board at the end of a chase. */
export function chased(board: Board): Board {
  const link = nextLink(board);
  return link ? chased(link.presses.reduce(press, board)) : board;
}
