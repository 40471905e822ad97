import fc from "fast-check";
import { expect, test } from "vitest";
import { apart } from "./decimal.ts";
import { shifted, zoomed } from "./move.ts";
import {
  type FractalSettings,
  fromText,
  homeOf,
  juliaOf,
  mandelbrotOf,
  narrowest,
  start,
  toText,
  widest,
} from "./settings.ts";
import { aloud, inWords, power } from "./words.ts";

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const step = fc.oneof(
  fc.tuple(part, part).map(
    ([right, up]) =>
      (at: FractalSettings) =>
        shifted(at, right, up),
  ),
  fc.tuple(fc.double({ min: 0.2, max: 3, noNaN: true }), part, part).map(
    ([times, right, up]) =>
      (at: FractalSettings) =>
        zoomed(at, times, right, up),
  ),
  fc.constantFrom(homeOf, juliaOf, mandelbrotOf),
);

test("wherever one goes, there is a link that leads there again", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const at = steps.reduce((settings, go) => go(settings), start);
      expect(fromText(toText(at))).toEqual(at.kind === "julia" ? at : { ...at, cx: start.cx, cy: start.cy });
    }),
  );
});

test("the place that one zooms about stays where it is, at any depth", () => {
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 24 }), (right, up, depth) => {
      const from: FractalSettings = { ...start, x: "-0.743643887037158704752191506114774", width: 10 ** -depth };
      const to = zoomed(from, 1 / 2, right, up);
      // Seen from the middle, the place was so far to the right, and is twice as far now.
      expect(apart(from.x, to.x) / from.width).toBeCloseTo(right / 2, 4);
      expect(apart(from.y, to.y) / from.width).toBeCloseTo(up / 2, 4);
      expect(to.width / from.width).toBeCloseTo(1 / 2, 12);
    }),
  );
});

test("there is an end to how near one goes, how far out and how far aside", () => {
  expect(zoomed({ ...start, width: narrowest }, 0.5).width).toBe(narrowest);
  expect(zoomed({ ...start, width: narrowest }, 0.5, 0.5, 0.5)).toMatchObject({ x: start.x, y: start.y });
  expect(zoomed(start, 100).width).toBe(widest);
  expect(shifted({ ...start, x: "3.9", y: "-3.9" }, 1, -1)).toMatchObject({ x: "4", y: "-4" });
});

test("what is seen, in words", () => {
  const found = { count: 200, inside: 25, deepest: 433 };
  expect(inWords(start, found, 390)).toEqual([
    "The Mandelbrot set, seen about −0.75 + 0i. The picture is 3.6 wide.",
    "About 13% of the points in sight count as inside: they did not leave in 500 steps. The last of the others to leave took 433 steps.",
  ]);
  const deep: FractalSettings = { ...start, x: "-1.76", y: "-0.0000001", width: 4e-14 };
  expect(inWords(deep, { count: 9, inside: 0, deepest: 1 }, 390)).toEqual([
    "The Mandelbrot set, seen about −1.76 − 0.0000001i. The picture is 4 × 10⁻¹⁴ wide, enlarged about 90 trillion times.",
    "All points in sight leave. The last of the others to leave took 1 step.",
    expect.stringContaining("the usual numbers of a computer end"),
  ]);
  const julia = inWords(
    { ...juliaOf({ ...start, x: "0.285" }), width: narrowest },
    { count: 9, inside: 9, deepest: 0 },
    390,
  );
  expect(julia[0]).toBe(
    "The Julia set of 0.285 + 0i, seen about 0 + 0i. The picture is 1 × 10⁻²⁵ wide, enlarged about 3.6 × 10²⁵ times.",
  );
  expect(julia.slice(1)).toEqual([
    "All points in sight count as inside: they did not leave in 500 steps.",
    "This is as near as this page goes.",
  ]);
  expect(inWords(start, null, 390)).toHaveLength(1);
});

test("powers of ten are said as they are read", () => {
  expect([3.2, 0.0012, 1e-4, 3.14e-13, 1e6, 250].map(power)).toEqual([
    "3.2",
    "0.0012",
    "1 × 10⁻⁴",
    "3.1 × 10⁻¹³",
    "1 × 10⁶",
    "250",
  ]);
  expect(aloud("3.1 × 10⁻¹³ wide, 2 × 10²⁵ times")).toBe(
    "3.1 times 10 to the power minus 13 wide, 2 times 10 to the power 25 times",
  );
});
