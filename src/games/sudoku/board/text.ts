import type { Reading } from "../../../engine/game/game.ts";
import { placeIn } from "../../../engine/game/rectangle.ts";
import { aDigit } from "../words/say.ts";
import { clashOf } from "./clash.ts";
import { type Size, sizeOf } from "./layout.ts";
import { cellsOfText } from "./text-cells.ts";

/** A board as it is kept: its givens in reading order, a dot for an empty cell. 16, 36 or 81 characters. */
export type Board = string;

/** Longer than any way to draw a board: nobody's puzzle is refused by it. */
const longest = 4000;

/**
 * Reads a board as people pass it on: 81 characters in one line or in nine, with 0 . - _ or * for empty cells; drawn with
 * | and ---; with the header lines of .sdk and .sdm files; separated by commas, semicolons or tabs. Also 36 and 16 cells.
 */
export function readBoard(text: string): Reading<Board> {
  if (text.length > longest)
    return { problem: `This text is too long for a Sudoku: it has ${text.length} characters.` };
  const cells = cellsOfText(text);
  if ("problem" in cells) return cells;
  const { value } = cells;
  const size = sizeOf(value.length);
  if (size === null) return { problem: wrongCount(value.length) };
  const foreign = [...value].findIndex((digit) => Number(digit) > size);
  if (foreign >= 0) return { problem: tooLarge(value, foreign, size) };
  const clash = clashOf(value);
  return clash === null
    ? { value }
    : { problem: `${clash.why} A digit may stand once only in each row, column and box.` };
}

/** The board in one line, with dots. */
export function writeBoard(board: Board): string {
  return board;
}

/** The digits of a board, 0 for an empty cell. */
export function digitsOf(board: Board): Uint8Array {
  return Uint8Array.from(board, (digit) => (digit === "." ? 0 : Number(digit)));
}

/** The size of a board that was read. */
export function sizeOfBoard(board: Board): Size {
  return sizeOf(board.length) ?? 9;
}

function wrongCount(count: number): string {
  if (count === 0) return "There is no Sudoku in this text: it has neither digits nor empty cells.";
  const cells = count === 1 ? "1 cell" : `${count} cells`;
  if (count <= 20 && count !== 16) return `A small Sudoku has 16 cells, a full one 81; this text has ${cells}.`;
  if (count >= 30 && count <= 42)
    return `A Sudoku of 6 by 6 has 36 cells, one of 9 by 9 has 81; this text has ${cells}.`;
  return `A Sudoku has 81 cells; this text has ${cells}.`;
}

function tooLarge(cells: string, at: number, size: Size): string {
  const place = placeIn(size, at);
  return `A Sudoku of ${cells.length} cells has the digits 1 to ${size}, but ${place} has ${aDigit(Number(cells[at]))}.`;
}
