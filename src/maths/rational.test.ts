import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  absolute,
  add,
  compare,
  decimalText,
  divide,
  equal,
  fractionText,
  gcd,
  isWhole,
  mixedText,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  readRational,
  roundTo,
  subtract,
} from "./rational.ts";

const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([num, den]) => rational(num, den));

function read(text: string): Rational {
  const value = readRational(text);
  if (!value) throw new Error(`${text} was not read`);
  return value;
}

describe("reading", () => {
  test.each([
    ["-3", "-3"],
    ["0", "0"],
    ["-0", "0"],
    ["007", "7"],
    ["3.14", "157/50"],
    [".5", "1/2"],
    ["5.", "5"],
    ["2/3", "2/3"],
    ["6/8", "3/4"],
    ["1 1/2", "3/2"],
    ["-1 1/2", "-3/2"],
    ["0.1(6)", "1/6"],
    ["0.(142857)", "1/7"],
    ["0.(9)", "1"],
    ["-2.5(0)", "-5/2"],
  ])("%s is %s", (text, expected) => {
    expect(fractionText(read(text))).toBe(expected);
  });

  test.each([
    "",
    "-",
    ".",
    "1/0",
    "1 1",
    "1 000/3",
    "1/2/3",
    "1,5",
    "1e5",
    "+3",
    "--3",
    " 3",
    "0.1(6",
    "0.()",
    "3(6)",
    "½",
    "٣",
  ])("%j is no exact number", (text) => {
    expect(readRational(text)).toBeNull();
  });
});

describe("text", () => {
  test("every rational survives its three texts", () => {
    fc.assert(
      fc.property(anyRational, (a) => {
        expect(read(fractionText(a))).toEqual(a);
        expect(read(mixedText(a))).toEqual(a);
        const decimal = decimalText(a, 2000);
        if (decimal !== null) expect(read(decimal)).toEqual(a);
      }),
    );
  });

  test.each([
    ["3/2", "1 1/2", "1.5"],
    ["-3/2", "-1 1/2", "-1.5"],
    ["6/3", "2", "2"],
    ["1/3", "1/3", "0.(3)"],
    ["1/6", "1/6", "0.1(6)"],
    ["0", "0", "0"],
  ])("%s mixed is %s and decimal %s", (text, mixed, decimal) => {
    expect(mixedText(read(text))).toBe(mixed);
    expect(decimalText(read(text))).toBe(decimal);
  });

  test("a decimal beyond the limit is refused rather than cut", () => {
    expect(decimalText(rational(1, 97), 95)).toBeNull();
    expect(decimalText(rational(1, 97), 96)).toMatch(/^0\.\(\d{96}\)$/);
  });
});

describe("arithmetic", () => {
  test("is that of a field", () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(subtract(a, b), b)).toEqual(a);
        if (b.num !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(compare(a, b) === 0).toBe(equal(a, b));
      }),
    );
  });

  test("keeps lowest terms and a denominator above zero", () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        for (const result of [add(a, b), multiply(a, b), negate(a), absolute(a), power(a, 3)]) {
          expect(result.den > 0n).toBe(true);
          expect(gcd(result.num, result.den)).toBe(1n);
        }
      }),
    );
  });

  test("powers", () => {
    expect(power(rational(-2, 3), 3)).toEqual(rational(-8, 27));
    expect(power(rational(-2, 3), -3)).toEqual(rational(-27, 8));
    expect(power(rational(5), 0)).toEqual(rational(1));
    expect(() => power(rational(0), -1)).toThrow(RangeError);
  });

  test("nothing is divided by zero", () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => divide(rational(1), rational(0))).toThrow(RangeError);
  });

  test.each([
    ["2.5", 0, "3"],
    ["-2.5", 0, "-3"],
    ["3.14159", 2, "157/50"],
    ["0.995", 2, "1"],
    ["1/3", 3, "333/1000"],
    ["-1/3", 0, "0"],
  ])("%s rounded to %i places is %s", (text, places, expected) => {
    expect(fractionText(roundTo(read(text), places))).toBe(expected);
  });

  test("whole numbers", () => {
    expect(isWhole(rational(6, 3))).toBe(true);
    expect(isWhole(rational(6, 4))).toBe(false);
  });
});

interface OracleCase {
  readonly id: string;
  readonly op: string;
  readonly a: string;
  readonly b?: string;
  readonly c?: string;
  /** Without a decimal where its period is long. */
  readonly result?: string | { readonly improper: string; readonly mixed: string; readonly decimal?: string };
  /** Something is divided by zero. */
  readonly error?: string;
}

const oracle = resolve("../shared/oracles/fractions.json");
const hasOracle = existsSync(oracle);

describe.skipIf(!hasOracle)("500 answers of another program (skipped without ../shared/oracles/fractions.json)", () => {
  const cases = hasOracle ? (JSON.parse(readFileSync(oracle, "utf8")).cases as OracleCase[]) : [];

  test.each(cases.map((one) => [one.id, one] as const))("%s", (_, one) => {
    if (one.error) return expect(() => oracleValue(one)).toThrow();
    const value = oracleValue(one);
    if (typeof value === "string" || typeof one.result !== "object") return expect(value).toBe(one.result);
    expect(fractionText(value)).toBe(one.result.improper);
    expect(mixedText(value)).toBe(one.result.mixed);
    const { decimal } = one.result;
    if (decimal === undefined) return;
    expect(decimalText(value)).toBe(decimal);
    expect(read(decimal)).toEqual(value);
  });
});

function oracleValue({ op, a, b = "0", c = "0" }: OracleCase): Rational | string {
  switch (op) {
    case "add":
      return add(read(a), read(b));
    case "sub":
      return subtract(read(a), read(b));
    case "mul":
    case "mul-div-zero-identity":
      return multiply(read(a), read(b));
    case "div":
      return divide(read(a), read(b));
    case "chain a+b*c":
      return add(read(a), multiply(read(b), read(c)));
    case "compare":
      return ["<", "=", ">"][compare(read(a), read(b)) + 1] ?? "";
    case "simplify":
    case "to-mixed":
    case "to-improper":
    case "decimal-to-fraction":
    case "fraction-to-decimal":
      return read(a);
    default:
      throw new Error(`the oracle has a new operation, ${op}`);
  }
}
