import { isProblem } from "../../../engine/game/game.ts";
import type { Board } from "../board/board.ts";
import { readBoard } from "../board/keen-text.ts";
import { createPropagation } from "./propagation.ts";

/** How many solutions a board has, counted up to `limit`, from its keen id; 0 where the text is no board. */
export function countSolutions(boardText: string, limit: number): number {
  const read = readBoard(boardText);
  return isProblem(read) || limit < 1 ? 0 : solve(read.value, limit).count;
}

interface Solutions {
  /** How many there are, counted up to the limit. */
  readonly count: number;
  /** The first one, a value for each cell; null where none was found. */
  readonly first: readonly number[] | null;
  /** False where the search was given up: there may be more. */
  readonly complete: boolean;
}

/**
 * Solutions of a board, by trying out. Independent of the solver that thinks (position.ts), so that each can be held against
 * the other. Gives up after about `most` units of work: boards that are dealt take some thousands, boards from outside with
 * cages of dozens of cells may take more than anybody can wait for.
 */
export function solve(board: Board, limit: number, most = Number.POSITIVE_INFINITY): Solutions {
  const grid = createPropagation(board);
  let count = 0;
  let first: readonly number[] | null = null;
  let complete = true;

  /** Goes on until the limit or the patience is at its end. */
  function search(): void {
    if (!grid.settle()) return;
    const cell = grid.narrowest();
    if (cell < 0) {
      count++;
      first ??= grid.values();
      return;
    }
    const goBack = grid.saved();
    for (let rest = grid.candidatesOf(cell); rest && count < limit; rest &= rest - 1) {
      if (grid.effort() > most) {
        complete = false;
        return;
      }
      if (grid.guess(cell, rest & -rest)) search();
      goBack();
    }
  }

  search();
  return { count, first, complete };
}
