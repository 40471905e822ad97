import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rational } from "./rational.ts";
import {
  add,
  cubeRoot,
  divide,
  fromRational,
  multiply,
  pi,
  type Surd,
  squareRoot,
  subtract,
  surdText,
  toNumber,
  toPower,
  toRational,
} from "./surd.ts";

const whole = (n: number): Surd => fromRational(rational(n));
const root = (n: number): Surd => squareRoot(whole(n)) ?? [];
const text = (a: Surd | null): string => (a ? surdText(a) : "none");

/** (num ÷ den) × π^power × √under */
const term = fc
  .tuple(
    fc.integer({ min: -40, max: 40 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 1, max: 60 }),
  )
  .map(([num, den, power, under]): Surd => {
    const size = multiply(fromRational(rational(num, den)), root(under)) ?? [];
    return multiply(size, toPower(pi, power) ?? []) ?? [];
  });
const anySurd = fc.array(term, { maxLength: 3 }).map((terms) => terms.reduce(add, []));

function near(found: number, expected: number): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

describe("surds", () => {
  test("are written in lowest terms", () => {
    expect(text(multiply(whole(25), pi))).toBe("25π");
    expect(text(root(866))).toBe("√866");
    expect(text(root(765))).toBe("3√85");
    expect(text(divide(whole(1), root(5)))).toBe("√5/5");
    expect(text(divide(whole(6), multiply(whole(4), pi) ?? []))).toBe("3/(2π)");
    expect(text(subtract(whole(9), multiply(fromRational(rational(9, 2)), pi) ?? []))).toBe("9 − 9π/2");
    expect(text(subtract(whole(2), whole(2)))).toBe("0");
  });

  test("are divided by a sum of two roots, and not by one of a root and π", () => {
    expect(text(divide(whole(1), subtract(whole(2), root(3))))).toBe("2 + √3");
    expect(divide(whole(1), add(whole(1), pi))).toBeNull();
    expect(divide(whole(1), [])).toBeNull();
  });

  test("have the roots that are surds, and no others", () => {
    expect(text(squareRoot(fromRational(rational(49, 4))))).toBe("7/2");
    expect(squareRoot(whole(-4))).toBeNull();
    expect(squareRoot(root(2))).toBeNull();
    expect(squareRoot(add(whole(1), pi))).toBeNull();
    expect(text(cubeRoot(fromRational(rational(-27, 8))))).toBe("−3/2");
    expect(cubeRoot(whole(9))).toBeNull();
    expect(toRational(root(9))).toEqual(rational(3));
    expect(toRational(root(8))).toBeNull();
  });

  test("of huge numbers are found or given up at once", () => {
    const huge = fromRational(rational(10n ** 80n + 1n));
    expect(squareRoot(huge)).toBeNull();
    expect(text(squareRoot(fromRational(rational(10n ** 80n))))).toBe(String(10n ** 40n));
    expect(squareRoot(fromRational(rational(7n ** 500n + 2n)))).toBeNull();
  });

  test("add, subtract, multiply and divide as the numbers do that they stand for", () => {
    fc.assert(
      fc.property(anySurd, anySurd, (a, b) => {
        near(toNumber(add(a, b)), toNumber(a) + toNumber(b));
        near(toNumber(subtract(a, b)), toNumber(a) - toNumber(b));
        near(toNumber(multiply(a, b) ?? []), toNumber(a) * toNumber(b));
        const over = divide(a, b);
        if (over) expect(text(multiply(over, b))).toBe(text(a));
      }),
    );
  });

  test("a square root squared is what it was taken of, and nothing square is left under it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 50 }), (num, den) => {
        const of = fromRational(rational(num, den));
        const found = squareRoot(of) ?? [];
        expect(toPower(found, 2)).toEqual(of);
        const left = Number(found[0]?.root);
        let isFree = true;
        for (let p = 2; p * p <= left; p++) isFree &&= left % (p * p) !== 0;
        expect(isFree).toBe(true);
      }),
    );
  });
});
