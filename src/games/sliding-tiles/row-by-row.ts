import { type Board, homeOf, isInOrder, type Move, movable, type Size, slide } from "./board.ts";

/** The tiles to bring home next, all together, and the fewest moves for it that leave the tiles before them at home. */
export interface Leg {
  readonly tiles: readonly number[];
  /** The tiles that are at home already and are not touched. */
  readonly kept: readonly number[];
  readonly moves: readonly [Move, ...Move[]];
}

/**
 * The order in which a person fills a board: row after row from the top, the last two tiles of a row together because the
 * first of them would be in the way of the other; the last two rows column after column; at last the corner of three.
 */
export function legs({ rows, columns }: Size): readonly (readonly number[])[] {
  const order: number[][] = [];
  const tile = (row: number, column: number) => row * columns + column + 1;
  let row = 0;
  for (; rows - row > 2; row++) {
    for (let column = 0; column < columns - 2; column++) order.push([tile(row, column)]);
    order.push([tile(row, columns - 2), tile(row, columns - 1)]);
  }
  let column = 0;
  for (; columns - column > 2; column++) order.push([tile(row, column), tile(row + 1, column)]);
  order.push([tile(row, column), tile(row, column + 1), tile(row + 1, column)]);
  return order;
}

/** The next leg of the way row by row; null when the board is in order, or cannot be. */
export function nextLeg(board: Board): Leg | null {
  const kept: number[] = [];
  for (const tiles of legs(board)) {
    if (tiles.some((tile) => board.tiles[homeOf(board, tile)] !== tile)) {
      const [first, ...more] = bringHome(board, tiles, kept) ?? [];
      return first === undefined ? null : { tiles, kept, moves: [first, ...more] };
    }
    kept.push(...tiles);
  }
  return null;
}

/** The whole way row by row: not the shortest, but at hand at once. Empty for a board that is in order, or cannot be. */
export function rowByRow(board: Board): readonly Move[] {
  const way: Move[] = [];
  let at = board;
  for (let leg = nextLeg(at); leg && !isInOrder(at); leg = nextLeg(at)) {
    way.push(...leg.moves);
    at = leg.moves.reduce(slide, at);
  }
  return way;
}

/** The fewest moves that bring the tiles home with the kept tiles at rest, breadth first; null when there are none. */
function bringHome(board: Board, tiles: readonly number[], kept: readonly number[]): readonly Move[] | null {
  // Only where the gap and the tiles in question are matters: 16 * 15 * 14 places at most for a pair on a 4 by 4 board.
  const place = ({ tiles: all }: Board) => [0, ...tiles].map((tile) => all.indexOf(tile)).join();
  const seen = new Set([place(board)]);
  let reached: { readonly at: Board; readonly way: readonly Move[] }[] = [{ at: board, way: [] }];
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { at, way } of reached) {
      for (const tile of movable(at)) {
        if (kept.includes(tile)) continue;
        const after = slide(at, tile);
        const key = place(after);
        if (seen.has(key)) continue;
        seen.add(key);
        if (tiles.every((one) => after.tiles[homeOf(after, one)] === one)) return [...way, tile];
        next.push({ at: after, way: [...way, tile] });
      }
    }
    reached = next;
  }
  return null;
}
