import type { Words } from "./game.ts";
import { type Session, stateOf } from "./session.ts";

/** So many moves at once are told one by one; of more, how the board stands then. */
const most = 2;

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/**
 * What a screen reader says when one session follows another: the moves that were played, or the one that was taken back;
 * how the board stands when another came or many moves went by. Empty where no move was made.
 */
export function spoken<B, S, M>(before: Session<B, S, M>, after: Session<B, S, M>): string {
  const { game } = after;
  const forth = after.at - before.at;
  if (before.fair.board !== after.fair.board || Math.abs(forth) > most) return game.words.board(stateOf(after));
  const { change, undone = (...move) => `taken back: ${change(...move)}` } = game.words;
  if (forth < 0) return told(before, after.at, undone);
  return Array.from({ length: forth }, (_, nth) => told(after, before.at + nth, change)).join(" ");
}

/** In `words`, the move that was played when `nth` of them stood. */
function told<B, S, M>({ moves, states }: Session<B, S, M>, nth: number, words: Words<S, M>["change"]): string {
  const [move, before, after] = [moves[nth], states[nth], states[nth + 1]];
  return move === undefined || before === undefined || after === undefined ? "" : sentence(words(before, move, after));
}
