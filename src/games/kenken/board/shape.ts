import type { Clash } from "../../../engine/game/game.ts";
import type { GridShape, GridState } from "../../../engine/game/grid.ts";
import { capital } from "../../../engine/words.ts";
import { cellsOf } from "../position/position.ts";
import { type Board, reaches } from "./board.ts";
import { cageAtPlace, cageName, clueText, goal, lineWords } from "./clue-words.ts";

/** What a board looks like: rows and columns in which values differ, and cages with their clues. */
export function shapeOf({ size, cages }: Board): GridShape {
  const numbers = Array.from({ length: size }, (_, at) => at);
  const lines = Array.from({ length: 2 * size }, (_, line) => line);
  return {
    rows: size,
    columns: size,
    places: numbers.flatMap((row) => numbers.map((column) => ({ row, column }))),
    values: numbers.map((at) => String(at + 1)),
    once: false,
    houses: lines.map((line) => ({ name: lineWords(size, line), cells: cellsOf(size, line), different: true })),
    boxes: [],
    clues: cages.map((cage) => ({
      cells: cage.cells,
      text: clueText(cage),
      words: cageAtPlace(size, cage),
      shape: "cage",
    })),
    givens: new Array<number>(size * size).fill(0),
  };
}

/** Full cages that miss their target. */
export function clashesOf({ board, cells }: GridState<Board>): Clash[] {
  return board.cages.flatMap((cage, number) => {
    const values = cage.cells.map((cell) => cells[cell] ?? 0);
    if (values.includes(0) || reaches(cage, values)) return [];
    return [
      { cells: cage.cells, why: `${capital(cageName(board, number))} is full, but does not make ${goal(cage)}.` },
    ];
  });
}
