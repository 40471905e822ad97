import type { Reading, TextForm } from "../../engine/game/game.ts";
import { and } from "../../engine/words.ts";
import { type Board, rowsOf, shapeOf } from "./board.ts";
import { shapes } from "./shapes.ts";
import type { Hop } from "./state.ts";

/** No board is written with more characters than this. */
const longest = 80;

/**
 * A board as text: the name of its shape and its rows, "triangle:x,oo,ooo,oooo,ooooo". o is a peg, . an empty hole;
 * x and X are the same for the hole in which the last peg has to end.
 */
export const boardText: TextForm<Board> = {
  write(board) {
    const mark = (hole: number) => {
      const signs = hole === board.target ? "xX" : ".o";
      return signs.charAt(board.pegs[hole] ? 1 : 0);
    };
    return `${board.shape}:${rowsOf(shapeOf(board))
      .map((row) => row.map(mark).join(""))
      .join(",")}`;
  },

  read(text): Reading<Board> {
    const [name = "", drawn, ...more] = text.slice(0, longest + 1).split(":");
    if (drawn === undefined || more.length > 0 || text.length > longest)
      return { problem: "A board is written like triangle:x,oo,ooo,oooo,ooooo: its name, a colon and its rows." };
    const shape = shapes.find((one) => one.name === name);
    if (!shape)
      return { problem: `There is no board of that name: the boards are ${and(shapes.map((one) => one.name))}.` };
    const rows = rowsOf(shape);
    const lines = drawn.split(",");
    if (lines.length !== rows.length)
      return { problem: `This board has ${rows.length} rows; the text has ${lines.length}.` };
    for (const [at, row] of rows.entries()) {
      const line = lines[at] ?? "";
      if (line.length !== row.length)
        return { problem: `Row ${at + 1} has ${row.length} holes; the text gives it ${line.length}.` };
      if (!/^[.oxX]*$/.test(line))
        return {
          problem: `Row ${at + 1} may hold only o (a peg), . (an empty hole), and x or X (the hole for the last peg, empty or with a peg).`,
        };
    }
    const signs = lines.join("");
    const marked = [...signs].flatMap((sign, hole) => (sign === "x" || sign === "X" ? [hole] : []));
    if (marked.length > 1)
      return { problem: `One hole can be marked for the last peg; the text marks ${marked.length}.` };
    const pegs = [...signs].map((sign) => sign === "o" || sign === "X");
    if (!pegs.includes(true)) return { problem: "There is no peg on this board; at least one is needed." };
    return { value: { shape: shape.name, pegs, target: marked[0] ?? null } };
  },
};

/** A jump as text: the holes it goes from and to, counted from 0 in reading order, "4-16". */
export const hopText: TextForm<Hop> = {
  write: ({ from, to }) => `${from}-${to}`,
  read(text) {
    const [, from, to] = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/.exec(text.slice(0, 8)) ?? [];
    if (from === undefined || to === undefined || text.length > 8)
      return { problem: "A jump is written as two holes, from and to, like 4-16." };
    return { value: { from: Number(from), to: Number(to) } };
  },
};
