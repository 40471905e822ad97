import { describe, expect, test } from "vitest";
import { factItem } from "../../engine/item.ts";
import { dayOf, daysAfter } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { attempt } from "./examples.ts";
import { type FactState, factStates, facts, factWord } from "./facts.ts";

const start = new Date(2025, 9, 1, 17).getTime();
const dayLength = 24 * 60 * 60 * 1000;
const item = factItem(8, 7);

/** Answers to 7 × 8, each so many days after the start. */
type Answers = readonly [after: number, fields?: Partial<Attempt>][];
function answered(...answers: Answers): Attempt[] {
  return answers.map(([after, fields], n) => {
    const at = start + after * dayLength + n * 1000;
    return attempt(n, { item, at, day: dayOf(new Date(at)), ms: 3000, ...fields });
  });
}
const stateAfter = (...answers: Answers) => factStates(answered(...answers)).get(item) as FactState;

test("7 × 8 and 8 × 7 are one fact, and there are 66 from 2 × 2 to 12 × 12", () => {
  expect(item).toBe(factItem(7, 8));
  expect(facts(2, 12)).toHaveLength(66);
});

describe("strength", () => {
  test("counts different days, up to four", () => {
    expect(stateAfter([0], [0]).strength).toBe(1);
    expect(stateAfter([0], [3], [10], [30], [60]).strength).toBe(4);
  });
  test("loses one for each wrong answer, and the correction after it is no gain", () => {
    expect(stateAfter([0], [3], [10, { verdict: "wrong" }], [10]).strength).toBe(1);
    expect(stateAfter([0, { verdict: "wrong" }], [0]).strength).toBe(0);
  });
  test("a hint is no gain", () => expect(stateAfter([0, { help: "hint" }]).strength).toBe(0));
});

describe("a fact comes back", () => {
  const wait = (...answers: Answers) => {
    const last = answers.at(-1)?.[0] ?? 0;
    const day = dayOf(new Date(start + last * dayLength));
    let days = 0;
    while (daysAfter(day, days) < stateAfter(...answers).due) days++;
    return days;
  };
  test("after longer and longer gaps when it was right in time", () => {
    const first = wait([0]);
    const second = wait([0], [first]);
    const third = wait([0], [first], [first + second]);
    expect([first >= 1, second > first, third > second]).toEqual([true, true, true]);
  });
  test("sooner when it was wrong, or slow", () => {
    expect(wait([0], [3, { verdict: "wrong" }])).toBeLessThan(wait([0], [3]));
    expect(wait([0], [3, { ms: 20_000 }])).toBeLessThan(wait([0], [3]));
  });
});

test("in words", () => {
  const state = stateAfter([0]);
  expect(factWord(undefined, "2025-10-01")).toBe("new");
  expect(factWord(state, "2025-10-01")).toBe("growing");
  expect(factWord(state, "2025-12-01")).toBe("due");
  expect(factWord({ ...state, strength: 4 }, "2025-10-01")).toBe("owned");
});

test("order and duplicates of the log do not matter", () => {
  const log = answered([0], [3], [10, { verdict: "wrong" }], [11]);
  expect(factStates([...log, ...log].reverse())).toEqual(factStates(log));
});
