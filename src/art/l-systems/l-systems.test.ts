import { expect, test } from "vitest";
import type { Point } from "../geometry.ts";
import { grow, known, mostLines, problemOf, type Rules, walk } from "./l-systems.ts";

const rule = (name: string): Rules => {
  const found = known[name];
  if (!found) throw new Error(name);
  return found;
};
const points = (name: string, rounds: number): readonly Point[] =>
  walk(grow(rule(name), rounds).text, rule(name)).flatMap((one) => one.points);
const lines = (name: string, rounds: number) => grow(rule(name), rounds).text.split("F").length - 1;
const spots = (all: readonly Point[]) => new Set(all.map(([x, y]) => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`));

test("they have as many lines as the books say", () => {
  for (let n = 0; n <= 5; n++) {
    expect(lines("koch", n)).toBe(3 * 4 ** n);
    expect(lines("dragon", n)).toBe(2 ** n);
    expect(lines("sierpinski", n)).toBe(3 ** n);
    expect(lines("hilbert", n)).toBe(4 ** n - 1);
  }
});

test("the snowflake comes back to where it began", () => {
  for (const n of [0, 1, 4]) {
    const all = points("koch", n);
    expect(Math.hypot(...(all.at(-1) ?? [9, 9]))).toBeLessThan(1e-6);
    // Its first three corners are as far apart as 3^n steps.
    expect(Math.max(...all.map(([x]) => x)) - Math.min(...all.map(([x]) => x))).toBeCloseTo(3 ** n, 6);
  }
});

test("Hilbert's curve goes once through every place of a square grid", () => {
  for (const n of [1, 2, 4]) {
    const all = points("hilbert", n);
    expect(all.length).toBe(4 ** n);
    expect(spots(all).size).toBe(4 ** n);
    for (const i of [0, 1] as const) {
      const values = all.map((one) => one[i]);
      expect(Math.round(Math.max(...values) - Math.min(...values))).toBe(2 ** n - 1);
    }
  }
});

test("the dragon never runs along itself", () => {
  const all = points("dragon", 10);
  const pieces = all.slice(1).map((to, i) => {
    const ends = [all[i] ?? to, to].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).sort();
    return ends.join(":");
  });
  expect(new Set(pieces).size).toBe(2 ** 10);
});

test("Sierpiński's ends are as far apart as its side", () => {
  for (const n of [1, 4, 5]) expect(Math.hypot(...(points("sierpinski", n).at(-1) ?? [0, 0]))).toBeCloseTo(2 ** n, 6);
});

test("growing stops in time, whatever is typed", () => {
  const { text, rounds } = grow(
    { start: "F".repeat(30), becomes: { F: "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF" } },
    13,
  );
  expect(rounds).toBe(1);
  expect(text.split("F").length - 1).toBeLessThanOrEqual(mostLines);
  expect(grow({ start: "X", becomes: { X: `[${"X".repeat(38)}]` } }, 13).text.length).toBeLessThanOrEqual(120_000);
});

test("what is typed is understood or answered with a sentence", () => {
  expect(problemOf("F[+F]F[-F]F")).toBe(null);
  expect(problemOf("")).toBe(null);
  expect(problemOf("F+G")).toContain("“G”");
  expect(problemOf("F]")).toContain("before");
  expect(problemOf("[F")).toContain("without");
  expect(problemOf("F_F")).toContain("_");
});
