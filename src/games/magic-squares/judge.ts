import type { Fair } from "../../engine/game/game.ts";
import { compare, mixedText } from "../../maths/rational.ts";
import { type Board, exact } from "./board.ts";
import { figureWords } from "./figure.ts";
import { gradeName } from "./grades.ts";
import { writeKey } from "./key.ts";
import { hardestStep } from "./person.ts";
import { puzzleOf } from "./position.ts";
import { search } from "./solver.ts";
import { fixedTotal } from "./totals.ts";

/**
 * Whether a board has one solution, and then its key and grade; otherwise what is the matter with it. The search is given
 * up after so many positions: a million take two or three seconds (Node 20), and boards that were dealt need some hundreds.
 */
export function judge(board: Board, bound = 1_000_000): Fair<Board> | { readonly problem: string } {
  const missed = missedTotal(board);
  if (missed) return { problem: missed };
  const puzzle = puzzleOf(board);
  const { solutions, finished } = search(puzzle.sums, { limit: 2, bound });
  const [solution, second] = solutions;
  if (second) return { problem: "This board has more than one solution, so it cannot be solved by thinking alone." };
  if (!finished)
    return {
      problem:
        "This board leaves so much open that a long search did not settle whether it has one solution. Give some more of its numbers.",
    };
  if (!solution) {
    const reach = board.operation === "sum" ? "add up" : "multiply";
    return {
      problem: `This board has no solution: with what is given, its lines cannot all ${reach} to ${mixedText(exact(board.total))}.`,
    };
  }
  const hardest = hardestStep(puzzle, board.givens, 3) ?? 4;
  return { board, key: writeKey(board, solution), grade: gradeName(board, hardest) };
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
