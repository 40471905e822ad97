import fc from "fast-check";
import { expect, test } from "vitest";
import { nameOf, spread } from "./weeks.ts";

test("a year's topics over a term, and few topics over many weeks", () => {
  expect(spread(["a", "b", "c", "d", "e"], 2)).toEqual([
    { from: 1, to: 1, topics: ["a", "b"] },
    { from: 2, to: 2, topics: ["c", "d", "e"] },
  ]);
  expect(spread(["a", "b"], 5).map(nameOf)).toEqual(["Weeks 1 to 2", "Weeks 3 to 5"]);
  expect(spread([], 5)).toEqual([]);
});

test("every topic once and in order, every week once, none empty, and loads that differ by one at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 40 }), (count, weeks) => {
      const topics = Array.from({ length: count }, (_, i) => i);
      const blocks = spread(topics, weeks);
      expect(blocks.flatMap(({ topics }) => topics)).toEqual(topics);
      expect(blocks.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))).toEqual(
        Array.from({ length: weeks }, (_, i) => i + 1),
      );
      const loads = blocks.map(({ topics }) => topics.length);
      expect(Math.min(...loads)).toBeGreaterThan(0);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
  );
});
