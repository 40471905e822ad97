import { describe, expect, it, test } from "vitest";
import { range } from "../../maths/whole.ts";
import { curvesAt, roomFor, seedAt, wordsOfLeaves, wordsOfSeeds } from "./sunflower.ts";

const fibonacci = [1, 2];
while (fibonacci.length < 20) fibonacci.push((fibonacci.at(-1) ?? 0) + (fibonacci.at(-2) ?? 0));

test("no two seeds of a flower touch, and all lie within it", () => {
  const seeds = range(1, 377).map(seedAt);
  for (const [at, [x, y]] of seeds.entries()) {
    expect(Math.hypot(x, y)).toBeLessThan(Math.sqrt(377));
    for (const [u, v] of seeds.slice(0, at)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(1.3);
  }
});

test("a flower holds as many seeds as a Fibonacci number, from 21 on", () => {
  expect([1, 20, 21, 22, 34, 35, 400].map(roomFor)).toEqual([21, 21, 21, 34, 34, 55, 610]);
});

describe("the curves at the rim of a full flower", () => {
  it.each([21, 34, 55, 89, 144, 233, 377, 610, 987])("of %i are two neighbours among the Fibonacci numbers", (n) => {
    const [few, many] = curvesAt(n);
    expect(fibonacci.indexOf(few)).toBeGreaterThan(2);
    expect(fibonacci.indexOf(many)).toBe(fibonacci.indexOf(few) + 1);
  });

  it("go apart from the last seed, each seed of one being followed by one the same number on", () => {
    const [few, many] = curvesAt(89);
    expect([few, many]).toEqual([13, 21]);
    // Counted another way: seeds that belong to one curve leave the same remainder.
    for (const count of [few, many]) {
      const nearest = range(60, 89).map((n) => {
        const near = range(1, n - 1).sort((a, b) => apart(n, a) - apart(n, b));
        return near.slice(0, 4).some((m) => (n - m) % count === 0);
      });
      expect(nearest).not.toContain(false);
    }
  });
});

const apart = (a: number, b: number) => {
  const [[x, y], [u, v]] = [seedAt(a), seedAt(b)];
  return Math.hypot(x - u, y - v);
};

test.each([
  [1, "The first of 21 seeds"],
  [12, "Seed 12 of your sunflower. It is full with 21."],
  [21, "Seed 21, and your sunflower is full. Follow its curves: 8 run one way, 13 the other."],
  [22, "Seed 22 begins a larger flower: it holds 34."],
  [35, "Seed 35 begins a larger flower: it holds 55."],
])("of %i seeds it says so", (n, words) => {
  expect(wordsOfSeeds(n)).toContain(words);
});

test("what is said of the leaves counts ten questions for each", () => {
  expect(wordsOfLeaves(1)).toMatch(/^A leaf grows.* Nine more questions right/);
  expect(wordsOfLeaves(9)).toMatch(/One more question right/);
  expect(wordsOfLeaves(10)).toMatch(/first leaf .* is open/);
  expect(wordsOfLeaves(17)).toBe(
    "Your sunflower has 1 leaf. Three more questions right in practice, and the next is open.",
  );
  expect(wordsOfLeaves(40)).toMatch(/^Leaf 4 .* is open/);
});
