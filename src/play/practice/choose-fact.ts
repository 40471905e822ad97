import { factItem } from "../../engine/item.ts";
import type { Day } from "../../learner/day.ts";
import { type FactState, factWord, stateOfFact } from "../../learner/derive/facts.ts";
import type { Random } from "../../maths/random.ts";

export type Fact = readonly [number, number];

/** A fact of this session. */
export interface FactDone {
  readonly item: string;
  /** Right at once and alone. */
  readonly alone: boolean;
  /** It had never been asked before. */
  readonly first: boolean;
}

/** A missed or new fact comes back after so many others. */
const back = 3;
/** So many facts that were never asked are met in one session. */
const mostNew = 4;
/** The tables in the order in which most people learn them. */
const tables = [2, 10, 5, 4, 3, 6, 9, 11, 8, 7, 12];

/**
 * The next fact of a session: one that was missed, or met for the first time, comes back after three others; then those
 * that are due; then a few new ones in the order of learning; then any. Never the same twice in a row.
 */
export function nextFact(
  all: readonly Fact[],
  states: ReadonlyMap<string, FactState>,
  done: readonly FactDone[],
  today: Day,
  random: Random,
): Fact {
  const last = done.at(-1)?.item;
  const open = all.filter((fact) => factItem(...fact) !== last);
  const again = open.find((fact) => comesBack(factItem(...fact), done));
  if (again) return again;

  const fresh = open.filter((fact) => !done.some(({ item }) => item === factItem(...fact)));
  const by = (word: string) => fresh.filter(([a, b]) => factWord(stateOfFact(states, a, b), today) === word);
  const unmet = by("new").toSorted((a, b) => order(a) - order(b));
  const mayMeet = done.filter(({ first }) => first).length < mostNew;
  // Rather the same few once more than a strange one: a beginner is not asked 9 × 12 for want of better.
  const met = open.filter(
    (fact) => states.has(factItem(...fact)) || done.some(({ item }) => item === factItem(...fact)),
  );
  const pool = [by("due"), mayMeet ? unmet.slice(0, 1) : [], by("growing"), met, open].find((one) => one.length > 0);
  return random.pick(pool ?? all);
}

/** Missed, or met for the first time in this session and not asked since. */
function comesBack(item: string, done: readonly FactDone[]): boolean {
  const at = done.findLastIndex((one) => one.item === item);
  const asked = done[at];
  return asked !== undefined && done.length - at > back && (!asked.alone || asked.first);
}

function order([a, b]: Fact): number {
  const [first, second] = [tables.indexOf(a), tables.indexOf(b)];
  return 20 * Math.min(first, second) + Math.max(first, second);
}
