import type { Reading, TextForm } from "../../engine/game/game.ts";
import { type Board, type Kind, type Move, sizes } from "./board.ts";

/** Longer than the longest board; a longer text is refused unread. */
const longest = 100;

/**
 * A board as text: rows with dots between them, 0 for a light that is off and 1 for one that is on: "010.111.010". With three
 * colours 1 is dim and 2 is bright. What is not the plain game is said first: "wrap_three_012.120.200".
 */
export const boardText: TextForm<Board> = {
  read(text) {
    if (text.length > longest) return { problem: "This text is too long for a board of lights." };
    const [, wrap, three, lights = ""] = /^(wrap_)?(three_)?([\s\S]*)$/.exec(text.trim()) ?? [];
    const rows = lights.split(".");
    const size = rows.length;
    if (size < sizes.least || size > sizes.most || rows.some((row) => !/^\d+$/.test(row)))
      return {
        problem: `A board of lights has ${sizes.least} to ${sizes.most} rows of digits with dots between them, such as 010.111.010.`,
      };
    return readRows({ size, wrap: wrap !== undefined, colours: three === undefined ? 2 : 3 }, rows);
  },
  write({ size, wrap, colours, lights }) {
    const rows = Array.from({ length: size }, (_, row) => lights.slice(row * size, (row + 1) * size).join(""));
    return `${wrap ? "wrap_" : ""}${colours === 3 ? "three_" : ""}${rows.join(".")}`;
  },
};

/** A press as text, row and column counted from 1: "r2c5". */
export const moveText: TextForm<Move> = {
  read(text) {
    const [, row, column] = /^r([1-7])c([1-7])$/.exec(text) ?? [];
    return row && column
      ? { value: { row: Number(row) - 1, column: Number(column) - 1 } }
      : { problem: "A press names a row and a column, such as r2c5 for row 2, column 5." };
  },
  write: ({ row, column }) => `r${row + 1}c${column + 1}`,
};

function readRows(kind: Kind, rows: readonly string[]): Reading<Board> {
  const { size, colours } = kind;
  const uneven = rows.findIndex((row) => row.length !== size);
  if (uneven >= 0)
    return {
      problem: `These are ${size} rows, so each has ${size} lights; row ${uneven + 1} has ${rows[uneven]?.length}.`,
    };
  const lights = Array.from(rows.join(""), Number);
  const wrong = lights.find((light) => light >= colours);
  if (wrong === undefined) return { value: { ...kind, lights } };
  const meaning = colours === 2 ? "0 (off) or 1 (on)" : "0 (off), 1 (dim) or 2 (bright)";
  return { problem: `Each light is ${meaning}; ${wrong} is none of these.` };
}
