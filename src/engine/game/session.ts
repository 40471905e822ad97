import { hash } from "../../maths/hash.ts";
import { random } from "../../maths/random.ts";
import { type Fair, isProblem, isRefusal, type Playable, type Reading, type Refusal } from "./game.ts";

/** How much help there was in solving it: "solution" where moves were done for the player. It never goes back, and no undo changes it. */
export type Help = "alone" | "hint" | "solution";

/** From none to most. */
export const helps: readonly Help[] = ["alone", "hint", "solution"];

/** The one of two that is more help. */
export function moreHelp(one: Help, other: Help): Help {
  return helps[Math.max(helps.indexOf(one), helps.indexOf(other))] ?? one;
}

/** One board being played: every state from the first on, so that undo and redo have no end. */
export interface Session<Board, State, Move> {
  readonly game: Playable<Board, State, Move>;
  readonly fair: Fair<Board>;
  /** Settings and seed it was dealt from, "9-hard~48213"; empty for a board from outside. */
  readonly code: string;
  /** What was played; `states[n]` is the state after n of them. */
  readonly moves: readonly Move[];
  readonly states: readonly [State, ...State[]];
  /** How many of the moves stand: those after them were undone. */
  readonly at: number;
  readonly help: Help;
  /** The places of the moves that were made for the player, rising. */
  readonly given: readonly number[];
  /** Milliseconds spent on it. */
  readonly ms: number;
}

/** A board at its start. */
export function begin<B, S, M>(game: Playable<B, S, M>, fair: Fair<B>, code = ""): Session<B, S, M> {
  const session = {
    game,
    fair,
    code,
    moves: [],
    states: [game.start(fair.board)],
    at: 0,
    help: "alone",
    given: [],
    ms: 0,
  } as const;
  return answered(session);
}

/** The state as it stands. */
export function stateOf<B, S, M>({ states, at }: Session<B, S, M>): S {
  return states[at] ?? states[0];
}

/** Whether two sessions are of the same board. */
export function isSameBoard<B, S, M>(one: Session<B, S, M>, other: Session<B, S, M>): boolean {
  const { board } = one.game;
  return one.fair.board === other.fair.board || board.write(one.fair.board) === board.write(other.fair.board);
}

/** The session after a move, and the opponent's reply where there is one; or why the move is none. Undone moves are forgotten. */
export function play<B, S, M>(session: Session<B, S, M>, move: M): Session<B, S, M> | Refusal {
  const next = added(session, move);
  return isRefusal(next) ? next : answered(next);
}

/** The session after a move, and nothing more: the reply is somebody else's to make. */
export function added<B, S, M>(session: Session<B, S, M>, move: M): Session<B, S, M> | Refusal {
  const { game, moves, states, at, given } = session;
  const state = game.play(stateOf(session), move);
  if (isRefusal(state)) return state;
  const [first, ...later] = states;
  return {
    ...session,
    moves: [...moves.slice(0, at), move],
    states: [first, ...later.slice(0, at), state],
    at: at + 1,
    given: (given.at(-1) ?? 0) < at ? given : given.filter((place) => place < at),
  };
}

/** The session after a move that was made for the player, with `by` as her own are made. */
export function forHer<B, S, M>(session: Session<B, S, M>, move: M, by = play<B, S, M>): Session<B, S, M> | Refusal {
  const next = by(session, move);
  return isRefusal(next) ? next : { ...next, given: [...next.given, session.at] };
}

/** With the opponent's replies, as long as it is his move. */
function answered<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  const move = replyTo(session);
  const next = move === null ? session : added(session, move);
  return next === session || isRefusal(next) ? session : answered(next);
}

/** The opponent's move; the same for the same moves before, so that going back and forth changes nothing. */
export function replyTo<B, S, M>(session: Session<B, S, M>): M | null {
  const { game, fair, at } = session;
  if (!game.reply || game.outcome(stateOf(session)) !== "open") return null;
  return game.reply(stateOf(session), random(hash(game.board.write(fair.board)) + at));
}

