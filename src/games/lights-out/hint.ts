import type { Step, Strip } from "../../engine/game/game.ts";
import { and, capital, count, inWords } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { type Board, cross, isDark, type Move, press } from "./board.ts";
import { chased, type Link, nextLink } from "./chase.ts";
import { fewestPresses, leadingRows, leadingWay, total } from "./fewest.ts";
import { lightName, placeName, placeNames } from "./words.ts";

/** So few presses are seen by their crosses. */
const few = 3;

/**
 * The next step of a method that always works and here is the shortest, too: row 1 settles all that is below it, a table says
 * what to press there, and one chase does the rest. Where few presses are left their crosses can be seen. Each step is part of
 * a shortest way from where the board stands. Null at the end, and where no presses put all lights out.
 */
export function nextStep(board: Board): Step<Move> | null {
  if (isDark(board)) return null;
  const way = fewestPresses(board);
  if (way === null) return null;
  const crosses = lastCross(board) ?? (board.colours === 2 && total(way) <= few ? bestCross(board, way) : null);
  if (crosses) return crosses;
  const start = way.slice(0, leadingRows(board) * board.size);
  const link = nextLink(board);
  return total(start) === 0 && link ? chasing(board, link) : fromTable(board, start, total(way));
}

/** Of the crosses of the few presses that are left the one of which most is lit. */
function bestCross(board: Board, way: readonly number[]): Step<Move> {
  const presses = way.flatMap((times, cell) => (times > 0 ? [cell] : []));
  const isLit = (cell: number) => board.lights[cell] === 1;
  const dark = (centre: number) => cross(board, centre).filter((cell) => !isLit(cell));
  const share = (centre: number) => dark(centre).length / cross(board, centre).length;
  const [centre = 0] = presses.toSorted((a, b) => share(a) - share(b) || a - b);
  const all = cross(board, centre);
  const lit = all.filter(isLit);
  const around = `the cross around ${placeName(board, centre)}`;
  const others = presses.flatMap((other) => {
    // What is off within a cross was changed by just one more: three would leave it on.
    const shared = dark(centre).filter((cell) => other !== centre && cross(board, other).includes(cell));
    return shared.length === 0
      ? []
      : [`What is off in it (${placeNames(board, shared)}) lies in the cross around ${placeName(board, other)}, too`];
  });
  const why =
    others.length === 0
      ? `All ${lit.length} lights of ${around} are lit. One press there puts them all out and lights none.`
      : `${capital(inWords(lit.length))} of the ${all.length} lights of ${around} are lit. ${others.join(". ")}: changed twice, it is off again. So one press belongs in the middle of this cross; its last lights go out with the other.`;
  return {
    look: `${capital(inWords(presses.length))} presses can put out all of these lights. Look for a cross, a light with its neighbours, that is lit as far as can be.`,
    technique: "Crosses",
    why,
    because: all,
    area: lit,
    ...pressing(board, [centre]),
  };
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

/** What a chase leaves hangs only on what was pressed at the top before it: so that is pressed first, and one chase is enough. */
function fromTable(board: Board, start: readonly number[], fewest: number): Step<Move> {
  const { size, wrap, colours, lights } = board;
  const end = chased(board);
  const left = litIn(end);
  const bright = end.lights.map((light) => light / (colours - 1));
  const isOver = end.lights.every((light, cell) => light === lights[cell]);
  const tableWay = leadingWay(board) ?? [];
  const line = tableWay.slice(0, start.length);
  const presses = start.flatMap((times, cell) => new Array<number>(times).fill(cell));
  const [top, name] = wrap ? ["rows 1 and 2", "two-row table"] : ["row 1", "first-row table"];
  const settles = `${capital(top)} ${wrap ? "settle" : "settles"} everything: after ${wrap ? "them" : "it"} each row only has to put out the row above.`;
  const leaves =
    left.length === 0
      ? "A chase, in thought, would leave no light."
      : isOver
        ? `The chase has left ${levelWords(end, left)}.`
        : `Chase in thought: ${levelWords(end, left)} would be left.`;
  const isLine = start.every((times, cell) => times === line[cell]);
  const tells =
    left.length === 0
      ? `But that takes ${count(total(tableWay), "press", "presses")}. Of all ways to begin in ${top} that end dark, one is the shortest: press ${timesEach(board, start)}.`
      : `For ${left.length === 1 ? "it" : "them"} the ${name} of ${size} by ${size} says: press ${timesEach(board, isLine ? start : line)}.${isLine ? "" : ` On this size other presses mend the same; here ${timesEach(board, start)} is shorter by ${total(tableWay) - fewest}.`}`;
  const again = isOver && left.length > 0 ? "chase again" : "chase";
  const reason = colours === 2 ? ": what is changed twice, by the top and by the chase, is off" : "";
  return {
    look: `Look at ${top}: what is pressed there settles all that follows.`,
    technique: wrap ? "Two-row table" : "First-row table",
    why: `${settles} ${leaves} ${tells} Then ${again}, and all goes dark${reason}. In all ${count(fewest, "press", "presses")}, and no way is shorter.`,
    because: isOver ? left : [],
    area: range(0, leadingRows(board) * size - 1),
    strips: [
      ...(wrap ? [0, size - 1] : [size - 1]).map((row) => strip(`Left in row ${row + 1}`, bright, row, size, "light")),
      ...range(0, leadingRows(board) - 1).map((row) => strip(`Press in row ${row + 1}`, start, row, size, "press")),
    ],
    ...pressing(board, presses),
  };
}

const strip = (label: string, all: readonly number[], row: number, size: number, what: Strip["what"]): Strip => ({
  label,
  what,
  values: all.slice(row * size, (row + 1) * size),
});

const litIn = ({ lights }: Board) => lights.flatMap((light, cell) => (light > 0 ? [cell] : []));

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
