import { isProblem, type Reading, type TextForm } from "./game.ts";
import type { GridMove } from "./grid.ts";

const noMove = { problem: "This is no move of this game." };
/** More than all cells of the largest board take. */
const longest = 10_000;

/**
 * Moves as text: "c40=7" writes the 7th value into cell 40 and "c40=7t" tidies, too; "c40=0" clears; "c40~7" marks, "c40^7" marks in
 * the corner, "c40*3" gives the 3rd colour, each of them several cells, too: "c40.41~7"; "e40.41" empties; "c40-7,c41-7" strikes;
 * and "fill", "clear", "plain", "reset". Numbers of values, not values: those may have dashes of their own.
 */
export const moveText: TextForm<GridMove> = {
  write(move) {
    switch (move.do) {
      case "write":
        return `c${move.cell}=${move.value}${move.tidy ? "t" : ""}`;
      case "mark":
        return `c${move.cells.join(".")}~${move.value}`;
      case "corner":
        return `c${move.cells.join(".")}^${move.value}`;
      case "colour":
        return `c${move.cells.join(".")}*${move.colour}`;
      case "empty":
        return `e${move.cells.join(".")}`;
      case "strike":
        return move.marks.map(({ cell, value }) => `c${cell}-${value}`).join(",");
      default:
        return move.do;
    }
  },
  read(text) {
    if (text.length > longest) return noMove;
    if (text === "fill" || text === "clear" || text === "plain" || text === "reset") return { value: { do: text } };
    const [, cell, written, tidy] = /^c(\d{1,3})=(\d{1,2})(t?)$/.exec(text) ?? [];
    if (cell && written)
      return { value: { do: "write", cell: Number(cell), value: Number(written), tidy: tidy === "t" } };
    const [, kind, list, sign, number] = /^([ce])((?:\d{1,3}\.)*\d{1,3})(?:([~^*])(\d{1,2}))?$/.exec(text) ?? [];
    if (!list || (kind === "e") === (sign !== undefined)) return readStrike(text);
    return { value: ofCells(list.split(".").map(Number), sign, Number(number)) };
  },
};

/** A move of several cells by its sign; without one they are emptied. */
function ofCells(cells: readonly number[], sign: string | undefined, number: number): GridMove {
  if (sign === "*") return { do: "colour", cells, colour: number };
  return sign ? { do: sign === "^" ? "corner" : "mark", cells, value: number } : { do: "empty", cells };
}

function readStrike(text: string): Reading<GridMove> {
  const marks = text.split(",").map(readStruck);
  const wrong = marks.find(isProblem);
  return wrong ?? { value: { do: "strike", marks: marks.flatMap((mark) => (isProblem(mark) ? [] : [mark])) } };
}

function readStruck(text: string): { cell: number; value: number } | { problem: string } {
  const [, cell, value] = /^c(\d{1,3})-(\d{1,2})$/.exec(text) ?? [];
  return cell && value ? { cell: Number(cell), value: Number(value) } : noMove;
}
