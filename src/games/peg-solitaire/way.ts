import { countPegs } from "./board.ts";
import type { Jump, Shape } from "./shape.ts";
import { allows, jumped } from "./state.ts";

/** A way through a board: moves, each the holes that one peg visits, so that a move of three holes is two jumps. */
export type Way = readonly (readonly number[])[];

/** A way as text, the key of a board: "4-16,6-20-22". */
export const writeWay = (way: Way) => way.map((holes) => holes.join("-")).join(",");

/** A way from its text; nonsense gives holes that no board has. */
export const readWay = (text: string): Way => text.split(",").map((move) => move.split("-").map(Number));

/** The jumps as moves: jumps of one peg in a row are one move. */
export function movesOf(jumps: readonly Jump[]): Way {
  const moves: number[][] = [];
  for (const { from, to } of jumps) {
    const last = moves.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else moves.push([from, to]);
  }
  return moves;
}

/** The jumps of a way, move by move; null when these pegs cannot be played like that. */
export function jumpsOf(shape: Shape, pegs: readonly boolean[], way: Way): readonly (readonly Jump[])[] | null {
  let now = pegs;
  const moves: Jump[][] = [];
  for (const holes of way) {
    const jumps: Jump[] = [];
    for (const [at, to] of holes.slice(1).entries()) {
      const jump = shape.jumps.find((one) => one.from === holes[at] && one.to === to);
      if (!jump || !allows(now, jump)) return null;
      now = jumped(now, jump);
      jumps.push(jump);
    }
    moves.push(jumps);
  }
  return countPegs(now) === 1 ? moves : null;
}
