import type { Reading, TextForm } from "../../engine/game/game.ts";
import { type Board, canBeOrdered, type Move, type Size, sizeName, sizes } from "./board.ts";

/** Longer than the longest board with spaces between its tiles; a longer text is refused unread. */
const longest = 100;

/** A board as text: tiles with dots between them, rows with underscores, 0 for the gap: "1.2.3_4.5.6_7.0.8". */
export const boardText: TextForm<Board> = {
  read(text) {
    if (text.length > longest) return { problem: "This text is too long for a board of tiles." };
    const rows = text.trim().split(/\s*[_;]\s*/);
    const cells = rows.map((row) => row.split(/\s*[.,]\s*|\s+/));
    const [columns = 0] = cells.map((row) => row.length);
    const size = sizes[sizeName({ rows: rows.length, columns })];
    if (!size || cells.some((row) => row.length !== columns))
      return {
        problem:
          "A board of tiles has 2 rows of 3 numbers, 3 rows of 3 or 4, or 4 rows of 4, such as 1.2.3_4.5.6_7.0.8 with 0 for the gap.",
      };
    return readTiles(size, cells.flat());
  },
  write({ columns, tiles }) {
    const rows = Array.from({ length: tiles.length / columns }, (_, row) =>
      tiles.slice(row * columns, (row + 1) * columns).join("."),
    );
    return rows.join("_");
  },
};

/** A move as text: the number of the tile that slides into the gap. */
export const moveText: TextForm<Move> = {
  read(text) {
    return /^([1-9]|1[0-5])$/.test(text)
      ? { value: Number(text) }
      : { problem: "A move is the number of a tile that is beside the gap, such as 7." };
  },
  write: String,
};

function readTiles({ rows, columns }: Size, words: readonly string[]): Reading<Board> {
  const last = words.length - 1;
  const whole = `A board of ${columns} by ${rows} has the tiles 1 to ${last} and 0 for the gap, each once`;
  const tiles: number[] = [];
  for (const word of words) {
    const tile = /^\d{1,2}$/.test(word) ? Number(word) : -1;
    if (tile < 0 || tile > last) return { problem: `${whole}; "${word}" is none of them.` };
    if (tiles.includes(tile)) return { problem: `${whole}; ${tile} stands here twice.` };
    tiles.push(tile);
  }
  const board = { rows, columns, tiles };
  return canBeOrdered(board)
    ? { value: board }
    : { problem: "This arrangement cannot be reached: two tiles are swapped." };
}
