import { type Day, dayOf, isDay } from "../day.ts";
import { type Fields, isCount, isFields, isName } from "../fields.ts";
import { uuid } from "../uuid.ts";

export const version = 1;

/** A run that was finished: sixty seconds of sums, a test. Runs of the same kind can be compared. */
export interface Run {
  readonly v: typeof version;
  readonly id: string;
  /** Milliseconds since 1970, at its end. */
  readonly at: number;
  /** The device's calendar day at that moment. */
  readonly day: Day;
  /** The profile's id, or "guest". */
  readonly who: string;
  /** What was run, with its settings: "speed/times/12/60". */
  readonly kind: string;
  /** Questions answered right at once, and those that were not. */
  readonly right: number;
  readonly wrong: number;
  /** Milliseconds it took. */
  readonly ms: number;
}

/** What an app knows of a run; the rest is stamped on it. */
export type NewRun = Pick<Run, "who" | "kind" | "right" | "wrong" | "ms">;

/** The record of a run that ends at this moment. */
export function newRun({ who, kind, right, wrong, ms }: NewRun, now = new Date()): Run {
  return { v: version, id: uuid(), at: now.getTime(), day: dayOf(now), who, kind, right, wrong, ms: Math.round(ms) };
}

/** The step at index n turns a record of version n + 1 into one of version n + 2, without changing what it is given. */
export const migrations: readonly ((old: Fields) => Fields)[] = [];

/** Anything that was stored or imported as a run of today's version; null when it is none, or of a later version. */
export function readRun(stored: unknown): Run | null {
  if (!isFields(stored)) return null;
  const { v, id, at, day, who, kind, right, wrong, ms } = stored;
  if (v !== version || typeof day !== "string" || !isDay(day)) return null;
  if (!isName(id) || !isName(who) || !isName(kind)) return null;
  if (!isCount(at) || !isCount(right) || !isCount(wrong) || !isCount(ms)) return null;
  // + 0: a stored -0 would come back from an export as 0
  return { v, id, at: at + 0, day, who, kind, right: right + 0, wrong: wrong + 0, ms: ms + 0 };
}
