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
/** So many new facts at most wait to be met again. */
const mostNew = 4;
/** With so many facts of a table known at once, and none missed, the next table is begun before the rest of it. */
const climb = 3;
/** The tables in the order in which most people learn them. */
const tables = [2, 10, 5, 4, 3, 6, 9, 11, 8, 7, 12];

/**
 * The next fact of a session: one that was missed, or met for the first time and not known at once, comes back after three others;
 * then those that are due; then a few new ones in the order of learning, and table after table where all is known at once; then any.
 * Never the same twice in a row.
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
  const again = open.find((fact) => comesBack(factItem(...fact), done, states));
  if (again) return again;

  const fresh = open.filter((fact) => !done.some(({ item }) => item === factItem(...fact)));
  const by = (word: string) => fresh.filter(([a, b]) => factWord(stateOfFact(states, a, b), today) === word);
  const unmet = inOrder(all, states).filter((fact) => fresh.includes(fact));
  const waiting = done.filter(
    ({ item, first }, at) => first && !isKnown(item, states) && !isRightAfter(item, at, done),
  );
  const mayMeet = waiting.length < mostNew;
  // Rather the same few once more than a strange one: a beginner is not asked 9 × 12 for want of better.
  const met = open.filter(
    (fact) => states.has(factItem(...fact)) || done.some(({ item }) => item === factItem(...fact)),
  );
  const pool = [by("due"), mayMeet ? unmet.slice(0, 1) : [], by("growing"), met, open].find((one) => one.length > 0);
  return random.pick(pool ?? all);
}

/** A table to go on with. */
export interface Onward {
  readonly table: number;
  /** Whether facts that are learnt with it were met. */
  readonly isBegun: boolean;
}

/** The table that the next new fact is of; null where every fact was met. */
export function nextTable(all: readonly Fact[], states: ReadonlyMap<string, FactState>): Onward | null {
  const [first] = inOrder(all, states);
  if (!first) return null;
  const at = tableOf(first);
  const isBegun = all.some((fact) => tableOf(fact) === at && states.has(factItem(...fact)));
  return { table: tables[at] ?? 0, isBegun };
}

/** The table that is learnt after this one and has facts that were never asked; null where there is none. */
export function tableAfter(table: number, all: readonly Fact[], states: ReadonlyMap<string, FactState>): Onward | null {
  const isNew = (fact: Fact) => !fact.includes(table) && !states.has(factItem(...fact));
  const later = tables.slice(tables.indexOf(table) + 1);
  const found = later.find((one) => all.some((fact) => fact.includes(one) && isNew(fact)));
  return found === undefined ? null : { table: found, isBegun: false };
}

const isKnown = (item: string, states: ReadonlyMap<string, FactState>) => states.get(item)?.atOnce === true;

const isRightAfter = (item: string, at: number, done: readonly FactDone[]) =>
  done.slice(at + 1).some((later) => later.item === item && later.alone);

/** Missed, or met for the first time in this session, not known at once, and not asked since. */
function comesBack(item: string, done: readonly FactDone[], states: ReadonlyMap<string, FactState>): boolean {
  const at = done.findLastIndex((one) => one.item === item);
  const asked = done[at];
  if (asked === undefined || done.length - at <= back) return false;
  return !asked.alone || (asked.first && !isKnown(item, states));
}

/** The facts that were never asked, in the order in which they are to be met. */
function inOrder(all: readonly Fact[], states: ReadonlyMap<string, FactState>): readonly Fact[] {
  const isClimbed = tables.map((_, table) => {
    const met = all.filter((fact) => tableOf(fact) === table && states.has(factItem(...fact)));
    return met.length >= climb && met.every((fact) => isKnown(factItem(...fact), states));
  });
  const order = (fact: Fact) => (isClimbed[tableOf(fact)] ? 1000 : 0) + 20 * tableOf(fact) + placeIn(fact);
  return all.filter((fact) => !states.has(factItem(...fact))).toSorted((a, b) => order(a) - order(b));
}

/** The place of the table that a fact is learnt with, the easier of its two, and that of its other number. */
const tableOf = ([a, b]: Fact) => Math.min(tables.indexOf(a), tables.indexOf(b));
const placeIn = ([a, b]: Fact) => Math.max(tables.indexOf(a), tables.indexOf(b));
