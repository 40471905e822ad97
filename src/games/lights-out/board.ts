/** Which game it is. */
export interface Kind {
  /** Rows and columns, 3 to 7. */
  readonly size: number;
  /** Whether a cross that leaves the board at one edge comes in again at the opposite one. */
  readonly wrap: boolean;
  /** 2: off and on. 3: off, dim and bright; a press makes off dim, dim bright, and bright off. */
  readonly colours: 2 | 3;
}

/** The light of each cell in reading order: 0 for off. */
export interface Board extends Kind {
  readonly lights: readonly number[];
}

/** A state is what is lit: a board. */
export type State = Board;

/** The cell that is pressed, row and column from 0. */
export interface Move {
  readonly row: number;
  readonly column: number;
}

/** The sizes that are offered. */
export const sizes = { least: 3, most: 7 };

/** The cells that a press changes: the cell itself and those beside it. */
export function cross({ size, wrap }: Kind, cell: number): readonly number[] {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const arms = [
    [row - 1, column],
    [row, column - 1],
    [row, column],
    [row, column + 1],
    [row + 1, column],
  ] as const;
  return arms.flatMap(([r, c]) => {
    if (wrap) return [((r + size) % size) * size + ((c + size) % size)];
    return r < 0 || c < 0 || r >= size || c >= size ? [] : [r * size + c];
  });
}

/** The board after a press. */
export function press(board: Board, cell: number): Board {
  const hit = cross(board, cell);
  return {
    ...board,
    lights: board.lights.map((light, at) => (hit.includes(at) ? (light + 1) % board.colours : light)),
  };
}

/** Whether every light is off. */
export function isDark({ lights }: Board): boolean {
  return lights.every((light) => light === 0);
}
