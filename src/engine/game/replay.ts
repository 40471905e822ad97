import { hash } from "../../maths/hash.ts";
import { isProblem, isRefusal } from "./game.ts";
import { added, forHer, type Help, moreHelp, play, replyTo, type Session, stateOf } from "./session.ts";

/** What was done on a board in one go: it was played on, something was taken back or done again, help was seen. */
interface Done {
  /** A short name of the board, and one of everything that had been done on it before, as far as it was known where this was done. */
  readonly board: string;
  readonly after: string;
  /** So many moves stood when its own were made. */
  readonly from: number;
  /** The most help there had been by then. */
  readonly help: Help;
  /** Milliseconds spent on it. */
  readonly ms: number;
  /** The moves as texts; those of an opponent begin with a mark of their own. */
  readonly moves: readonly string[];
}

/** What was done on a board, with its place among everything that was. */
export interface Deed extends Done {
  /** Later than that of every deed that was known where it was done, and so the time, where clocks are right. */
  readonly clock: number;
  /** Made by chance: it tells deeds of the same moment apart. It ends with a mark where its moves were made for the player. */
  readonly tag: string;
}

/** A board that was played on from somewhere. */
interface Replay<B, S, M> {
  readonly session: Session<B, S, M>;
  /** The names that deeds have for the board, and for everything that was done on it. */
  readonly board: string;
  readonly mark: string;
}

/** A board as it was found, with everything that is known to have been done on it since: the same for the same deeds, however they came. */
export interface Played<B, S, M> {
  readonly start: Replay<B, S, M>;
  /** What was done by then is not counted: it was given up, or stands in the start. */
  readonly since: number;
  /** In their order. */
  readonly deeds: readonly Deed[];
  readonly now: Replay<B, S, M>;
  /** Those that the rules forbid where they come, and those of other boards. */
  readonly passed: ReadonlySet<Deed>;
}

/** How a move begins that an opponent made; no move's own text does. */
const replied = ">";

/** How a tag ends where the moves were made for the player. An edition that does not know it reads it as any other tag. */
const given = "_";

/** The tag of what was done, from something made by chance. */
export function tagOf<B, S, M>(chance: string, { from, moves }: Done, now: Session<B, S, M>): string {
  return moves.length > 0 && now.given.includes(from) ? chance + given : chance;
}

/** A board as it was found. */
export function found<B, S, M>(session: Session<B, S, M>, since = 0): Played<B, S, M> {
  const { game, fair, moves, at } = session;
  const board = short(game.board.write(fair.board));
  const mark = short([board, at, ...moves.map((move) => game.move.write(move))].join(" "));
  const start = { session, board, mark };
  return { start, since, deeds: [], now: start, passed: new Set() };
}

/** With more that was done. */
export function withDeeds<B, S, M>(played: Played<B, S, M>, more: readonly Deed[]): Played<B, S, M> {
  const { start, since } = played;
  const fresh = [...more].sort(inOrder);
  const [last, first] = [played.deeds.at(-1), fresh[0]];
  const isLater = !last || !first || inOrder(last, first) < 0;
  let { now } = isLater ? played : { now: start };
  const passed = new Set(isLater ? played.passed : []);
  const deeds = isLater ? [...played.deeds, ...fresh] : [...played.deeds, ...fresh].sort(inOrder);
  for (const deed of isLater ? fresh : deeds) {
    const next = deed.clock > since ? after(now, deed) : null;
    if (next) now = next;
    else passed.add(deed);
  }
  return { start, since, deeds, now, passed };
}

/** What was done between a board as it stood and as it stands. */
export function doneSince<B, S, M>({ session: was, board, mark }: Replay<B, S, M>, now: Session<B, S, M>): Done {
  const shared = { board, after: mark, help: now.help, ms: Math.max(0, now.ms - was.ms) };
  if (now.moves === was.moves) return { ...shared, from: now.at, moves: [] };
  const textOf = (move: M, index: number) =>
    (replyTo({ ...now, at: was.at + index }) === null ? "" : replied) + now.game.move.write(move);
  return { ...shared, from: was.at, moves: now.moves.slice(was.at).map(textOf) };
}

/** A total order, in which each deed comes after those that were known where it was done. */
function inOrder(one: Deed, other: Deed): number {
  return one.clock - other.clock || (one.tag < other.tag ? -1 : 1);
}

/** A board after one more deed; null for one that has no place there. */
function after<B, S, M>({ session, board, mark }: Replay<B, S, M>, deed: Deed): Replay<B, S, M> | null {
  if (deed.board !== board) return null;
  const next = deed.after === mark ? asItWas(session, deed) : onTop(session, deed);
  if (!next) return null;
  const help = moreHelp(session.help, deed.help);
  return { session: { ...next, help, ms: session.ms + deed.ms }, board, mark: short(`${mark} ${deed.tag}`) };
}

/** Where nothing else had been done: exactly what was done then, an opponent's moves with it. */
function asItWas<B, S, M>(session: Session<B, S, M>, { from, moves, tag }: Deed): Session<B, S, M> | null {
  if (from > session.moves.length) return null;
  let next: Session<B, S, M> = { ...session, at: from };
  for (const text of moves) {
    const isReply = text.startsWith(replied);
    const move = session.game.move.read(isReply ? text.slice(replied.length) : text);
    const isGiven = tag.endsWith(given) && !isReply;
    const more = isProblem(move) ? null : isGiven ? forHer(next, move.value, added) : added(next, move.value);
    if (!more || isRefusal(more)) return null;
    next = more;
  }
  return next;
}

/** Where something else had been done by then: its own moves come after that, and what it took back stands. */
function onTop<B, S, M>(session: Session<B, S, M>, { moves, tag }: Deed): Session<B, S, M> | null {
  let next = session;
  for (const text of moves) {
    if (text.startsWith(replied)) continue; // follows from ours
    const move = session.game.move.read(text);
    const isOpen = session.game.outcome(stateOf(next)) === "open";
    const more = isProblem(move) || !isOpen ? null : (tag.endsWith(given) ? forHer : play)(next, move.value);
    if (!more || isRefusal(more)) return null;
    next = more;
  }
  return next;
}

const short = (text: string) => (hash(text) >>> 0).toString(36);
