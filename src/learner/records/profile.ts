import { uuid } from "../../device/uuid.ts";
import { type Fields, isCount, isFields, isName, isOneOf } from "../../engine/fields.ts";

export const version = 1;

/** Hues of ui/styles/tokens.css. */
export const colours = ["arithmetic", "algebra", "geometry", "logic", "number-theory", "patterns"] as const;
export const shapes = ["circle", "square", "triangle", "pentagon", "star", "heart"] as const;
export type Colour = (typeof colours)[number];
export type Shape = (typeof shapes)[number];

/** Somebody who practises on this device: a nickname and a sign, nothing more. A later record with the same id replaces it. */
export interface Profile {
  readonly v: typeof version;
  readonly id: string;
  /** Milliseconds since 1970, when it was made. */
  readonly at: number;
  /** 1 to 20 characters. */
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
}

export const longestName = 20;

/** A new profile; null when the name is empty. A long name is cut. */
export function newProfile(name: string, colour: Colour, shape: Shape, now = new Date()): Profile | null {
  return readProfile({ v: version, id: uuid(), at: now.getTime(), name, colour, shape });
}

/** The step at index n turns a record of version n + 1 into one of version n + 2, without changing what it is given. */
export const migrations: readonly ((old: Fields) => Fields)[] = [];

/** Anything that was stored or imported as a profile of today's version; null when it is none, or of a later version. */
export function readProfile(stored: unknown): Profile | null {
  if (!isFields(stored)) return null;
  const { v, id, at, name, colour, shape } = stored;
  if (v !== version || !isName(id) || !isCount(at) || typeof name !== "string") return null;
  if (!isOneOf(colours, colour) || !isOneOf(shapes, shape)) return null;
  // By whole characters: a cut through the middle of an emoji could not be exported.
  const short = [...name.trim().replace(/\s+/g, " ")].slice(0, longestName).join("").trim();
  return short === "" ? null : { v, id, at: at + 0, name: short, colour, shape };
}
