import { placeIn } from "../../engine/game/rectangle.ts";
import { and } from "../../engine/words.ts";
import { type Board, homeOf, type Move } from "./board.ts";

/** "row 2, column 3": rows and columns are counted from 1. */
export function placeName({ columns }: Board, cell: number): string {
  return placeIn(columns, cell);
}

/** "tile 3", "tiles 3 and 4". */
export function tileNames(tiles: readonly number[]): string {
  return `${tiles.length === 1 ? "tile" : "tiles"} ${and(tiles)}`;
}

/** "right": the way that a tile slides from one cell to the cell beside it. */
export function direction(from: number, to: number): string {
  if (to === from + 1) return "right";
  if (to === from - 1) return "left";
  return to > from ? "down" : "up";
}

/** The board in a sentence or two: how much is at home, then row by row. */
export function boardWords(board: Board): string {
  const { rows, columns, tiles } = board;
  const home = tiles.filter((tile, cell) => tile !== 0 && homeOf(board, tile) === cell).length;
  const lines = Array.from({ length: rows }, (_, row) => {
    const line = tiles.slice(row * columns, (row + 1) * columns).map((tile) => (tile === 0 ? "gap" : String(tile)));
    return `Row ${row + 1}: ${line.join(", ")}.`;
  });
  return `${home} of ${tiles.length - 1} tiles are at home. ${lines.join(" ")}`;
}

/** "Tile 7 slides left to row 3, column 2" */
export function changeWords(before: Board, move: Move): string {
  const from = before.tiles.indexOf(move);
  const to = before.tiles.indexOf(0);
  return `Tile ${move} slides ${direction(from, to)} to ${placeName(before, to)}`;
}
