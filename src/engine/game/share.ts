import { replyTo, type Session } from "./session.ts";

/** Of the moves that the board as it stands rests on: how many were made for the player, and how many she or somebody made for her. */
export interface Share {
  readonly given: number;
  readonly all: number;
}

/** How much of a board was done for the player. An opponent's replies are nobody's. */
export function shareOf<B, S, M>(session: Session<B, S, M>): Share {
  const places = [...standing(session, session.moves.slice(0, session.at)).keys()].filter(
    (place) => replyTo({ ...session, at: place }) === null,
  );
  return { given: places.filter((place) => session.given.includes(place)).length, all: places.length };
}

/** The one rule of what counts as solved: at least half of it she did herself. */
export function isHers({ given, all }: Share): boolean {
  return given * 2 <= all;
}

/** A hint that was seen: the moves that stood, and those that it said. */
export interface SeenHint<M> {
  readonly before: readonly M[];
  readonly moves: readonly M[];
}

/** Whether a hint was followed on the way that stands: it was seen on that very way, and something that it said was done after it. */
export function isFollowed<B, S, M>(session: Session<B, S, M>, { before, moves }: SeenHint<M>): boolean {
  const { write } = session.game.move;
  const now = session.moves.slice(0, session.at);
  if (before.length >= now.length || before.some((move, at) => write(move) !== write(now[at] as M))) return false;
  const said = new Set(standing(session, moves).values());
  const done = [...standing(session, now)].filter(([place]) => place >= before.length);
  // A hint about marks alone is followed in thought.
  return said.size === 0 ? done.length > 0 : done.some(([, text]) => said.has(text));
}

function standing<B, S, M>({ game }: Session<B, S, M>, moves: readonly M[]): ReadonlyMap<number, string> {
  return game.standing?.(moves) ?? new Map(moves.map((move, place) => [place, game.move.write(move)]));
}
