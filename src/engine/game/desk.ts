import type { Fair, Playable } from "./game.ts";
import { begin, redo, type Session, undo } from "./session.ts";

/** A board on the desk. */
export interface Open<Board, State, Move> {
  /** Unique for ever: it is saved under this. */
  readonly id: string;
  /** The id of the board that was played when this one was asked for; empty for none. Undo leads back to it. */
  readonly before: string;
  readonly session: Session<Board, State, Move>;
}

/** The boards that were begun, in the order in which they came, and which of them is played now. */
export interface Desk<Board, State, Move> {
  readonly boards: readonly [Open<Board, State, Move>, ...Open<Board, State, Move>[]];
  readonly now: string;
}

/** A desk with one board. */
export function desk<B, S, M>(game: Playable<B, S, M>, fair: Fair<B>, id: string): Desk<B, S, M> {
  return { boards: [{ id, before: "", session: begin(game, fair) }], now: id };
}

/** The board that is played now. */
export function current<B, S, M>({ boards, now }: Desk<B, S, M>): Open<B, S, M> {
  return boards.find(({ id }) => id === now) ?? boards[0];
}

/** With another state of the board that is played now. */
export function withSession<B, S, M>(desk: Desk<B, S, M>, session: Session<B, S, M>): Desk<B, S, M> {
  const [first, ...later] = desk.boards;
  const put = (open: Open<B, S, M>) => (open.id === current(desk).id ? { ...open, session } : open);
  return { ...desk, boards: [put(first), ...later.map(put)] };
}

/** With a new board, which is played from now on. */
export function withBoard<B, S, M>(desk: Desk<B, S, M>, session: Session<B, S, M>, id: string): Desk<B, S, M> {
  return { boards: [...desk.boards, { id, before: desk.now, session }], now: id };
}

/** With a board of the desk played from now on; the same desk where there is none of that id. */
export function goTo<B, S, M>(desk: Desk<B, S, M>, id: string): Desk<B, S, M> {
  return desk.boards.some((open) => open.id === id) ? { ...desk, now: id } : desk;
}

/** With boards that were saved before those which are there; a board that is there already stays as it is. */
export function withSaved<B, S, M>(desk: Desk<B, S, M>, saved: readonly Open<B, S, M>[]): Desk<B, S, M> {
  const fresh = saved.filter(({ id }) => !desk.boards.some((open) => open.id === id));
  const [first, ...later] = [...fresh, ...desk.boards];
  return first ? { ...desk, boards: [first, ...later] } : desk;
}

/** One move back; from the start of a board, to the board before it. The same desk where there is nothing to undo. */
export function undoOn<B, S, M>(desk: Desk<B, S, M>): Desk<B, S, M> {
  const { session, before } = current(desk);
  const earlier = undo(session);
  return earlier === session ? goTo(desk, before) : withSession(desk, earlier);
}

/** One move forth; from the last move, to the board that was asked for after it. */
export function redoOn<B, S, M>(desk: Desk<B, S, M>): Desk<B, S, M> {
  const { id, session } = current(desk);
  const later = redo(session);
  if (later !== session) return withSession(desk, later);
  const next = desk.boards.findLast(({ before }) => before === id);
  return next ? goTo(desk, next.id) : desk;
}
