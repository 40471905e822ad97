import { mixedText, type Rational } from "../../../maths/rational.ts";
import { type Board, exact, figureOfBoard } from "../board/board.ts";
import { type Sums, sumsOf } from "../solver/sums.ts";
import type { Group } from "./group.ts";
import { hiddenGroups } from "./hidden-groups.ts";

/** A board as somebody who thinks sees it. */
export interface Puzzle {
  readonly board: Board;
  readonly sums: Sums;
  readonly values: readonly Rational[];
  /** The numbers as they are shown: "7", "1 1/2". */
  readonly names: readonly string[];
  /** The number (1 for the first) of each weight. */
  readonly numberOf: ReadonlyMap<number, number>;
  readonly lines: readonly Group[];
  readonly hidden: readonly Group[];
}

/** A puzzle, partly filled. */
export interface Position {
  readonly puzzle: Puzzle;
  /** For each cell its number (1 for the first), 0 for none. */
  readonly cells: readonly number[];
  /** The numbers that are left: bit 0 for the first. */
  readonly left: number;
}

/** A number that follows, and why. */
export interface Found {
  readonly cell: number;
  readonly number: number;
  readonly technique: string;
  readonly look: string;
  readonly why: string;
  readonly because: readonly number[];
  /** What `look` names: the cell alone where not all that the step follows from. */
  readonly looksAtCell?: boolean;
}

/** A board made ready for thinking. */
export function puzzleOf(board: Board): Puzzle {
  const sums = sumsOf(board);
  const values = board.numbers.map(exact);
  const total = exact(board.total);
  const lines = figureOfBoard(board).lines.map(
    ({ name, cells }): Group => ({ name, plural: false, cells, total, target: sums.target ?? -1, hidden: null }),
  );
  return {
    board,
    sums,
    values,
    names: values.map(mixedText),
    numberOf: new Map(sums.weights.map((weight, at) => [weight, at + 1])),
    lines,
    hidden: hiddenGroups(board, sums, values, total),
  };
}

/** The position with these cells filled. */
export function positionOf(puzzle: Puzzle, cells: readonly number[]): Position {
  let left = 2 ** puzzle.values.length - 1;
  for (const number of cells) if (number > 0) left &= ~(1 << (number - 1));
  return { puzzle, cells, left };
}

/** The position after one more number. */
export function put({ puzzle, cells, left }: Position, cell: number, number: number): Position {
  return { puzzle, cells: cells.with(cell, number), left: left & ~(1 << (number - 1)) };
}

/** The empty cells of a group. */
export function gapsOf({ cells }: Position, group: Group): readonly number[] {
  return group.cells.filter((cell) => cells[cell] === 0);
}

/** What the empty cells of a group still have to reach, in weights. */
export function needOf({ puzzle, cells }: Position, group: Group): number {
  let need = group.target;
  for (const cell of group.cells) {
    const number = cells[cell] ?? 0;
    if (number > 0) need -= puzzle.sums.weights[number - 1] ?? 0;
  }
  return need;
}

/** The number with this weight where it is left; 0 otherwise. */
export function numberLeft({ puzzle, left }: Position, weight: number): number {
  const number = puzzle.numberOf.get(weight) ?? 0;
  return number > 0 && left & (1 << (number - 1)) ? number : 0;
}

/** The numbers in a set, rising. */
export function numbersIn(set: number): number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(32 - Math.clz32(rest & -rest));
  return numbers;
}

/** Whether a set holds exactly one number. */
export function isSingle(set: number): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}
