import { expect, test } from "vitest";
import { factItem } from "../../engine/item.ts";
import { type FactState, facts } from "../../learner/derive/facts.ts";
import { random } from "../../maths/random.ts";
import { type FactDone, nextFact, nextTable, tableAfter } from "./choose-fact.ts";

const all = facts(2, 12);
const today = "2025-10-25";

/** The facts of a session of so many, all right at once, for somebody with these states. */
function session(length: number, states: ReadonlyMap<string, FactState>, seed: number): FactDone[] {
  const done: FactDone[] = [];
  for (let n = 0; n < length; n++) {
    const item = factItem(...nextFact(all, states, done, today, random(seed * 100 + n)));
    done.push({ item, alone: true, first: !states.has(item) && !done.some((one) => one.item === item) });
  }
  return done;
}

test("a beginner meets a few facts, the easiest first, each of them again, and none three times", () => {
  for (let seed = 0; seed < 50; seed++) {
    const items = session(10, new Map(), seed).map(({ item }) => item);
    const count = (item: string) => items.filter((one) => one === item).length;
    for (const item of ["fact/2x2", "fact/2x10", "fact/2x5", "fact/2x4"]) expect(count(item), item).toBe(2);
    expect(new Set(items).size).toBe(6);
    expect(items.some((item, i) => item === items[i - 1])).toBe(false);
  }
});

/** The facts of a session, all known at once, with what is known after it. */
function known(length: number, states: Map<string, FactState>, seed: number): string[] {
  const done: FactDone[] = [];
  for (let n = 0; n < length; n++) {
    const item = factItem(...nextFact(all, states, done, today, random(seed * 100 + n)));
    done.push({ item, alone: true, first: !states.has(item) });
    states.set(item, { strength: 1, due: "2025-10-28", atOnce: true });
  }
  return done.map(({ item }) => item);
}

test("where all is known at once, table after table is begun, and no fact is asked twice", () => {
  const states = new Map<string, FactState>();
  const items = [...known(10, states, 1), ...known(10, states, 2)];
  expect(new Set(items).size).toBe(20);
  expect(items.slice(0, 10)).toEqual(
    ["2x2", "2x10", "2x5", "10x10", "5x10", "4x10", "5x5", "4x5", "3x5", "4x4"].map((fact) => `fact/${fact}`),
  );
  expect(nextTable(all, states)).toEqual({ table: 9, isBegun: true });
  // What was left behind comes in the end: every fact is met.
  for (let run = 3; states.size < all.length; run++) known(10, states, run);
  expect(nextTable(all, states)).toBeNull();
});

test("a table of which a fact was not known at once is gone on with", () => {
  const of = (atOnce: boolean): FactState => ({ strength: 1, due: "2025-10-28", atOnce });
  const states = new Map([
    ["fact/2x2", of(true)],
    ["fact/2x10", of(false)],
    ["fact/2x5", of(true)],
  ]);
  expect(nextTable(all, states)).toEqual({ table: 2, isBegun: true });
  expect(tableAfter(2, all, states)).toEqual({ table: 10, isBegun: false });
  expect(tableAfter(12, all, states)).toBeNull();
});

test("what is due comes before anything new", () => {
  const due = ["fact/6x7", "fact/7x8", "fact/8x9"];
  const states = new Map(due.map((item) => [item, { strength: 2, due: today, atOnce: false }]));
  for (let seed = 0; seed < 50; seed++)
    expect(
      session(3, states, seed)
        .map(({ item }) => item)
        .sort(),
    ).toEqual(due);
});

test("a missed fact comes back after three others", () => {
  const missed = { item: "fact/7x8", alone: false, first: false };
  const others = ["fact/2x3", "fact/3x4", "fact/4x5"].map((item) => ({ item, alone: true, first: false }));
  expect(nextFact(all, new Map(), [missed, ...others], today, random(1))).toEqual([7, 8]);
  expect(nextFact(all, new Map(), [missed, ...others.slice(1)], today, random(1))).not.toEqual([7, 8]);
});
