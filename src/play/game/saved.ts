import { parseFields } from "../../engine/fields.ts";
import type { Open } from "../../engine/game/desk.ts";
import { isProblem, type Playable } from "../../engine/game/game.ts";
import type { Deed } from "../../engine/game/replay.ts";
import { helps, readSession, stateOf, writeSession } from "../../engine/game/session.ts";
import { boardOf, type Move } from "../../learner/records/move.ts";
import type { Save } from "../../learner/records/save.ts";

/** How the saves of all boards of a game begin. */
export const kindsOf = (game: string) => `game/${game}/`;

/** The id of the board that the page opens with where none is kept. */
export const openingId = "first";

/** A board as it was when it was kept first. */
export interface Start<B, S, M> extends Open<B, S, M> {
  /** When a board of the same id was given up; what was done by then was done on that. 0 for never. */
  readonly since: number;
}

/** A board as it is kept. */
export function writeBoard<B, S, M>({ before, session, since }: Omit<Start<B, S, M>, "id">): string {
  return JSON.stringify({ before, session: writeSession(session), ...(since > 0 && { since }) });
}

/** A board that was kept under an id; null for what cannot be read. */
export function readBoard<B, S, M>(game: Playable<B, S, M>, id: string, text: string): Start<B, S, M> | null {
  const { before, session, since } = parseFields(text);
  if (typeof before !== "string" || typeof session !== "string") return null;
  const read = readSession(game, session);
  return isProblem(read) ? null : { id, before, session: read.value, since: typeof since === "number" ? since : 0 };
}

/** What tells a deed from all others on its board. */
export const nameOf = ({ clock, tag }: Deed) => `${clock.toString(36)}.${tag}`;

/** A deed as it is kept. Not in JSON: within a record each quotation mark would take two characters. */
export function writeDeed({ board, after, from, help, ms, moves }: Deed): string {
  return [board, after, from, helps.indexOf(help), ms, ...moves].join(" ");
}

/** A deed that was kept under a name; null for what cannot be read. */
export function readDeed(name: string, text: string): Deed | null {
  const [, clock = "", tag = ""] = /^([\da-z]{1,10})\.(\w+)$/.exec(name) ?? [];
  const [, board, after, from, help, ms, rest] =
    /^(\w+) (\w+) (\d{1,7}) ([012]) (\d{1,10})(?: (.+))?$/.exec(text) ?? [];
  const most = helps[Number(help)];
  if (tag === "" || !board || !after || !most) return null;
  const moves = rest?.split(" ") ?? [];
  return {
    ...{ clock: Number.parseInt(clock, 36), tag, board, after },
    ...{ from: Number(from), help: most, ms: Number(ms), moves },
  };
}

/** A board as it was kept first. */
export interface KeptBoard {
  readonly id: string;
  readonly at: number;
  readonly text: string;
}

/** What was done on a board in one go. */
export interface KeptDeed {
  /** The id of the board. */
  readonly board: string;
  /** What tells it from the others. */
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** Everything that is kept of the boards of a game. */
export interface KeptGame {
  readonly boards: readonly KeptBoard[];
  readonly deeds: readonly KeptDeed[];
}

/** What is kept of the boards of a game, from records whose ids begin so. */
export function keptGame(begin: string, saves: readonly Save[], moves: readonly Move[]): KeptGame {
  return {
    boards: saves.map(({ id, at, text }) => ({ id: id.slice(begin.length), at, text })),
    deeds: moves.map(({ id, at, text }) => {
      const board = boardOf(id);
      return { board: board.slice(begin.length), name: id.slice(board.length + 1), at, text };
    }),
  };
}

/** Whether there is nothing more to do on a board. */
export function isOver<B, S, M>({ session }: Open<B, S, M>): boolean {
  return session.game.outcome(stateOf(session)) === "solved";
}
