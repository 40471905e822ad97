/** How many rows and columns a board has: 3 by 4 at most, and 4 by 4. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Tiles in reading order; 0 is the gap. In order it reads 1, 2, 3, ... and ends with the gap. */
export interface Board extends Size {
  readonly tiles: readonly number[];
}

/** A tile slides into the gap and the gap takes its place: a state is a board. */
export type State = Board;

/** The number of the tile that slides into the gap. */
export type Move = number;

/** The sizes that are offered, by their names in the settings. */
export const sizes: Readonly<Record<string, Size>> = {
  "3x2": { rows: 2, columns: 3 },
  "3x3": { rows: 3, columns: 3 },
  "4x3": { rows: 3, columns: 4 },
  "4x4": { rows: 4, columns: 4 },
};

/** The name of a size in the settings, columns first as on paper: "4x3" has 4 columns and 3 rows. */
export function sizeName({ rows, columns }: Size): string {
  return `${columns}x${rows}`;
}

/** The board whose tiles are in order. */
export function inOrder({ rows, columns }: Size): Board {
  const last = rows * columns;
  return { rows, columns, tiles: Array.from({ length: last }, (_, cell) => (cell + 1) % last) };
}

/** The cell where a tile (or the gap, 0) belongs. */
export function homeOf({ rows, columns }: Size, tile: number): number {
  return tile === 0 ? rows * columns - 1 : tile - 1;
}

/** Whether every tile is at home. */
export function isInOrder(board: Board): boolean {
  return board.tiles.every((tile, cell) => homeOf(board, tile) === cell);
}

/** The cells beside each cell, in the order above, left, right, below. */
export function neighbours({ rows, columns }: Size): readonly (readonly number[])[] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    return [
      ...(row > 0 ? [cell - columns] : []),
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...(row < rows - 1 ? [cell + columns] : []),
    ];
  });
}

/** The tiles that can slide, in the order of `neighbours`. */
export function movable(board: Board): readonly number[] {
  const gap = board.tiles.indexOf(0);
  return (neighbours(board)[gap] ?? []).map((cell) => board.tiles[cell] ?? 0);
}

/** The board after a tile has slid into the gap. */
export function slide(board: Board, tile: number): Board {
  const { rows, columns, tiles } = board;
  return { rows, columns, tiles: tiles.map((one) => (one === tile ? 0 : one === 0 ? tile : one)) };
}

/**
 * Whether a board can be put in order by sliding. Each slide swaps the gap with a tile, which makes an even arrangement odd
 * and an odd one even, and moves the gap one step: both change together, so half of all arrangements are never met.
 */
export function canBeOrdered(board: Board): boolean {
  const { columns, tiles } = board;
  const place = tiles.map((tile) => homeOf(board, tile));
  let swaps = 0;
  for (let cell = 0; cell < place.length; cell++) {
    for (let home = place[cell] ?? cell; home !== cell; home = place[cell] ?? cell) {
      [place[cell], place[home]] = [place[home] ?? home, home];
      swaps++;
    }
  }
  const gap = tiles.indexOf(0);
  const last = tiles.length - 1;
  const steps = Math.floor(last / columns) - Math.floor(gap / columns) + (last % columns) - (gap % columns);
  return swaps % 2 === steps % 2;
}
