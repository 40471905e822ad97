import type { Words } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Move } from "./board.ts";
import { outcome, type State, type Taken } from "./state.ts";

export const words: Words<State, Move> = {
  board(state) {
    const piles = state.piles.map((_, pile) => pileWords(state, pile)).join(". ");
    return `${turnWords(state)} ${piles}.`;
  },
  change(before, { pile, count: taken }, after) {
    const who = before.turn === "you" ? "You take" : "The opponent takes";
    const left = after.piles[pile] ?? 0;
    const end = outcome(after) === "open" ? "" : `. ${endWords(after)}`;
    return `${who} ${taken} from pile ${pile + 1}, ${left === 0 ? "which is empty now" : `which leaves ${left}`}${end}`;
  },
};

/** "1 or 2", "1 to 3": how many a move may take. */
export function oneTo(most: number): string {
  return most === 2 ? "1 or 2" : `1 to ${most}`;
}

/** One pile read aloud: "Pile 2: 3 counters". */
export function pileWords({ piles }: State, pile: number): string {
  const size = piles[pile] ?? 0;
  return `Pile ${pile + 1}: ${size === 0 ? "empty" : count(size, "counter")}`;
}

/** "The opponent took 3 from pile 2": a move that was made. */
export function takenWords({ by, pile, count: taken }: Taken): string {
  return `${by === "you" ? "You" : "The opponent"} took ${taken} from pile ${pile + 1}`;
}

/** "You win: the opponent took the last counter": how it ended. */
export function endWords(state: State): string {
  const taker = state.turn === "you" ? "the opponent" : "you";
  return `You ${outcome(state) === "solved" ? "win" : "lose"}: ${taker} took the last counter`;
}

function turnWords(state: State): string {
  const { last, most } = state.board;
  if (outcome(state) !== "open") return `${endWords(state)}.`;
  const whose = state.turn === "you" ? "It is your move" : "It is the opponent's move";
  const limit = most === null ? "" : `; a move takes ${oneTo(most)}`;
  return `${whose}. Whoever takes the last counter ${last}${limit}.`;
}
