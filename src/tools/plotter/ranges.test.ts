import fc from "fast-check";
import Interval, * as theirs from "interval-arithmetic";
import { describe, expect, test } from "vitest";
import { valueAt as exactValueAt } from "../../maths/expression/equal.ts";
import { readExpression } from "../../maths/expression/read.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { compare, type Rational, rational } from "../../maths/rational.ts";
import { compile } from "./compile.ts";
import { partial } from "./interval/arithmetic.ts";
import { Machine } from "./interval/machine.ts";
import { program as programOf } from "./interval/program.ts";
import { continuous, defined, nowhere, perhaps } from "./range.ts";

function tree(text: string): Expression {
  const read = readExpression(text, { names: ["x", "y"] });
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.tree;
}

const program = (text: string, degrees = false) => compile(tree(text), "x", degrees ? "deg" : "rad");
const over = (text: string, lo: number, hi: number) => ({ ...program(text).run(lo, hi) });

/** An expression in x and y, on boxes. */
function plane(read: Expression) {
  const machine = new Machine(programOf([read], ["x", "y"]));
  return (x0: number, x1: number, y0: number, y1: number) => {
    machine.set(0, x0, x1);
    machine.set(1, y0, y1);
    machine.run();
    const [lo, hi, marks] = [machine.lo(), machine.hi(), machine.marks()];
    return { lo, hi, level: lo > hi ? nowhere : marks & partial ? perhaps : marks ? defined : continuous };
  };
}

/** A number of floating point as the exact quotient that it is. */
function exact(value: number): Rational {
  let den = 1n;
  let num = value;
  for (; !Number.isInteger(num); num *= 2) den *= 2n;
  return rational(BigInt(num), den);
}

const small = fc.integer({ min: -64, max: 64 }).map((n) => n / 8);
const box = fc.tuple(small, fc.integer({ min: 0, max: 24 })).map(([lo, width]) => [lo, lo + width / 8] as const);
const inside = fc.integer({ min: 0, max: 16 });

const { sums } = fc.letrec<{ sums: string }>((tie) => ({
  sums: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("x", "y", "1/3", "0.1", "7", "2.5"),
    fc
      .tuple(tie("sums"), fc.constantFrom("+", "-", "*", "/"), tie("sums"))
      .map(([a, sign, b]) => `(${a})${sign}(${b})`),
    fc.tuple(tie("sums"), fc.integer({ min: -2, max: 5 })).map(([a, n]) => `(${a})^(${n})`),
  ),
}));

