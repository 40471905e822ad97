import { type Fields, isCount, isFields, isName } from "../../engine/fields.ts";
export const version = 1;

/** What was done on a board in one go: a move, or one taken back. A board is its save and all of these since. */
export interface Move {
  readonly v: typeof version;
  /** The id of the board's save, "#", and what tells it from the others: a count and something made by chance. */
  readonly id: string;
  /** Milliseconds since 1970, when it was done. */
  readonly at: number;
  /** What was done, as the games understand it. */
  readonly text: string;
}

/** Some hundreds of pencil marks at once, and much more than that. */
const longestText = 20_000;

/** The record of what is done at this moment on the board that is kept under an id. */
export function newMove(board: string, name: string, text: string, now = new Date()): Move {
  return { v: version, id: `${board}#${name}`, at: now.getTime(), text };
}

/** The id of the save of the board on which it was done. */
export const boardOf = (id: string) => id.slice(0, id.lastIndexOf("#"));

/** The step at index n turns a record of version n + 1 into one of version n + 2, without changing what it is given. */
export const migrations: readonly ((old: Fields) => Fields)[] = [];

/** Anything that was stored or imported as a move of today's version; null when it is none, or of a later version. */
export function readMove(stored: unknown): Move | null {
  if (!isFields(stored)) return null;
  const { v, id, at, text } = stored;
  if (v !== version || !isName(id) || !/^[^/#]+\/[^#]+#[\w.]+$/.test(id)) return null;
  if (!isCount(at) || typeof text !== "string" || text.length > longestText) return null;
  return { v, id, at: at + 0, text };
}
