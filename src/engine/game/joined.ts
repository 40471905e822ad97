import { isRefusal } from "./game.ts";
import { type Help, play, replyTo, type Session, stateOf } from "./session.ts";

/**
 * One board that was played on at two places at once. Both went on from `base`: gives theirs with what we played since then after
 * it; what one of them took back, the other had not seen, and stands. Null where the rules forbid one of our moves after theirs,
 * or where it is another board.
 */
export function joined<B, S, M>(
  base: Session<B, S, M>,
  theirs: Session<B, S, M>,
  ours: Session<B, S, M>,
): Session<B, S, M> | null {
  const { game, fair } = ours;
  if (!isSameBoard(theirs, ours)) return null;
  const help = moreHelp(theirs.help, ours.help);
  let session: Session<B, S, M> = { ...theirs, fair, help, ms: theirs.ms + Math.max(0, ours.ms - base.ms) };
  for (let at = Math.max(inCommon(base, ours), inCommon(theirs, ours)); at < ours.at; at++) {
    const move = ours.moves[at];
    // An opponent's moves follow from ours.
    if (move === undefined || replyTo({ ...ours, at }) !== null) continue;
    if (game.outcome(stateOf(session)) !== "open") return null;
    const next = play(session, move);
    if (isRefusal(next)) return null;
    session = next;
  }
  return session;
}

/** Whether two sessions are of the same board. */
export function isSameBoard<B, S, M>(one: Session<B, S, M>, other: Session<B, S, M>): boolean {
  const { board } = one.game;
  return one.fair.board === other.fair.board || board.write(one.fair.board) === board.write(other.fair.board);
}

/** How many of the moves that stand are the same in both, from the first on. */
function inCommon<B, S, M>(one: Session<B, S, M>, other: Session<B, S, M>): number {
  const { write } = one.game.move;
  const most = Math.min(one.at, other.at);
  for (let at = 0; at < most; at++) {
    const [mine, yours] = [one.moves[at], other.moves[at]];
    if (mine === undefined || yours === undefined || write(mine) !== write(yours)) return at;
  }
  return most;
}

/** The one of two that is more help. */
export function moreHelp(one: Help, other: Help): Help {
  const helps: readonly Help[] = ["alone", "hint", "solution"];
  return helps[Math.max(helps.indexOf(one), helps.indexOf(other))] ?? one;
}
