import type { Fair } from "../../engine/game/game.ts";
import { compare, mixedText } from "../../maths/rational.ts";
import { type Board, exact } from "./board/board.ts";
import { writeKey } from "./board/key.ts";
import { fixedTotal } from "./board/totals.ts";
import { figureWords } from "./figures/figure.ts";
import { gradeName } from "./grades.ts";
import { puzzleOf } from "./position/position.ts";
import { search } from "./solver/solver.ts";
import { type Hardest, hardestStep, triesToTheEnd } from "./techniques/person.ts";

/**
 * Whether a board has one solution, and then its key and grade; otherwise what is the matter with it. The search is given
 * up after so many positions, a quarter of a second (Node 20). Dealt boards need some hundreds; of 75 boards of order 5
 * with as few givens as one solution allows, none needed more than 64,000.
 */
export function judge(board: Board, bound = 250_000): Fair<Board> | { readonly problem: string } {
  const missed = missedTotal(board);
  if (missed) return { problem: missed };
  const puzzle = puzzleOf(board);
  const { solutions, finished } = search(puzzle.sums, { limit: 2, bound });
  const [solution, second] = solutions;
  if (second) return { problem: "This board has more than one solution, so it cannot be solved by thinking alone." };
  if (!finished)
    return {
      problem:
        "A long search could not settle whether this board has exactly one solution: too much of it is open. With a few more numbers given it can be judged.",
    };
  if (!solution) {
    const reach = board.operation === "sum" ? "add up" : "multiply";
    const given = board.givens.some((number) => number > 0) ? "with what is given, " : "";
    return {
      problem: `This board has no solution: ${given}its lines cannot all ${reach} to ${mixedText(exact(board.total))}.`,
    };
  }
  if (!board.givens.includes(0)) return { problem: "This board is full: there is nothing left to solve." };
  const hardest: Hardest = hardestStep(puzzle, board.givens, 3) ?? { level: 4, technique: triesToTheEnd };
  const { level, technique } = hardest;
  return { board, key: writeKey(board, solution), grade: gradeName(board, level), technique };
}

/** What is wrong with a total that the numbers themselves rule out. */
function missedTotal(board: Board): string | null {
  const { kind, size, operation } = board;
  if (kind === "triangle") return null;
  const total = fixedTotal(kind, size, { operation, numbers: board.numbers.map(exact) });
  if (total && compare(total, exact(board.total)) === 0) return null;
  const reach = operation === "sum" ? "add up" : "multiply";
  const stated = mixedText(exact(board.total));
  const end = total
    ? `to ${mixedText(total)}, not ${stated}`
    : "to the same number, and these numbers do not allow that";
  return `This board has no solution: in a ${figureWords(kind, size)} with these numbers each line has to ${reach} ${end}.`;
}
