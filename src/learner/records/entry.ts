import { guest } from "../../device/who.ts";
import { type Fields, isCount, isFields, isName, isOneOf } from "../../engine/fields.ts";
import { type Day, isDay } from "../day.ts";
import { cut, latest, slipId } from "../keep/entry-fields.ts";

const verdicts = ["right", "almost", "wrong"] as const;
const helps = ["alone", "hint", "solution"] as const;

export type Verdict = (typeof verdicts)[number];
/** What the learner had seen when she answered or won. */
export type Help = (typeof helps)[number];

export const version = 3;

/** What every entry of the log has. The log is only ever added to: all figures are counted from it. */
interface Stamped {
  readonly v: typeof version;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The device's calendar day at that moment. */
  readonly day: Day;
  /** The profile's id, or `guest`. */
  readonly who: string;
  /** What was done: see item.ts. */
  readonly item: string;
  /** Milliseconds spent on it. */
  readonly ms: number;
}

/** One answer, as it was given. */
export interface Attempt extends Stamped {
  readonly what: "answer";
  readonly category: string;
  readonly verdict: Verdict;
  /** What was typed, its digits in ASCII, cut to 200 characters. */
  readonly typed: string;
  /** The id of the slip that the answer was recognised as: "added-the-denominators"; empty for none. */
  readonly slip: string;
  /** The slip in words, as it was called then: "added the denominators". */
  readonly slipName: string;
  readonly help: Help;
}

/** A solution that was looked at: from then on only a twin of the item can be solved. */
export interface Seen extends Stamped {
  readonly what: "seen";
}

/** A board that was brought to its end: a sudoku filled, a game won. One for each board, whatever was undone. */
export interface Win extends Stamped {
  readonly what: "win";
  /** How hard the board is, as it was shown: "Hard", "11 moves at best". */
  readonly grade: string;
  /** The hardest technique that it needs; empty where that is not known. */
  readonly technique: string;
  readonly help: Help;
}

/** A run that was finished: sixty seconds of sums, a test. Those of the same item can be compared. */
export interface Run extends Stamped {
  readonly what: "run";
  /** Questions answered right at once, and those that were not. */
  readonly right: number;
  readonly wrong: number;
}

export type Entry = Attempt | Seen | Win | Run;

/** The step at index n turns a record of version n + 1 into one of version n + 2, without changing what it is given. */
export const migrations: readonly ((old: Fields) => Fields)[] = [
  // Version 2 knows profiles and names slips.
  (old) => ({ ...old, v: 2, who: guest, slip: "" }),
  // Version 3 is not of answers only. A slip was stored by its name; a board as an answer whose text was its grade.
  (old) =>
    typeof old["item"] === "string" && old["item"].startsWith("game/")
      ? { ...old, v: 3, what: "win", grade: old["typed"], technique: "" }
      : { ...old, v: 3, what: "answer", slip: slipId(String(old["slip"])), slipName: old["slip"] },
];

/**
 * Anything that was stored or imported as an entry, or as a run when those were kept apart, of today's version; null when it
 * is none, or of a later version.
 */
export function readEntry(stored: unknown): Entry | null {
  if (!isFields(stored)) return null;
  const fields = migrated(stored);
  const { v, id, at, day, who, item, ms, what } = fields;
  if (v !== version) return null;
  if (typeof id !== "string" || !isUuid(id)) return null;
  if (!isCount(at) || typeof ms !== "number" || !(ms >= 0 && ms <= latest)) return null;
  if (typeof day !== "string" || !isDay(day)) return null;
  if (!isName(who) || !isName(item)) return null;
  // + 0: a stored -0 would come back from an export as 0
  const stamp = { v, id, at: at + 0, day, who, item, ms: Math.round(ms) + 0 } as const;
  if (what === "answer") return readAttempt(stamp, fields);
  if (what === "seen") return { ...stamp, what };
  if (what === "win") return readWin(stamp, fields);
  if (what === "run") return readRun(stamp, fields);
  return null;
}

function readAttempt(stamp: Stamped, { category, verdict, typed, slip, slipName, help }: Fields): Attempt | null {
  if (!isName(category) || !isOneOf(verdicts, verdict) || !isOneOf(helps, help)) return null;
  if (typeof typed !== "string" || typeof slip !== "string" || typeof slipName !== "string") return null;
  const said = { typed: cut(typed), slip: cut(slip), slipName: cut(slipName) };
  return { ...stamp, what: "answer", category, verdict, ...said, help };
}

function readWin(stamp: Stamped, { grade, technique, help }: Fields): Win | null {
  if (typeof grade !== "string" || typeof technique !== "string" || !isOneOf(helps, help)) return null;
  return { ...stamp, what: "win", grade: cut(grade), technique: cut(technique), help };
}

function readRun(stamp: Stamped, { right, wrong }: Fields): Run | null {
  if (!isCount(right) || !isCount(wrong)) return null;
  return { ...stamp, what: "run", right: right + 0, wrong: wrong + 0 };
}

/** A run as it was kept until version 0.5, in a table of its own. */
function fromOldRun({ kind, ...others }: Fields): Fields {
  return { ...others, v: version, what: "run", item: kind };
}

function migrated(stored: Fields): Fields {
  const from = stored["v"];
  if (from === 1 && "kind" in stored) return fromOldRun(stored);
  if (typeof from !== "number" || !Number.isInteger(from) || from < 1) return stored;
  return migrations.slice(from - 1).reduce((record, step) => step(record), stored);
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
