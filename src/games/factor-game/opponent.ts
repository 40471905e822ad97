import type { Random } from "../../maths/random.ts";
import type { Move } from "./board.ts";
import { bestMoves } from "./duel.ts";
import { takeable } from "./pot.ts";
import { outcome, potLeft, type State } from "./state.ts";

/**
 * What the opponent takes; null when it is not his move, as it never is the taxman's. A beginner takes anything, a good
 * player finds a best number seven times in ten, and a perfect one always.
 */
export function reply(state: State, random: Random): Move | null {
  const { opponent } = state.board;
  if (opponent === "taxman" || state.turn !== "opponent" || outcome(state) !== "open") return null;
  const pot = potLeft(state);
  const all = takeable(pot);
  if (opponent === "beginner") return random.pick(all);
  const best = bestMoves(pot);
  const others = all.filter((x) => !best.includes(x));
  const isRight = opponent === "perfect" || others.length === 0 || random.whole(1, 10) <= 7;
  return random.pick(isRight ? best : others);
}
