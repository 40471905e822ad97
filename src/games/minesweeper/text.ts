import type { Reading, TextForm } from "../../engine/game/game.ts";
import { type Board, mineHere, numbersOf } from "./board.ts";
import type { Move } from "./state.ts";

/** Rows and columns of a field that can be read; the longest text of one has 200 letters. */
const smallest = 4;
const largest = { rows: 24, columns: 40 };
const longest = 220;

/** Five mines or none a letter. */
const letters = "abcdefghijklmnopqrstuvwxyz234567";
const bitsEach = 5;
const checkLetters = 2;

/**
 * A field as text: columns and rows, row and column of the first cell, and letters for the mines: "9x9:5.5:kq3...". The
 * letters are stirred with numbers that follow from what stands before them. That hides nothing from a program; it keeps
 * eyes that meet the text in a link from seeing the mines. The last two letters follow from the others, so that a letter
 * that was changed is noticed.
 */
export const boardText: TextForm<Board> = {
  write(board) {
    const { columns, start } = board;
    const head = headOf(board, Math.floor(start / columns), start % columns);
    const stir = stirring(head);
    const mines = Array.from({ length: lettersFor(board.mines.length) }, (_, at) => {
      const bits = Array.from({ length: bitsEach }, (_, bit) => (board.mines[bitsEach * at + bit] ? 1 << bit : 0));
      return letters.charAt(bits.reduce((sum, bit) => sum | bit, 0) ^ stir());
    }).join("");
    return `${head}:${mines}${checkOf(head, mines)}`;
  },

  read(text): Reading<Board> {
    const parts = /^(\d{1,2})x(\d{1,2}):(\d{1,2})\.(\d{1,2}):([^:]*)$/.exec(text.slice(0, longest));
    if (!parts || text.length > longest)
      return {
        problem:
          "A field is written like 9x9:5.5: and letters: columns and rows, the cell that is opened first, its mines.",
      };
    const [columns = 0, rows = 0, row = 0, column = 0] = parts.slice(1, 5).map(Number);
    const mines = parts[5] ?? "";
    if (rows < smallest || rows > largest.rows || columns < smallest || columns > largest.columns)
      return {
        problem: `A field has ${smallest} to ${largest.columns} columns and ${smallest} to ${largest.rows} rows; this text says ${columns} and ${rows}.`,
      };
    if (row < 1 || row > rows || column < 1 || column > columns)
      return { problem: `The cell that is opened first is not in the field: row ${row}, column ${column}.` };
    const size = lettersFor(rows * columns) + checkLetters;
    if (mines.length !== size)
      return {
        problem: `A field of ${columns}x${rows} has ${size} letters for its mines; this text has ${mines.length}.`,
      };
    if (!/^[a-z2-7]*$/.test(mines)) return { problem: "The mines are written in small letters and the digits 2 to 7." };
    const head = headOf({ rows, columns }, row - 1, column - 1);
    const body = mines.slice(0, -checkLetters);
    if (checkOf(head, body) !== mines.slice(-checkLetters))
      return { problem: "The letters of this field do not fit together: one of them was changed." };
    const stir = stirring(head);
    const bits = [...body].map((letter) => letters.indexOf(letter) ^ stir());
    const start = (row - 1) * columns + column - 1;
    const laid = Array.from(
      { length: rows * columns },
      (_, cell) => (((bits[Math.floor(cell / bitsEach)] ?? 0) >> (cell % bitsEach)) & 1) === 1,
    );
    if (laid[start]) return { problem: "The cell that is opened first holds a mine." };
    if (!laid.includes(true)) return { problem: "There is no mine in this field." };
    return { value: { rows, columns, start, mines: laid } };
  },
};

const headOf = ({ rows, columns }: Pick<Board, "rows" | "columns">, row: number, column: number) =>
  `${columns}x${rows}:${row + 1}.${column + 1}`;

const lettersFor = (cells: number) => Math.ceil(cells / bitsEach);

/** A number from a text (FNV-1a). */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits ^ (bits >>> 15);
}

/** Numbers from 0 to 31, the same for the same text for ever (xorshift). */
function stirring(text: string): () => number {
  let bits = hash(text) || 1;
  return () => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 11) & 31;
  };
}

function checkOf(head: string, mines: string): string {
  const check = hash(`${head}:${mines}`);
  return letters.charAt(check & 31) + letters.charAt((check >>> 5) & 31);
}

/** The solution as text: m for a mine, the number for every other cell, "1m1,111,000". */
export function keyOf(board: Board): string {
  const signs = numbersOf(board).map((number) => (number === mineHere ? "m" : String(number)));
  return Array.from({ length: board.rows }, (_, row) =>
    signs.slice(row * board.columns, (row + 1) * board.columns).join(""),
  ).join(",");
}

/** A move as text: what to do, and the cell, counted from 0 in reading order: "open-12". */
export const moveText: TextForm<Move> = {
  write: (move) => `${move.do}-${move.cell}`,
  read(text) {
    const [, what, cell] = /^(open|flag|chord)-(0|[1-9]\d{0,2})$/.exec(text.slice(0, 12)) ?? [];
    if (what === undefined || cell === undefined || text.length > 12)
      return { problem: "A move is open, flag or chord with the number of a cell, like open-12." };
    return { value: { do: what === "open" || what === "flag" ? what : "chord", cell: Number(cell) } };
  },
};
