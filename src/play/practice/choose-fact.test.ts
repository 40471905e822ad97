import { expect, test } from "vitest";
import { factItem } from "../../engine/item.ts";
import { type FactState, facts } from "../../learner/derive/facts.ts";
import { random } from "../../maths/random.ts";
import { type FactDone, nextFact } from "./choose-fact.ts";

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

test("a beginner meets four facts, the easiest first, and each of them again", () => {
  for (let seed = 0; seed < 50; seed++) {
    const items = session(10, new Map(), seed).map(({ item }) => item);
    expect([...new Set(items)].sort()).toEqual(["fact/2x10", "fact/2x2", "fact/2x4", "fact/2x5"]);
    expect(items.some((item, i) => item === items[i - 1])).toBe(false);
  }
});

test("what is due comes before anything new", () => {
  const due = ["fact/6x7", "fact/7x8", "fact/8x9"];
  const states = new Map(due.map((item) => [item, { strength: 2, due: today }]));
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
