import { uuid } from "../../device/uuid.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { dayOf } from "../day.ts";
import type { Attempt, Entry, Run, Seen, Win } from "../records/entry.ts";
import { cut, latest, slipId } from "./entry-fields.ts";

// Apart from what reads entries: this is part of every page that can be answered on, that is not.

/** Without what is stamped on every entry. */
type Made<One extends Entry> = Omit<One, "v" | "id" | "at" | "day" | "what">;
/** What an app knows of an attempt; its slip is given by name. */
export type NewAttempt = Omit<Made<Attempt>, "slip" | "slipName"> & { readonly slip?: string };
export type NewSeen = Omit<Made<Seen>, "ms">;
/** What an app knows of a win; `id` is the same for the same board, however often it is won. */
export type NewWin = Made<Win> & { readonly id: string };
export type NewRun = Made<Run>;

/** The entry of an attempt made at this moment. */
export function newAttempt({ who, item, category, verdict, typed, slip = "", help, ms }: NewAttempt, now = new Date()) {
  const words = { typed: cut(asciiDigits(typed)), slip: cut(slipId(slip)), slipName: cut(slip) };
  return { ...stamp({ who, item, ms }, now), what: "answer", category, verdict, ...words, help } satisfies Attempt;
}

/** The entry of a solution that is looked at now. */
export function newSeen({ who, item }: NewSeen, now = new Date()) {
  return { ...stamp({ who, item, ms: 0 }, now), what: "seen" } satisfies Seen;
}

/** The entry of a board that is won at this moment. */
export function newWin({ id, who, item, grade, technique, help, ms }: NewWin, now = new Date()) {
  return { ...stamp({ who, item, ms }, now), id, what: "win", grade: cut(grade), technique, help } satisfies Win;
}

/** The entry of a run that ends at this moment. */
export function newRun({ who, item, right, wrong, ms }: NewRun, now = new Date()) {
  return { ...stamp({ who, item, ms }, now), what: "run", right, wrong } satisfies Run;
}

function stamp({ who, item, ms }: Pick<Entry, "who" | "item" | "ms">, now: Date) {
  const spent = Math.min(Math.max(0, Math.round(ms) || 0), latest);
  return { v: 3, id: uuid(), at: now.getTime(), day: dayOf(now), who, item, ms: spent } as const;
}
