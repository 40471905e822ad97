import type { Clash, Outcome, Refusal } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import { type Board, mineHere, neighboursOf, numbersOf, placeWords } from "./board.ts";

/** How a cell looks: closed, open, or closed with a flag on it. */
export const closed = 0;
export const open = 1;
export const flag = 2;
export type Look = typeof closed | typeof open | typeof flag;

export interface State {
  readonly board: Board;
  /** The number of every cell, also of those that are closed; `mineHere` for a mine. */
  readonly numbers: readonly number[];
  readonly cells: readonly Look[];
}

/** Open a cell, put a flag on it or take it away, or open all cells around a number that has its flags. */
export interface Move {
  readonly do: "open" | "flag" | "chord";
  readonly cell: number;
}

/** The field with its first cell opened. */
export function start(board: Board): State {
  const numbers = numbersOf(board);
  const cells = board.mines.map((): Look => closed);
  return { board, numbers, cells: opened({ board, numbers, cells }, [board.start]) };
}

/** The cells after some were opened: around a cell without mines near it all others open too. Flags stay closed. */
function opened({ board, numbers, cells }: State, first: readonly number[]): readonly Look[] {
  const next = [...cells];
  const near = neighboursOf(board.rows, board.columns);
  const waiting = [...first];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (next[cell] !== closed) continue;
    next[cell] = open;
    if (numbers[cell] === 0) waiting.push(...(near[cell] ?? []));
  }
  return next;
}

/** The state after a move, or why there is none. */
export function play(state: State, move: Move): State | Refusal {
  const { board, cells } = state;
  const look = cells[move.cell];
  if (look === undefined) return { refusal: "There is no such cell in this field." };
  const now = outcome(state);
  if (now === "lost") return { refusal: "A mine is open: take back the move that opened it." };
  if (now === "solved") return { refusal: "Every cell without a mine is open: the field is cleared." };
  const place = placeWords(board, move.cell);
  if (move.do === "chord") return chord(state, move.cell, place);
  if (look === open) return { refusal: `The cell in ${place} is open already.` };
  if (move.do === "flag") return { ...state, cells: cells.with(move.cell, look === flag ? closed : flag) };
  if (look === flag) return { refusal: `There is a flag in ${place}: take it away before you open the cell.` };
  return { ...state, cells: opened(state, [move.cell]) };
}

function chord(state: State, cell: number, place: string): State | Refusal {
  const { board, numbers, cells } = state;
  const number = numbers[cell] ?? 0;
  if (cells[cell] !== open || number <= 0)
    return { refusal: "Only around an open number can all cells be opened at once." };
  const near = neighboursOf(board.rows, board.columns)[cell] ?? [];
  const flags = near.filter((other) => cells[other] === flag).length;
  const wanted = near.filter((other) => cells[other] === closed);
  if (flags !== number)
    return {
      refusal: `The ${number} in ${place} has ${count(flags, "flag")} around it; it needs ${number} before the rest can be opened.`,
    };
  if (wanted.length === 0) return { refusal: `No cell around the ${number} in ${place} is left to open.` };
  return { ...state, cells: opened(state, wanted) };
}

/** Lost when a mine is open, solved when every other cell is. Flags do not matter. */
export function outcome({ numbers, cells }: State): Outcome {
  let left = false;
  for (const [cell, look] of cells.entries()) {
    if (numbers[cell] === mineHere) {
      if (look === open) return "lost";
    } else if (look !== open) left = true;
  }
  return left ? "open" : "solved";
}

/** Numbers with more flags around them than they say. */
export function clashes({ board, numbers, cells }: State): readonly Clash[] {
  return neighboursOf(board.rows, board.columns).flatMap((near, cell) => {
    const number = numbers[cell] ?? 0;
    const flags = near.filter((other) => cells[other] === flag);
    if (cells[cell] !== open || number < 0 || flags.length <= number) return [];
    const has = `${count(flags.length, "flag")} around it`;
    const why =
      number === 0
        ? `The open cell in ${placeWords(board, cell)} has no mine around it, but ${has}.`
        : `The ${number} in ${placeWords(board, cell)} has ${has}.`;
    return [{ cells: [cell, ...flags], why }];
  });
}

/** Whether a mine is open, or a flag stands where none is. */
export function isMistaken({ numbers, cells }: State): boolean {
  return cells.some((look, cell) => (numbers[cell] === mineHere ? look === open : look === flag));
}
