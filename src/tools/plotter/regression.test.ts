import fc from "fast-check";
import { expect, test } from "vitest";
import { bestLine, lineText, misfit, strength } from "./regression.ts";

const whole = fc.integer({ min: -50, max: 50 });
const dots = fc.array(fc.record({ x: whole, y: whole }), { minLength: 2, maxLength: 12 });

test("no other line misses the points by less", () => {
  fc.assert(
    fc.property(
      dots,
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -9, max: 9, noNaN: true }),
      (all, turn, shift) => {
        const line = bestLine(all);
        fc.pre(line !== null);
        const { gradient, intercept } = line;
        const best = misfit(all, (x) => gradient * x + intercept);
        const other = misfit(all, (x) => (gradient + turn) * x + intercept + shift);
        expect(best).toBeLessThanOrEqual(other + 1e-7 * (1 + other));
      },
    ),
  );
});

test("points on a line give that line", () => {
  fc.assert(
    fc.property(whole, whole, fc.uniqueArray(whole, { minLength: 2, maxLength: 9 }), (m, c, xs) => {
      const line = bestLine(xs.map((x) => ({ x, y: m * x + c })));
      expect(line?.gradient).toBeCloseTo(m, 8);
      expect(line?.intercept).toBeCloseTo(c, 6);
      expect(line && strength(line.correlation)).toBe(
        m === 0 ? "all points are equally high" : "all points lie on the line",
      );
    }),
  );
});

test("a known example, from a table of sums done by hand", () => {
  // Σx = 15, Σy = 20, Σxy = 66, Σx² = 55, Σy² = 86: gradient 6/10, intercept 4 - 0.6 × 3, correlation 6/√60.
  const line = bestLine([2, 4, 5, 4, 5].map((y, i) => ({ x: i + 1, y })));
  expect(line?.gradient).toBeCloseTo(0.6, 12);
  expect(line?.intercept).toBeCloseTo(2.2, 12);
  expect(line?.correlation).toBeCloseTo(6 / Math.sqrt(60), 12);
  expect(line && [strength(line.correlation), lineText(line)]).toEqual([
    "a moderate positive correlation",
    "0.6x + 2.2",
  ]);
});

test.each([
  [[]],
  [[{ x: 1, y: 2 }]],
  [
    [
      { x: 1, y: 2 },
      { x: 1, y: 5 },
    ],
  ],
])("%j has no line", (points) => {
  expect(bestLine(points)).toBeNull();
});

test.each([
  [-1.5, -2, "−1.5x − 2"],
  [-1e-7, 12345678, "−0.0000001x + 12350000"],
  [0, 4, "0x + 4"],
  [1 / 3, 1e-9, "0.3333x + 0.000000001"],
])("a line of gradient %s from %s is written %s", (gradient, intercept, shown) => {
  expect(lineText({ gradient, intercept, correlation: 1 })).toBe(shown);
});