describe("arithmetic", () => {
  test("the exact value at any point of a box lies in the range of the box", () => {
    fc.assert(
      fc.property(sums, box, box, inside, inside, (text, [x0, x1], [y0, y1], i, j) => {
        const [x, y] = [x0 + ((x1 - x0) * i) / 16, y0 + ((y1 - y0) * j) / 16];
        const read = tree(text);
        const value = exactValueAt(
          read,
          new Map([
            ["x", exact(x)],
            ["y", exact(y)],
          ]),
        );
        const { lo, hi, level } = plane(read)(x0, x1, y0, y1);
        if (value === null) return; // none, or too long a number
        expect(level).not.toBe(nowhere);
        if (Number.isFinite(lo)) expect(compare(exact(lo), value)).toBeLessThanOrEqual(0);
        if (Number.isFinite(hi)) expect(compare(exact(hi), value)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test("what is exact stays exact", () => {
    expect(over("x^2 - 2x + 0.5", 3, 3)).toMatchObject({ lo: 3.5, hi: 3.5, level: continuous });
    expect(over("0.1 + 0.2", 0, 0)).toMatchObject({ lo: expect.any(Number), level: continuous });
    const { lo, hi } = over("0.1x", 3, 3);
    expect([lo < 0.3 || hi > 0.3, hi - lo < 1e-15]).toEqual([true, true]);
  });
});

/** JavaScript says −∞ of the logarithm of 0, which has none. */
const positive = (logarithm: (x: number) => number) => (x: number) => (x > 0 ? logarithm(x) : Number.NaN);

/** Each function, as it is written here, as the other library knows it, and as JavaScript does. */
const functions: readonly [string, keyof typeof theirs | null, (x: number) => number][] = [
  ["sin x", "sin", Math.sin],
  ["cos x", "cos", Math.cos],
  ["tan x", "tan", Math.tan],
  ["asin x", "asin", Math.asin],
  ["acos x", "acos", Math.acos],
  ["atan x", "atan", Math.atan],
  ["sinh x", "sinh", Math.sinh],
  ["cosh x", "cosh", Math.cosh],
  ["tanh x", "tanh", Math.tanh],
  ["asinh x", null, Math.asinh],
  ["acosh x", null, Math.acosh],
  ["atanh x", null, (x) => (Math.abs(x) < 1 ? Math.atanh(x) : Number.NaN)],
  ["exp x", "exp", Math.exp],
  ["ln x", "log", positive(Math.log)],
  ["log x", "log10", positive(Math.log10)],
  ["log2 x", "log2", positive(Math.log2)],
  ["√x", "sqrt", Math.sqrt],
  ["x^(1/3)", null, Math.cbrt],
  ["|x|", "abs", Math.abs],
  ["floor x", null, Math.floor],
  ["ceil x", null, Math.ceil],
  ["sec x", null, (x) => 1 / Math.cos(x)],
  ["cot x", null, (x) => (x === 0 ? Number.NaN : 1 / Math.tan(x))],
  ["x^x", null, (x) => (x > 0 ? x ** x : Number.NaN)],
  ["2^x", null, (x) => 2 ** x],
  ["x^7", null, (x) => x ** 7],
  ["1/x", null, (x) => (x === 0 ? Number.NaN : 1 / x)],
];

const wide = fc.oneof(fc.double({ min: -4, max: 4, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }));
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(functions)("%s", (text, other, plain) => {
  const own = program(text);

  test("its values lie in its range, and it is defined where that says so", () => {
    fc.assert(
      fc.property(wide, fc.double({ min: 0, max: 3, noNaN: true }), part, (lo, width, at) => {
        const hi = lo + width;
        const x = Math.min(hi, lo + (hi - lo) * at);
        const value = plain(x);
        const range = own.run(lo, hi);
        if (Number.isNaN(value)) {
          expect(range.level).toBeLessThan(defined);
          return;
        }
        expect(range.level).toBeGreaterThan(nowhere);
        if (!Number.isFinite(value)) return;
        const room = Math.abs(value) * 1e-14;
        expect(value).toBeGreaterThanOrEqual(range.lo - room);
        expect(value).toBeLessThanOrEqual(range.hi + room);
      }),
      { numRuns: 1000 },
    );
  });

  test.skipIf(other === null)("its range is the one that another library finds", () => {
    fc.assert(
      fc.property(wide, fc.double({ min: 0, max: 3, noNaN: true }), (lo, width) => {
        const range = own.run(lo, lo + width);
        const apply = other && theirs[other];
        if (typeof apply !== "function" || range.level < defined) return;
        const answer: { lo: number; hi: number } = Reflect.apply(apply, undefined, [new Interval(lo, lo + width)]);
        expect(
          near(range.lo, answer.lo) && near(range.hi, answer.hi),
          `${range.lo} ${range.hi} ${answer.lo} ${answer.hi}`,
        ).toBe(true);
      }),
      // Near a pole the two round apart: the same values are tried each time.
      { numRuns: 500, seed: 29 },
    );
  });
});

function near(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a), Math.abs(b));
}

test("products and quotients have the ranges that another library finds", () => {
  fc.assert(
    fc.property(box, box, fc.constantFrom("add", "sub", "mul", "div"), ([a, b], [c, d], name) => {
      const sign = { add: "+", sub: "-", mul: "*", div: "/" }[name];
      const range = plane(tree(`x${sign}y`))(a, b, c, d);
      if (range.level < defined) {
        expect(name === "div" && c <= 0 && d >= 0).toBe(true);
        return;
      }
      const answer = theirs[name](new Interval(a, b), new Interval(c, d));
      expect(near(range.lo, answer.lo) && near(range.hi, answer.hi)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["1/x", -1, 1, perhaps],
  ["1/x", 0, 1, perhaps],
  ["1/x", 0.5, 1, continuous],
  ["tan x", 1, 2, perhaps],
  ["tan x", -1, 1, continuous],
  ["floor x", 0.25, 0.75, continuous],
  ["floor x", 0.5, 1, defined],
  ["floor x", 1, 1.5, continuous],
  ["√x", -1, 1, perhaps],
  ["√x", -2, -1, nowhere],
  ["√x", 0, 1, continuous],
  ["ln x", -1, 0, nowhere],
  ["ln x", 0, 1, perhaps],
  ["x^0", -1, 1, continuous],
  ["x^x", 0, 1, perhaps],
  ["x^(-1)", -1, 1, perhaps],
  ["x^(1/3)", -1, 1, continuous],
  ["x^(1/2)", -1, 1, perhaps],
  ["acos x", -2, -1.5, nowhere],
  ["floor(ln x)", -2, -1, nowhere],
  ["round x", 0.6, 1.4, continuous],
  ["round x", 0.4, 0.6, defined],
  ["sign x", -1, 1, defined],
  ["x/0", 1, 2, nowhere],
])("%s from %s to %s: how well it is defined", (text, lo, hi, level) => {
  expect(over(text, lo, hi).level).toBe(level);
});

test("degrees, logarithms to any base, and remainders", () => {
  const close = (range: { lo: number; hi: number }, value: number) =>
    expect([range.lo <= value && value <= range.hi, range.hi - range.lo < 1e-12]).toEqual([true, true]);
  close(program("sin x", true).run(30, 30), 0.5);
  close(program("asin x", true).run(1, 1), 90);
  close(program("log(2, x)").run(8, 8), 3);
  close(program("mod(x, 3)").run(-1, -1), 2);
  close(program("max(x, 2, 1)").run(-1, -1), 2);
  close(program("e^x").run(1, 1), Math.E);
});
