import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { toNumber } from "../../maths/surd.ts";
import { exactMeetings, exactRoots, exactTurns } from "./exact.ts";
import { quotientText } from "./words.ts";

function tree(text: string): Expression {
  const read = readExpression(text, { names: ["x"] });
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.tree;
}

test.each([
  ["x^2 - 2", ["−√2", "√2"]],
  ["x^2 - x - 1", ["(1 − √5)/2", "(1 + √5)/2"]],
  ["2x - 3", ["3/2"]],
  ["(x - 1)^2", ["1"]],
  ["x^2 + 1", []],
  ["(x+3)(2x-1)", ["−3", "1/2"]],
  ["x^2 - 12", ["−2√3", "2√3"]],
  ["4x^2 - 3", ["−√3/2", "√3/2"]],
  ["x^2/3 - 0.5x", ["0", "3/2"]],
  ["-x^2 + 6x - 7", ["3 − √2", "3 + √2"]],
  ["5", []],
  ["x^4 - 5x^2 + 6", ["−√3", "−√2", "√2", "√3"]],
  ["x^4 + x^2 - 6", ["−√2", "√2"]],
  ["x^5 - 4x", ["−√2", "0", "√2"]],
  ["x^4 + 1", []],
  ["(x - 1)^2 (x^2 - 2)^2", ["−√2", "1", "√2"]],
])("%s is 0 at %j", (text, roots) => {
  expect(exactRoots(tree(text))?.map(quotientText)).toEqual(roots);
});

test.each(["x^3 - 2", "sin x", "1/x", "2^x", "√x", "πx - 1", "0x", "1000000007x^2 - 1000000009"])(
  "%s: not exactly",
  (text) => {
    expect(exactRoots(tree(text))).toBeNull();
  },
);

describe("against floating point", () => {
  const whole = fc.integer({ min: -30, max: 30 });
  const quadratic = fc.tuple(whole, whole, whole);
  const text = ([a, b, c]: readonly number[]) => `(${a}x^2 + (${b})x + (${c}))/7`;
  const at = ([a = 0, b = 0, c = 0]: readonly number[], x: number) => (a * x * x + b * x + c) / 7;

  test("roots are zeros, as many as the discriminant says", () => {
    fc.assert(
      fc.property(quadratic, (of) => {
        const [a, b, c] = of;
        const roots = exactRoots(tree(text(of)));
        expect(roots === null).toBe(a === 0 && b === 0 && c === 0);
        if (roots === null) return;
        const disc = b * b - 4 * a * c;
        expect(roots).toHaveLength(a === 0 ? (b === 0 ? 0 : 1) : disc < 0 ? 0 : disc === 0 ? 1 : 2);
        for (const root of roots) expect(Math.abs(at(of, toNumber(root)))).toBeLessThan(1e-8 * (1 + a * a + b * b));
      }),
    );
  });

  test("the turning point of a parabola is its highest or lowest one", () => {
    fc.assert(
      fc.property(quadratic, fc.double({ min: -3, max: 3, noNaN: true }), (of, away) => {
        const [place, ...more] = exactTurns(tree(text(of)));
        expect([place === undefined, more.length]).toEqual([of[0] === 0, 0]);
        if (!place) return;
        const [x, y] = [toNumber(place.x), toNumber(place.y)];
        expect(at(of, x)).toBeCloseTo(y, 7);
        expect((at(of, x + away) - y) * of[0]).toBeGreaterThanOrEqual(-1e-7);
      }),
    );
  });

  test("a cubic turns where its gradient is 0, at none or two places, or rests at one", () => {
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        const places = exactTurns(tree(`${a}x^3 + (${b})x^2 + (${c})x + (${d})`));
        const disc = 4 * b * b - 12 * a * c;
        const isCubic = a !== 0;
        expect(places).toHaveLength(isCubic ? 1 + Math.sign(disc) : b === 0 ? 0 : 1);
        for (const place of places) {
          const [x, y] = [toNumber(place.x), toNumber(place.y)];
          const size = 1 + Math.abs(x) ** 3;
          expect(Math.abs(3 * a * x * x + 2 * b * x + c) / size).toBeLessThan(1e-6);
          expect(Math.abs(((a * x + b) * x + c) * x + d - y) / size).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test("of a polynomial made of roots all are found that are fractions or roots of fractions", () => {
    const root = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(root, root, fc.integer({ min: 2, max: 30 }), ([p, q], [r, s], n) => {
        const made = [p / q, r / s, Math.sqrt(n), -Math.sqrt(n)].sort((a, b) => a - b);
        const found = exactRoots(tree(`(${q}x - (${p}))(${s}x - (${r}))(x^2 - ${n})`)) ?? [];
        const wanted = made.filter((x, i) => i === 0 || x - (made[i - 1] ?? 0) > 1e-9);
        expect(found).toHaveLength(wanted.length);
        for (const [i, each] of found.entries()) expect(toNumber(each)).toBeCloseTo(wanted[i] ?? 0, 9);
      }),
    );
  });

  test("two curves are equally high where they meet", () => {
    fc.assert(
      fc.property(quadratic, quadratic, (f, g) => {
        for (const { x, y } of exactMeetings(tree(text(f)), tree(text(g))) ?? []) {
          const [across, up] = [toNumber(x), toNumber(y)];
          const room = 1e-8 * (1 + across ** 2) * 100;
          expect(Math.abs(at(f, across) - up)).toBeLessThan(room);
          expect(Math.abs(at(g, across) - up)).toBeLessThan(room);
        }
      }),
    );
  });

  // Of larger numbers the places are told in decimals.
  const small = fc.integer({ min: -12, max: 12 });

  test("cubics that are made to meet in three fractions, or in one and two roots, meet there and nowhere else", () => {
    fc.assert(
      fc.property(small, small, small, fc.integer({ min: 1, max: 12 }), fc.boolean(), (p, q, b, n, inRoots) => {
        const apart = inRoots ? `(x - (${p}))(x^2 - ${n})` : `(x - (${p}))(x - (${q}))(x - ${n})`;
        const wanted = new Set((inRoots ? [p, Math.sqrt(n), -Math.sqrt(n)] : [p, q, n]).map((x) => x.toFixed(9)));
        const below = `x^3/2 + (${b})x`;
        const places = exactMeetings(tree(`${below} + ${apart}`), tree(below)) ?? [];
        expect(new Set(places.map(({ x }) => toNumber(x).toFixed(9)))).toEqual(wanted);
        for (const { x, y } of places) {
          const across = toNumber(x);
          expect(Math.abs(across ** 3 / 2 + b * across - toNumber(y)) / (1 + Math.abs(across) ** 3)).toBeLessThan(1e-9);
        }
      }),
    );
  });
});
