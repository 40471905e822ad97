import type { Fair } from "../../engine/game/game.ts";
import { bitsOf } from "../../maths/bits.ts";
import { type Candidates, candidatesOf } from "./board/candidates.ts";
import { clashOf } from "./board/clash.ts";
import { cellsOf, layoutOf } from "./board/layout.ts";
import { type Board, digitsOf, sizeOfBoard } from "./board/text.ts";
import { gradeOfBoard, solutionsOf } from "./rating/grade.ts";
import { aDigit, sayCell, sayHouse } from "./words/say.ts";

/** Whether a board can be played, with its key and grade, or why not. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  const clash = clashOf(board);
  if (clash) return { problem: clash.why };
  if (!board.includes(".")) return { problem: "This board is full: there is nothing left to solve." };
  const { count, solution } = solutionsOf(board);
  if (count === 0) return { problem: `This board has no solution: ${whyNone(board)}.` };
  if (count > 1) return { problem: "This board has more than one solution, so it cannot be solved by thinking alone." };
  const { grade, technique } = gradeOfBoard(board);
  return { board, key: solution, grade, technique };
}

/** Where anybody can see that there is none, or else that there is no way through. */
function whyNone(board: Board): string {
  const layout = layoutOf(sizeOfBoard(board));
  const grid: Candidates = candidatesOf(layout, digitsOf(board));
  for (let cell = 0; cell < layout.cells; cell++)
    if (grid.values[cell] === 0 && grid.marks[cell] === 0) return `no digit can stand in ${sayCell(layout, cell)}`;
  for (let house = 0; house < 3 * layout.size; house++) {
    const cells = cellsOf(layout, house);
    for (const digit of bitsOf(layout.all)) {
      if (cells.some((cell) => grid.values[cell] === digit || (grid.marks[cell] as number) & (1 << digit))) continue;
      return `${sayHouse(layout, house)} has no place for ${aDigit(digit)}`;
    }
  }
  return "every way to fill it ends in a clash";
}
