import type { Open } from "../../engine/game/desk.ts";
import { type Game, isProblem } from "../../engine/game/game.ts";
import { readSession, stateOf, writeSession } from "../../engine/game/session.ts";
import { parseFields } from "../../learner/fields.ts";
import type { Save } from "../../learner/records/save.ts";

/** How the saves of all boards of a game begin. */
export const kindsOf = (game: string) => `game/${game}/`;

/** The id of the board that the page opens with where none is kept. */
export const openingId = "first";

/** A board as it is kept. */
export function writeBoard<B, S, M>({ before, session }: Pick<Open<B, S, M>, "before" | "session">): string {
  return JSON.stringify({ before, session: writeSession(session) });
}

/** A board that was kept under an id; null for what cannot be read. */
export function readBoard<B, S, M>(game: Game<B, S, M>, id: string, text: string): Open<B, S, M> | null {
  const { before, session } = parseFields(text);
  if (typeof before !== "string" || typeof session !== "string") return null;
  const read = readSession(game, session);
  return isProblem(read) ? null : { id, before, session: read.value };
}

/** The id of the board that a save holds. */
export const boardId = ({ kind }: Save) => kind.slice(kind.indexOf("/", kind.indexOf("/") + 1) + 1);

/** Whether there is nothing more to do on a board. */
export function isOver<B, S, M>({ session }: Open<B, S, M>): boolean {
  return session.game.outcome(stateOf(session)) === "solved";
}
