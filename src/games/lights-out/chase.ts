import { type Board, press } from "./board.ts";

/** What light chasing comes to. */
export interface Chase {
  /** How often each cell is pressed. */
  readonly presses: readonly number[];
  /** The cells of the last row that stay lit. */
  readonly left: readonly number[];
}

/**
 * Light chasing on a board that does not wrap around, with nothing pressed in the first row: each light is put out from the
 * cell below it, row by row, until only the last row may still be lit.
 */
export function chase(board: Board): Chase {
  const { size, colours } = board;
  const presses = new Array<number>(board.lights.length).fill(0);
  let at = board;
  for (let cell = size; cell < presses.length; cell++) {
    while (at.lights[cell - size] !== 0) {
      at = press(at, cell);
      presses[cell] = ((presses[cell] ?? 0) + 1) % colours;
    }
  }
  return { presses, left: at.lights.flatMap((light, cell) => (light === 0 ? [] : [cell])) };
}
