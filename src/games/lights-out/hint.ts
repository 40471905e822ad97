import type { Step } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import { type Board, cross, type Move } from "./board.ts";
import { chase } from "./chase.ts";
import { fewestPresses, leadingRows, total } from "./fewest.ts";
import { lightName, placeName, placeNames } from "./words.ts";

/** What a step says beside its moves. */
type Reason = Omit<Step<Move>, "cells" | "moves">;

/**
 * The first press, in reading order, of a shortest way. From the top down each light then decides the cell below it: a person
 * sees why by chasing the lights. Null at the end, and where no presses put all lights out.
 */
export function nextStep(board: Board): Step<Move> | null {
  const presses = fewestPresses(board);
  const cell = presses?.findIndex((times) => times > 0) ?? -1;
  if (presses === null || cell < 0) return null;
  const move = { row: Math.floor(cell / board.size), column: cell % board.size };
  const times = presses[cell] ?? 1;
  return {
    ...reason(board, presses, cell),
    cells: [cell],
    moves: [move, ...new Array<Move>(times - 1).fill(move)],
  };
}

function reason(board: Board, presses: readonly number[], cell: number): Reason {
  if (total(presses) === presses[cell]) return lastCross(board, cell, presses[cell] ?? 1);
  if (cell >= leadingRows(board) * board.size) return chased(board, presses, cell);
  return board.wrap ? leading(board, presses) : firstRow(board, presses);
}

function lastCross(board: Board, cell: number, times: number): Reason {
  const puts = times === 1 ? "one press there puts" : "two presses there put";
  return {
    look: "Look at the shape of the lights that are still lit.",
    technique: "The last cross",
    why: `What is still lit is the whole cross around ${placeName(board, cell)} and nothing else, so ${puts} all of it out.`,
    because: cross(board, cell),
  };
}

/** All presses are below the rows above: only this cell is left to put out the light above it. */
function chased(board: Board, presses: readonly number[], cell: number): Reason {
  const { size, lights } = board;
  const above = cell - size;
  const row = Math.floor(cell / size);
  const settled = row === 1 ? "row 1" : row === 2 ? "rows 1 and 2" : `rows 1 to ${row}`;
  const again = presses[cell] === 2 ? " It takes two presses." : "";
  return {
    look: `Look at the light in ${placeName(board, above)}: it is ${lightName(board, lights[above] ?? 0)}.`,
    technique: "Light chasing",
    why: `A shortest way from here presses nothing more in ${settled}. So only the cell below, in ${placeName(board, cell)}, can still put out the light in ${placeName(board, above)}.${again}`,
    because: [above],
  };
}

/** The first row decides all others: what chasing alone would leave in the last row says that something is missing here. */
function firstRow(board: Board, presses: readonly number[]): Reason {
  const { size } = board;
  const alone = chase(board);
  const here = presses.flatMap((times, at) => (times > 0 && at < size ? [at] : []));
  const pattern = `${presses.some((times, at) => times === 2 && at < size) ? "the right presses" : here.length === 1 ? "a press" : "presses"} in ${placeNames(board, here)}`;
  const way =
    alone.left.length > 0
      ? `Chasing the lights from here, each put out from the cell below it, would leave ${count(alone.left.length, "light")} lit at the end: ${placeNames(board, alone.left)}. With ${pattern} first, the last row goes out as well.`
      : `Chasing the lights from here, each put out from the cell below it, takes ${count(total(alone.presses), "press", "presses")}. With ${pattern} first, ${total(presses)} in all are enough.`;
  return {
    look: "Look at row 1: what is pressed there decides all the other rows.",
    technique: "The first row decides",
    why: way,
    because: alone.left,
  };
}

function leading(board: Board, presses: readonly number[]): Reason {
  const first = presses.filter((_, at) => at < 2 * board.size);
  return {
    look: "Look at rows 1 and 2: what is pressed there decides all the other rows.",
    technique: "The first two rows decide",
    why: `Once rows 1 and 2 are pressed as they must be, each light can be put out from the cell below it. A shortest way from here has ${count(total(presses), "press", "presses")}, ${total(first)} of them in these two rows.`,
    because: [],
  };
}
