import { asciiDigits } from "../maths/digits.ts";
import { dayOf } from "./day.ts";
import type { Attempt } from "./records/attempt.ts";
import { uuid } from "./uuid.ts";

// Apart from what reads attempts: this is part of every page that can be answered on, that is not.

const maxTyped = 200;
export const latest = 8.64e15; // the last moment a Date can hold

/** What an app knows of an attempt; the rest is stamped on it. */
export type NewAttempt = Omit<Attempt, "v" | "id" | "at" | "day" | "slip"> & { readonly slip?: string };

/** The record of an attempt made at this moment. */
export function newAttempt(made: NewAttempt, now = new Date()): Attempt {
  const { who, item, category, verdict, help } = made;
  return {
    v: 2,
    id: uuid(),
    at: now.getTime(),
    day: dayOf(now),
    who,
    item,
    category,
    verdict,
    typed: cut(asciiDigits(made.typed)),
    slip: cut(made.slip ?? ""),
    help,
    ms: Math.min(Math.max(0, Math.round(made.ms) || 0), latest),
  };
}

/** By whole characters: a cut through the middle of an emoji could not be exported. */
export function cut(text: string): string {
  return text.length <= maxTyped ? text : [...text.slice(0, 2 * maxTyped)].slice(0, maxTyped).join("");
}