export const canUndo = <B, S, M>(session: Session<B, S, M>) => undo(session) !== session;
export const canRedo = <B, S, M>(session: Session<B, S, M>) => session.at < session.moves.length;

/** One move back, over an opponent's replies to where the player was on the move; the same session where there is none. */
export function undo<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  for (let at = session.at - 1; at >= 0; at--) {
    const earlier = { ...session, at };
    if (replyTo(earlier) === null) return earlier;
  }
  return session;
}

/** One move forth, with the replies to it; the same session where nothing was undone. */
export function redo<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  for (let at = session.at + 1; at <= session.moves.length; at++) {
    const later = { ...session, at };
    if (at === session.moves.length || replyTo(later) === null) return later;
  }
  return session;
}

/** Back to where the player is first on the move; what was played can be redone. */
export function restart<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  let first = session;
  for (let earlier = undo(first); earlier !== first; earlier = undo(first)) first = earlier;
  return first;
}

/** Back to the last state from which the way to the key was open; what was played after it can be redone. */
export function lastGood<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  const { game, fair } = session;
  let good = session;
  while (game.isMistaken(stateOf(good), fair.key)) {
    const earlier = undo(good);
    if (earlier === good) return session;
    good = earlier;
  }
  return good;
}

/** A session as text, in JSON: the board and its moves, so that it can be played again. */
export function writeSession<B, S, M>({ game, fair, code, moves, at, help, given, ms }: Session<B, S, M>): string {
  const { board, key, grade, technique } = fair;
  return JSON.stringify({
    board: game.board.write(board),
    key,
    grade,
    technique,
    code,
    moves: moves.map((move) => game.move.write(move)),
    at,
    help,
    ...(given.length > 0 && { given }),
    ms,
  });
}

/** A session played again from its text. Moves that are none any more end it there: those before them are kept. */
export function readSession<B, S, M>(game: Playable<B, S, M>, text: string): Reading<Session<B, S, M>> {
  const saved = parse(text);
  if (saved === null) return { problem: "This saved game cannot be read." };
  const board = game.board.read(saved.board);
  if (isProblem(board)) return board;
  const { key, grade, technique, code, at, help, given, ms } = saved;
  const fair = { board: board.value, key, grade, ...(technique && { technique }) };
  let session: Session<B, S, M> = { ...begin({ ...game, reply: () => null }, fair, code), game, help, ms };
  for (const one of saved.moves) {
    const move = game.move.read(one);
    const next = isProblem(move) ? { refusal: move.problem } : added(session, move.value);
    if (isRefusal(next)) break;
    session = next;
  }
  const { length } = session.moves;
  return { value: { ...session, at: Math.min(at, length), given: given.filter((place) => place < length) } };
}

interface Saved {
  readonly board: string;
  readonly key: string;
  readonly grade: string;
  /** Empty where it is not known. */
  readonly technique: string;
  readonly code: string;
  readonly moves: readonly string[];
  readonly at: number;
  readonly help: Help;
  readonly given: readonly number[];
  readonly ms: number;
}

function parse(text: string): Saved | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const {
    board,
    key,
    grade,
    technique = "",
    code,
    moves,
    at,
    help,
    given = [],
    ms,
  } = value as Readonly<Record<string, unknown>>;
  if (typeof board !== "string" || typeof key !== "string" || typeof grade !== "string") return null;
  if (typeof technique !== "string") return null;
  if (typeof code !== "string" || !Array.isArray(moves) || !moves.every((move) => typeof move === "string"))
    return null;
  if (!isCount(at) || !isCount(ms) || (help !== "alone" && help !== "hint" && help !== "solution")) return null;
  if (!Array.isArray(given) || !given.every((place, n) => isCount(place) && (n === 0 || place > given[n - 1])))
    return null;
  return { board, key, grade, technique, code, moves, at, help, given, ms };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
