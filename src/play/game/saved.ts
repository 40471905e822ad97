import type { Open } from "../../engine/game/desk.ts";
import { type Game, isProblem } from "../../engine/game/game.ts";
import { readSession, stateOf, writeSession } from "../../engine/game/session.ts";
import { parseFields } from "../../learner/fields.ts";
import { keepSave } from "../../learner/keep-save.ts";
import type { Save } from "../../learner/records/save.ts";

/** How the saves of all boards of a game begin. */
export const kindsOf = (game: string) => `game/${game}/`;

/** The id of the board that the page opens with where none is kept. */
export const openingId = "first";

/** Keeps a board as it stands. Never rejects. */
export function keepBoard<B, S, M>({ id, before, session }: Open<B, S, M>): Promise<void> {
  return keepSave(kindsOf(session.game.id) + id, JSON.stringify({ before, session: writeSession(session) }));
}

/** Forgets a board. Never rejects. */
export function dropBoard(game: string, id: string): Promise<void> {
  return keepSave(kindsOf(game) + id, "");
}

/** The boards that were saved, oldest first; what cannot be read is left out, and stays where it is. */
export function readBoards<B, S, M>(game: Game<B, S, M>, saves: readonly Save[]): Open<B, S, M>[] {
  return [...saves]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ kind, text }) => {
      const { before, session } = parseFields(text) ?? {};
      if (typeof before !== "string" || typeof session !== "string") return [];
      const read = readSession(game, session);
      return isProblem(read) ? [] : [{ id: kind.slice(kindsOf(game.id).length), before, session: read.value }];
    });
}

/** Whether there is nothing more to do on a board. */
export function isOver<B, S, M>({ session }: Open<B, S, M>): boolean {
  return session.game.outcome(stateOf(session)) === "solved";
}
