import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anotherLook, leastUsual } from "./another-look.ts";
import type { Answered } from "./result.ts";

const sum = (text: string, ms: number, first = true): Answered => ({ text, answer: 1, ms, first });
const texts = (answered: readonly Answered[]) => anotherLook(answered).sums.map(({ text }) => text);
const even = ["a", "b", "c", "d", "e", "f", "g"].map((text, i) => sum(text, 1000 + 50 * i));

test("what was missed comes before what was slow, the slower first, each sum once", () => {
  expect(texts([...even, sum("x", 9000), sum("y", 500, false), sum("z", 4000), sum("x", 3000)])).toEqual([
    "y",
    "x",
    "z",
  ]);
});

test("a sum that was right in a second is not looked at again, nor is anything when all was even", () => {
  expect(texts([...even, sum("3 × 2", 1000)])).toEqual([]);
  expect(anotherLook(even).usual).toBe(1150);
});

test("two seconds are not slow for whoever takes two, and one second is not for whoever takes half of it", () => {
  const twice = even.map(({ text, ms }) => sum(text, 2 * ms));
  expect(texts([...twice, sum("x", 3000)])).toEqual([]);
  expect(texts([...even.map(({ text }) => sum(text, 500)), sum("x", 1999)])).toEqual([]);
  expect(texts([...even.map(({ text }) => sum(text, 500)), sum("x", 2000)])).toEqual(["x"]);
});

test("of a short run only what was missed is told", () => {
  const short = [sum("a", 1000), sum("b", 1100), sum("c", 1000), sum("d", 60_000)];
  expect(short).toHaveLength(leastUsual - 1);
  expect(anotherLook([...short, sum("e", 700, false)])).toEqual({ usual: null, sums: [sum("e", 700, false)] });
  expect(texts([...short, sum("e", 900)])).toEqual(["d"]);
  expect(anotherLook([])).toEqual({ usual: null, sums: [] });
});

describe("of any run", () => {
  const runs = fc.array(
    fc.record({
      text: fc.constantFrom(..."abcdefghijkl"),
      answer: fc.constant(1),
      ms: fc.integer({ min: 300, max: 12_000 }),
      first: fc.integer({ min: 0, max: 5 }).map((slip) => slip > 0),
    }),
    { maxLength: 40 },
  );

  /** Slow, found in another way: the median is what is left when the quickest and the slowest are taken off in pairs. */
  const isSlow = ({ first, ms }: Answered, run: readonly Answered[]) => {
    let left = run.filter((one) => one.first).map((one) => one.ms);
    if (!first || ms < 2000 || left.length < 5) return false;
    left.sort((a, b) => a - b);
    while (left.length > 2) left = left.slice(1, -1);
    return 2 * ms * left.length > 3 * left.reduce((total, one) => total + one, 0);
  };

  test("nothing is listed without a reason, nothing twice, and nothing is missing while there is room", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const { sums } = anotherLook(run);
        expect(sums.length).toBeLessThanOrEqual(5);
        expect(new Set(sums.map(({ text }) => text)).size).toBe(sums.length);
        for (const one of sums) expect(!one.first || isSlow(one, run)).toBe(true);
        const wanted = new Set(run.filter((one) => !one.first || isSlow(one, run)).map(({ text }) => text));
        expect(sums).toHaveLength(Math.min(5, wanted.size));
      }),
    );
  });

  test("missed ones stand first, and what was missed and right another time counts as missed", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const { sums } = anotherLook(run);
        expect(sums.map(({ first }) => first)).toEqual(sums.map(({ first }) => first).toSorted());
        const missed = new Set(run.filter(({ first }) => !first).map(({ text }) => text));
        for (const { text, first } of sums) expect(first).toBe(!missed.has(text));
      }),
    );
  });

  test("the order in which the sums came makes no difference", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const told = (one: readonly Answered[]) => anotherLook(one).sums.map(({ ms, first }) => [first, ms]);
        expect(told(run.toReversed())).toEqual(told(run));
      }),
    );
  });

  test("at most half of the sums right at the first go are slow", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const right = run.filter(({ first }) => first);
        const slow = anotherLook(right).sums.length;
        expect(2 * slow).toBeLessThanOrEqual(right.length);
      }),
    );
  });

  test("a run that never leaves half as much again of its quickest time lists nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 9000 }),
        fc.array(fc.double({ min: 1, max: 1.5, noNaN: true })),
        (quick, pace) => {
          expect(texts(pace.map((times, i) => sum(String(i), quick * times)))).toEqual([]);
        },
      ),
    );
  });
});
