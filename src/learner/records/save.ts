import { type Fields, isCount, isFields, isName } from "../../engine/fields.ts";
export const version = 1;

/** Something begun and not finished: where a test or a game stands. A later record with the same id replaces it. */
export interface Save {
  readonly v: typeof version;
  /** One for each person and kind. */
  readonly id: string;
  /** Milliseconds since 1970, when it was kept. */
  readonly at: number;
  /** The profile's id, or "guest". */
  readonly who: string;
  /** What it is: "assessment". */
  readonly kind: string;
  /** How it stands, as its own reader understands it; empty when it is over. */
  readonly text: string;
}

/** Characters. */
export const longestText = 200_000;

/** The record of how something stands at this moment. */
export function newSave({ who, kind, text }: Pick<Save, "who" | "kind" | "text">, now = new Date()): Save {
  return { v: version, id: `${who}/${kind}`, at: now.getTime(), who, kind, text };
}

/** The step at index n turns a record of version n + 1 into one of version n + 2, without changing what it is given. */
export const migrations: readonly ((old: Fields) => Fields)[] = [];

/** Anything that was stored or imported as a save of today's version; null when it is none, or of a later version. */
export function readSave(stored: unknown): Save | null {
  if (!isFields(stored)) return null;
  const { v, id, at, who, kind, text } = stored;
  if (v !== version || !isName(who) || !isName(kind) || id !== `${who}/${kind}`) return null;
  if (!isCount(at) || typeof text !== "string" || text.length > longestText) return null;
  return { v, id, at: at + 0, who, kind, text };
}
