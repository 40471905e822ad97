import type { Fair } from "../../engine/game/game.ts";
import type { Board } from "./board/board.ts";
import { cageName } from "./board/clue-words.ts";
import { layoutsOf } from "./board/layouts.ts";
import { gradeOf, hardestTechnique } from "./rating/grades.ts";
import { solve } from "./solver/solver.ts";

/**
 * How much work the search may do (`costs` in solver.ts) before a board from outside is given up: some 0.5 seconds. All 875
 * boards of keen's that we know take less than a hundredth of it, and with their signs hidden less than two thirds.
 */
const patience = 30_000_000;

/** Whether a board has one solution, and how hard it is. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  for (const [cage, one] of board.cages.entries())
    if (layoutsOf(board.size, one)?.length === 0)
      return {
        problem: `This board has no solution: ${cageName(board, cage)} cannot be made with values from 1 to ${board.size}, none of them twice in a line.`,
      };
  const { count, first, complete } = solve(board, 2, patience);
  if (count > 1) return { problem: "This board has more than one solution, so it cannot be solved by thinking alone." };
  if (!complete)
    return {
      problem:
        "This board was not checked to the end: its cages leave too many ways to try. Smaller cages, or signs that are shown, leave fewer.",
    };
  if (!first) return { problem: "This board has no solution: its cages cannot all be filled together." };
  const grade = gradeOf(board).grade ?? "Unreasonable";
  return { board, key: first.join(""), grade, technique: hardestTechnique(board) };
}
