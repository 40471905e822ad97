import { type Day, isDay } from "../day.ts";
import { type Fields, isCount, isFields, isName, isOneOf } from "../fields.ts";
import { cut, latest } from "../new-attempt.ts";

const verdicts = ["right", "almost", "wrong"] as const;
const helps = ["alone", "hint", "solution"] as const;

export type Verdict = (typeof verdicts)[number];
/** What the learner had seen when she answered. */
export type Help = (typeof helps)[number];

export const version = 2;

/** Who answered when nobody said so. */
export const guest = "guest";

/** One answer, as it was given. The log of attempts is only ever added to. */
export interface Attempt {
  readonly v: typeof version;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The device's calendar day at that moment. */
  readonly day: Day;
  /** The profile's id, or `guest`. */
  readonly who: string;
  /** What was answered: see item.ts. */
  readonly item: string;
  readonly category: string;
  readonly verdict: Verdict;
  /** What was typed, its digits in ASCII, cut to 200 characters. */
  readonly typed: string;
  /** The name of the slip that the answer was recognised as: "added the denominators"; empty for none. */
  readonly slip: string;
  readonly help: Help;
  /** Milliseconds spent on it. */
  readonly ms: number;
}

/** The step at index n turns a record of version n + 1 into one of version n + 2, without changing what it is given. */
export const migrations: readonly ((old: Fields) => Fields)[] = [
  // Version 2 knows profiles and names slips.
  (old) => ({ ...old, v: 2, who: guest, slip: "" }),
];

/** Anything that was stored or imported as an attempt of today's version; null when it is none, or of a later version. */
export function readAttempt(stored: unknown): Attempt | null {
  if (!isFields(stored)) return null;
  const { v, id, at, day, who, item, category, verdict, typed, slip, help, ms } = migrated(stored);
  if (v !== version) return null;
  if (typeof id !== "string" || !isUuid(id)) return null;
  if (!isCount(at)) return null;
  if (typeof day !== "string" || !isDay(day)) return null;
  if (!isName(who) || !isName(item) || !isName(category)) return null;
  if (!isOneOf(verdicts, verdict) || !isOneOf(helps, help)) return null;
  if (typeof typed !== "string" || typeof slip !== "string") return null;
  if (typeof ms !== "number" || !(ms >= 0 && ms <= latest)) return null;
  // + 0: a stored -0 would come back from an export as 0
  return {
    v,
    id,
    at: at + 0,
    day,
    who,
    item,
    category,
    verdict,
    typed: cut(typed),
    slip: cut(slip),
    help,
    ms: Math.round(ms) + 0,
  };
}

function migrated(stored: Fields): Fields {
  const from = stored["v"];
  if (typeof from !== "number" || !Number.isInteger(from) || from < 1) return stored;
  return migrations.slice(from - 1).reduce((record, step) => step(record), stored);
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
