import type { Step } from "../../engine/game/game.ts";
import { and, count } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { type Board, cross, isDark, type Move, press } from "./board.ts";
import { type Link, nextLink } from "./chase.ts";
import { leadingPresses } from "./fewest.ts";
import { lightName, placeName, placeNames } from "./words.ts";

/**
 * The next step of the method that always works: chase the lights from row to row, read in the table what the rest of them
 * asks for at the top, and chase again. Null at the end, and where no presses put all lights out.
 */
export function nextStep(board: Board): Step<Move> | null {
  if (isDark(board)) return null;
  const start = leadingPresses(board);
  if (start === null) return null;
  const link = nextLink(board);
  return lastCross(board) ?? (link ? chasing(board, link) : fromTable(board, start));
}

/** All that is lit is one cross. */
function lastCross(board: Board): Step<Move> | null {
  for (const cell of board.lights.keys())
    for (let times = 1; times < board.colours; times++) {
      const presses = new Array<number>(times).fill(cell);
      if (!isDark(presses.reduce(press, board))) continue;
      const puts = times === 1 ? "one press there puts" : "two presses there put";
      return {
        look: "Look at the shape of the lights that are still lit.",
        technique: "The last cross",
        why: `What is still lit is the whole cross around ${placeName(board, cell)} and nothing else, so ${puts} all of it out.`,
        because: cross(board, cell),
        area: cross(board, cell).filter((one) => board.lights[one]),
        ...pressing(board, presses),
      };
    }
  return null;
}

function chasing(board: Board, { row, lights, presses }: Link): Step<Move> {
  const begun = board.wrap
    ? `On a board without edges the chase begins in row 2${row > 1 ? ", and the rows from there to here are dark" : ""}.`
    : row > 0
      ? `${rowsTo(row)} dark, and presses from row ${row + 2} down leave ${row === 1 ? "it" : "them"} so.`
      : "Put the lights out row by row, from the top down.";
  return {
    look: `Look at row ${row + 1}: ${board.wrap ? "below row 1 " : ""}it is the topmost row that is lit.`,
    technique: "Light chasing",
    why: `${begun} The cell right below a light changes that light and nothing else in its row. So press ${placeNames(board, [...new Set(presses)])}, right below the ${lights.length === 1 ? "light" : "lights"}${timesWords(board, lights)}.`,
    because: lights,
    area: range(row * board.size, (row + 1) * board.size - 1),
    ...pressing(board, presses),
  };
}

const rowsTo = (row: number) => (row === 1 ? "Row 1 is" : `Rows 1 ${row === 2 ? "and" : "to"} ${row} are`);

/** "; a dim light takes two presses": how often to press, where that is not once. */
function timesWords(board: Board, lights: readonly number[]): string {
  if (board.colours === 2) return "";
  const levels = [...new Set(lights.map((cell) => board.lights[cell] ?? 0))].sort((a, b) => b - a);
  const needs = levels.map(
    (level) => `a ${lightName(board, level)} light takes ${count(board.colours - level, "press", "presses")}`,
  );
  return `; ${and(needs)}`;
}

/** What is left after a chase hangs only on what was pressed at the top. */
function fromTable(board: Board, start: readonly number[]): Step<Move> {
  const { size, wrap, colours, lights } = board;
  const left = lights.flatMap((light, cell) => (light > 0 ? [cell] : []));
  const presses = start.flatMap((times, cell) => new Array<number>(times).fill(cell));
  const [top, name] = wrap ? ["rows 1 and 2", "two-row table"] : ["row 1", "first-row table"];
  const these = presses.length === 1 ? "that press" : "those presses";
  const reason =
    colours === 2
      ? `on a dark board ${these} and a chase would leave these very lights, and a light that is changed twice is off`
      : `on a dark board ${these} and a chase would leave just what these lights still need to go out`;
  return {
    look: wrap
      ? "The chase is over. Look at what it has left in the last row and in row 1."
      : "The chase is over. Look at what it has left in the last row.",
    technique: wrap ? "Two-row table" : "First-row table",
    why: `What a chase leaves can be mended only from ${top}, and a table tells how. For ${levelWords(board, left)} the ${name} of ${size} by ${size} says: press ${timesEach(board, start)}. Then chase again, and all goes dark: ${reason}.`,
    because: left,
    area: left,
    ...pressing(board, presses),
  };
}

/** "lights in row 5, columns 1 and 5"; with three colours "bright lights in row 5, column 1 and dim lights in row 5, column 3". */
function levelWords(board: Board, cells: readonly number[]): string {
  const kinds = board.colours === 2 ? [1] : [2, 1];
  const named = kinds.flatMap((level) => {
    const here = cells.filter((cell) => board.lights[cell] === level);
    const kind = board.colours === 2 ? "" : `${lightName(board, level)} `;
    const lights = here.length === 1 ? "light" : "lights";
    return here.length > 0 ? [`${here.length === 1 ? "a " : ""}${kind}${lights} in ${placeNames(board, here)}`] : [];
  });
  return and(named);
}

/** "row 1, columns 2 and 5"; with three colours also "row 1, column 3, twice". */
function timesEach(board: Board, times: readonly number[]): string {
  const pressed = (many: number) => times.flatMap((n, cell) => (n === many ? [cell] : []));
  const [once, twice] = [pressed(1), pressed(2)];
  return [
    ...(once.length > 0 ? [placeNames(board, once)] : []),
    ...(twice.length > 0 ? [`${placeNames(board, twice)}, twice${twice.length > 1 ? " each" : ""}`] : []),
  ].join("; and ");
}

function pressing({ size }: Board, cells: readonly number[]): Pick<Step<Move>, "cells" | "moves"> {
  const at = (cell: number): Move => ({ row: Math.floor(cell / size), column: cell % size });
  const [first = 0, ...more] = cells;
  return { cells: [...new Set(cells)], moves: [at(first), ...more.map(at)] };
}
