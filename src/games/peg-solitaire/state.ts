import type { Outcome, Refusal } from "../../engine/game/game.ts";
import { type Board, countPegs, placeWords, shapeOf } from "./board.ts";
import type { Jump, Shape } from "./shape.ts";

/** A jump as it is played: what it jumps over follows. */
export interface Hop {
  readonly from: number;
  readonly to: number;
}

export interface State {
  readonly board: Board;
  readonly pegs: readonly boolean[];
  /** How many jumps were made, and how many moves: jumps of one peg in a row are one move. */
  readonly jumps: number;
  readonly moves: number;
  /** Where the last jump ended; null at the start. */
  readonly last: number | null;
}

/** The board as it is dealt. */
export function start(board: Board): State {
  return { board, pegs: board.pegs, jumps: 0, moves: 0, last: null };
}

/** Whether the pegs allow a jump. */
export const allows = (pegs: readonly boolean[], { from, over, to }: Jump) =>
  pegs[from] === true && pegs[over] === true && pegs[to] === false;

/** Every jump that can be made now. */
export function openJumps(shape: Shape, pegs: readonly boolean[]): Jump[] {
  return shape.jumps.filter((jump) => allows(pegs, jump));
}

/** The pegs after a jump. */
export function jumped(pegs: readonly boolean[], { from, over, to }: Jump): readonly boolean[] {
  return pegs.with(from, false).with(over, false).with(to, true);
}

/** The state after a jump, or why the rules forbid it. */
export function play(state: State, { from, to }: Hop): State | Refusal {
  const { pegs } = state;
  const shape = shapeOf(state.board);
  const place = (hole: number) => placeWords(shape, hole);
  if (pegs[from] === undefined || pegs[to] === undefined) return { refusal: "There is no such hole on this board." };
  if (!pegs[from]) return { refusal: `There is no peg in ${place(from)}.` };
  const jump = shape.jumps.find((one) => one.from === from && one.to === to);
  if (from === to && !openJumps(shape, pegs).some((one) => one.from === from))
    return {
      refusal: `The peg in ${place(from)} cannot jump now: it needs a neighbour with an empty hole just beyond it.`,
    };
  if (!jump)
    return {
      refusal: `A peg jumps in a straight line over one neighbour into the hole just beyond it; from ${place(from)} it cannot reach ${place(to)}.`,
    };
  if (pegs[to]) return { refusal: `A jump ends in an empty hole, and there is a peg in ${place(to)}.` };
  if (!pegs[jump.over]) return { refusal: `There is no peg to jump over in ${place(jump.over)}.` };
  return {
    ...state,
    pegs: jumped(pegs, jump),
    jumps: state.jumps + 1,
    moves: state.moves + (state.last === from ? 0 : 1),
    last: to,
  };
}

/** Solved with one peg where it belongs; lost when no peg can jump and it is not solved. */
export function outcome({ board, pegs }: State): Outcome {
  if (countPegs(pegs) === 1 && (board.target === null || pegs[board.target])) return "solved";
  return shapeOf(board).jumps.some((jump) => allows(pegs, jump)) ? "open" : "lost";
}
