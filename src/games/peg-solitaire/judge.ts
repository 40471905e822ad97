import type { Fair } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import { type Board, countPegs, shapeOf } from "./board.ts";
import { fewestMoves } from "./fewest.ts";
import { endings } from "./position-class.ts";
import { recordFor } from "./records.ts";
import { mostPositions, solverFor } from "./solver.ts";
import { openJumps } from "./state.ts";
import { movesOf, type Way, writeWay } from "./way.ts";

/** More pegs than this on the English cross, and the fewest moves are known only where they are kept as a record. */
const mostPegs = 13;

/** A board with a way to its end: the best one where it is known, and how many moves that takes. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  const shape = shapeOf(board);
  const pegs = countPegs(board.pegs);
  if (pegs < 2) return { problem: "This board has a single peg, so there is nothing to play." };
  if (openJumps(shape, board.pegs).length === 0) return { problem: "This board has no solution: no peg can jump." };
  const ends = endings(board);
  if (ends.length === 0) return { problem: classProblem(board) };
  const solver = solverFor(shape, ends);
  const small = shape.name !== "english" || pegs <= mostPegs;
  const best = recordFor(board) ?? (small ? fewestMoves(shape, solver, board.pegs) : null);
  if (best) return fair(board, best, true);
  const verdict = solver.decide(board.pegs);
  if (verdict === "no")
    return {
      problem: `This board has no solution: all ways of jumping were followed, and none ends with one peg${board.target === null ? "" : " in the marked hole"}.`,
    };
  const way = solver.way(board.pegs);
  if (verdict === "unknown" || way === null)
    return {
      problem: `We looked at ${mostPositions / 1_000_000} million positions and found no way to a single peg, nor a proof that there is none; so this board is not offered.`,
    };
  return fair(board, movesOf(way), false);
}

function fair(board: Board, way: Way, best: boolean): Fair<Board> {
  const jumps = count(countPegs(board.pegs) - 1, "jump");
  const moves = count(way.length, "move");
  return { board, key: writeWay(way), grade: best ? `${jumps}, ${moves} at best` : jumps };
}

/** Why the position's class forbids the end. */
function classProblem(board: Board): string {
  const wanted = board.target === null ? "a single peg" : "a single peg in the marked hole";
  return `This board has no solution. Paint the holes in three colours by turns along the diagonals: a jump changes the number of pegs of every colour by one, and so which of these numbers are odd together never changes. It does not fit ${wanted}.`;
}
