import type { Mark } from "../../../engine/game/game.ts";
import type { Board, Cage } from "../board/board.ts";
import { layoutsOf } from "../board/layouts.ts";

/** What a technique found, for somebody who asked for a hint: the words are made only then. */
export interface Finding {
  readonly technique: string;
  readonly look: string;
  readonly why: string;
  readonly cells: readonly number[];
  readonly because: readonly number[];
  /** The cells of what `look` names, with those of `cells` among them. */
  readonly area: readonly number[];
  /** The candidates that make the pattern. Without it, what is written. */
  readonly pattern?: readonly Mark[];
}

/**
 * A board in the course of being thought about. One form serves grading and hints. Grading starts from the empty board, takes
 * from it whatever a technique finds and goes on; a hint starts from what is written and pencilled, and stops at the first finding.
 * Arrays are typed and changed in place: dealing one 9x9 board grades some dozens of others on the way.
 */
export interface Position {
  readonly board: Board;
  readonly size: number;
  /** All candidates of a cell: a bit for each value, bit 0 for 1. */
  readonly full: number;
  readonly candidates: Int32Array;
  /** 1 where a value stands and has been taken from the other cells of its row and column. */
  readonly filled: Uint8Array;
  readonly cageOf: Int32Array;
  /** Living layouts of a cage: from `from[cage]` up to, without, `to[cage]`; dead ones lie behind. `to` is -1 for a wide cage. */
  readonly layouts: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What has news for which technique: bits of `News`. */
  readonly cageNews: Uint8Array;
  readonly lineNews: Uint8Array;
  /** Cells down to one candidate, to be filled. */
  readonly singles: number[];
  /** How many cells are not filled. */
  open: number;
  /** A cell without candidates, a cage without layouts, a line that has no place for a value. */
  broken: boolean;
  /** For hints: a technique stops at the first thing that it finds and says what it is. */
  readonly asked: boolean;
  finding: Finding | null;
  /** For hints: which candidates were struck, by cell; none of a cell whose value was found. */
  readonly struck: Map<number, number>;
}

/** What a technique does: true when it changed something (and, asked for a hint, has said what). */
export type Technique = (position: Position) => boolean;

/** Rows are lines 0 to size - 1, columns the lines after them. */
export const rowOf = (size: number, cell: number): number => (cell / size) | 0;
export const columnOf = (size: number, cell: number): number => size + (cell % size);

/** The cell of a line by its place in it. */
export const cellAt = (size: number, line: number, place: number): number =>
  line < size ? line * size + place : place * size + line - size;

/** The cells of a line. */
export function cellsOf(size: number, line: number): number[] {
  return Array.from({ length: size }, (_, place) => cellAt(size, line, place));
}

/** That something has news for every technique. */
export const allNews = 255;

/** What a position for a hint starts from: the candidates of every cell, and the values of those that are filled (0 for none). */
export interface Start {
  readonly candidates: readonly number[];
  readonly cells: readonly number[];
}

/** A position for a hint. */
export function positionFrom(board: Board, start: Start): Position {
  const position = positionIn(board, true);
  for (const [cell, mask] of start.candidates.entries()) {
    position.candidates[cell] = mask;
    if (start.cells[cell]) {
      position.filled[cell] = 1;
      position.open--;
    } else if ((mask & (mask - 1)) === 0) position.singles.push(cell);
  }
  return position;
}

/** A position with nothing filled, for grading. */
export const emptyPosition = (board: Board): Position => positionIn(board, false);

function positionIn(board: Board, asked: boolean): Position {
  const { size, cages } = board;
  const full = (1 << size) - 1;
  const lists = cages.map((cage) => layoutsOf(size, cage));
  const layouts = new Int32Array(lists.reduce((total, list) => total + (list?.length ?? 0), 0));
  const from = new Int32Array(cages.length);
  const to = new Int32Array(cages.length);
  const cageOf = new Int32Array(size * size);
  let end = 0;
  for (let cage = 0; cage < cages.length; cage++) {
    const { cells } = cages[cage] as Cage;
    for (let place = 0; place < cells.length; place++) cageOf[cells[place] as number] = cage;
    const list = lists[cage];
    from[cage] = end;
    if (list) layouts.set(list, end);
    end += list?.length ?? 0;
    to[cage] = list ? end : -1;
  }
  return {
    board,
    size,
    full,
    candidates: new Int32Array(size * size).fill(full),
    filled: new Uint8Array(size * size),
    cageOf,
    layouts,
    from,
    to,
    cageNews: new Uint8Array(cages.length).fill(allNews),
    lineNews: new Uint8Array(2 * size).fill(allNews),
    singles: [],
    open: size * size,
    broken: false,
    asked,
    finding: null,
    // Nothing is noted when grading, so one map does for all.
    struck: asked ? new Map() : unused,
  };
}

const unused = new Map<number, number>();
