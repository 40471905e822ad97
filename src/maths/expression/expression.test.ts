import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fractionText, rational, readRational } from "../rational.ts";
import { equalExpressions, noValueBecause, valueAt } from "./equal.ts";
import { parse } from "./parse.ts";
import { showExpression } from "./show.ts";
import { ExpressionFault } from "./tokens.ts";
import type { Expression } from "./tree.ts";

const names = ["x", "y"];
const nowhere = new Map();

function equal(a: string, b: string): boolean {
  return equalExpressions(parse(a, names), parse(b, names), names);
}

describe("parsing", () => {
  test.each([
    ["2x + 1", "2x + 1"],
    ["2*x+1", "2x + 1"],
    ["-2^2", "−2²"],
    ["(-2)^2", "(−2)²"],
    ["2^3^2", "2^(3²)"],
    ["x^10", "x¹⁰"],
    ["2^-x", "2^(−x)"],
    ["3(x+1)(x-2)", "3(x + 1)(x − 2)"],
    ["xy", "xy"],
    ["XY", "xy"],
    ["[x + {y}]2/3", null],
    ["x - (y - 1)", "x − (y − 1)"],
    ["x/(2y)", "x/(2y)"],
    ["1/2x", "(1/2)x"],
    ["1⁄2 x", "(1/2)x"],
    ["1 1/2 x", "(1 1/2)x"],
    ["1 1⁄2x", "(1 1/2)x"],
    ["√2x", "√2x"],
    ["sqrt(x+1)", "√(x + 1)"],
    ["1,5x", "1.5x"],
    ["x**2", "x²"],
    ["x·y", "xy"],
    ["+x", "x"],
    ["2*-3", "2(−3)"],
  ])("%s reads as %s", (text, shown) => {
    if (shown === null) expect(() => parse(text, names)).toThrow(ExpressionFault);
    else expect(showExpression(parse(text, names))).toBe(shown);
  });

  test("products without a sign can bind before a division", () => {
    expect(showExpression(parse("1/2x", names, "tight"))).toBe("1/(2x)");
    expect(showExpression(parse("1/2*x", names, "tight"))).toBe("(1/2)x");
  });

  test.each([
    ["", "missing at the end"],
    ["2 +", "missing at the end"],
    ["(x", "not closed"],
    ["x)", "never opened"],
    ["2 3", "sign is missing"],
    ["x2", "sign is missing"],
    ["*x", "missing before *"],
    ["()", "missing before )"],
    ["z + 1", "letters here are x, y"],
    ["x = 2", "signs + -"],
    ["x & y", "signs + -"],
    ["1.2.3", "sign is missing"],
    ["1⁄0", "divided by 0"],
    [`${"(".repeat(90)}x${")".repeat(90)}`, "too many brackets"],
    [`${"-".repeat(190)}x`, "too many brackets"],
    [`${"√".repeat(190)}x`, "too many brackets"],
    [`${"2^".repeat(90)}x`, "too many brackets"],
  ])("%s is refused in words", (text, because) => {
    expect(() => parse(text, names)).toThrow(because);
  });

  test("pi and π are one name, and the longest name wins", () => {
    expect(showExpression(parse("2pi r", ["π", "r"]))).toBe("2πr");
    expect(showExpression(parse("2π", ["pi"]))).toBe("2pi");
    expect(showExpression(parse("side^2", ["s", "side"]))).toBe("side²");
  });
});

describe("equality", () => {
  test.each([
    ["(x+1)^2", "x^2+2x+1"],
    ["x(x+1)/2", "1/2*x^2 + 0.5x"],
    ["(x^2-y^2)/(x-y)", "x+y"],
    ["1/x+1/y", "(x+y)/(xy)"],
    ["x^-1", "1/x"],
    ["√8", "2√2"],
    ["6/√3", "2*3^(1/2)"],
    ["(1+√2)(1-√2)", "-1"],
    ["√2√3", "√6"],
    ["√(9/4)", "3/2"],
    ["1/(√2-1)", "√2+1"],
    ["2^x*2", "2^(x+1)"],
    ["4^x", "2^(2x)"],
    ["(-1)^(2x)", "1"],
    ["√(x^2 y^2)", "√(x^2)*√(y^2)"],
    ["(x+y)^20", "(y+x)^20"],
    ["0x", "0"],
  ])("%s = %s", (a, b) => {
    expect(equal(a, b)).toBe(true);
    expect(equal(b, a)).toBe(true);
  });

  test.each([
    ["(x+1)^2", "x^2+1"],
    ["√2", "1.41421356237309504880"],
    ["√2+√3", "√5"],
    ["√(x^2)", "x"],
    ["2^x", "x^2"],
    ["2^x", "2x"],
    ["(x+y)^20", "x^20+y^20"],
    ["1/3", "0.3333333333333333"],
    ["x^2", "x^2 + (x-1)(x-2)(x-3)(x-4)(x-5)(x-6)(x-7)(x-8)"],
    ["xy", "x+y"],
  ])("%s ≠ %s", (a, b) => {
    expect(equal(a, b)).toBe(false);
  });

  test.each([
    ["1/0", "divided by 0"],
    ["x/(y-y)", "divided by 0"],
    ["0^-1", "divided by 0"],
    ["√(2-3)", "no square root"],
    ["9^9^9^9", "too big"],
    ["x^99999999999", "too big"],
  ])("%s has no value, and says why", (text, because) => {
    expect(noValueBecause(parse(text, names))).toContain(because);
  });

  test("huge and tiny things are refused or decided, never hung on", () => {
    for (const text of ["(x+y+1)^12*(x-y+2)^12", "((x+1)^12)^12", "√9999999967√9999999929", "x^12^2", "x^x^x^x"]) {
      expect(equal(text, "x")).toBe(false);
      expect(noValueBecause(parse(text, names))).toBeNull();
    }
  });

  test("0 and ±1 to any power are known", () => {
    expect(equal("(-1)^999999999999999999999", "-1")).toBe(true);
    expect(equal("0^99999999999", "0")).toBe(true);
  });
});

/** Random expressions, with the same written for JavaScript: an independent parser and floating-point evaluation. */
const { written } = fc.letrec<{ written: readonly [ours: string, js: string] }>((tie) => ({
  written: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("x", "y").map((name) => [name, name] as const),
    fc.integer({ min: 0, max: 9 }).map((n) => [String(n), String(n)] as const),
    fc
      .tuple(tie("written"), fc.constantFrom("+", "-", "*"), tie("written"))
      .map(([[a, p], sign, [b, q]]) => [`(${a})${sign}(${b})`, `((${p})${sign}(${q}))`] as const),
    fc
      .tuple(tie("written"), fc.integer({ min: 0, max: 3 }))
      .map(([[a, p], n]) => [`(${a})^${n}`, `((${p})**${n})`] as const),
    tie("written").map(([a, p]) => [`-(${a})`, `(-(${p}))`] as const),
    fc.tuple(tie("written"), tie("written")).map(([[a, p], [b, q]]) => [`(${a})(${b})`, `((${p})*(${q}))`] as const),
  ),
}));

describe("against JavaScript's own arithmetic", () => {
  test("values agree", () => {
    fc.assert(
      fc.property(written, fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), ([ours, js], x, y) => {
        const expected = new Function("x", "y", `return ${js}`)(x, y) as number;
        fc.pre(Math.abs(expected) < 2 ** 50);
        const value = valueAt(
          parse(ours, names),
          new Map([
            ["x", rational(x)],
            ["y", rational(y)],
          ]),
        );
        expect(value && Number(value.num)).toBe(expected + 0);
      }),
      { numRuns: 300 },
    );
  });

  test("expressions are equal just when their values are", () => {
    fc.assert(
      fc.property(written, written, ([a, p], [b, q]) => {
        const f = new Function("x", "y", `return ${p}`) as (x: number, y: number) => number;
        const g = new Function("x", "y", `return ${q}`) as (x: number, y: number) => number;
        const points = [-3.7, -1.1, 0.3, 1.9, 4.2].flatMap((x) => [-2.3, 0.7, 3.1].map((y) => [x, y] as const));
        const agree = points.every(([x, y]) => Math.abs(f(x, y) - g(x, y)) <= 1e-9 * Math.max(1, Math.abs(f(x, y))));
        expect(equal(a, b)).toBe(agree);
        expect(equal(a, `(${a}) + 0(${b})`)).toBe(true);
        expect(equal(a, `(${a}) + 1`)).toBe(false);
        expect(equal(`(${a})((${b}) + (${a}))`, `(${a})(${b}) + (${a})^2`)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("what is shown reads as the same", () => {
    fc.assert(
      fc.property(written, ([ours]) => {
        const tree: Expression = parse(ours, names);
        const shown = showExpression(tree);
        const again = parse(
          shown
            .replace(/−/g, "-")
            .replace(/×/g, "*")
            .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, lowered),
          names,
        );
        expect(equalExpressions(tree, again, names)).toBe(true);
        expect(showExpression(again)).toBe(shown);
      }),
    );
  });
});

function lowered(run: string): string {
  return `^${run.normalize("NFKC")}`;
}

interface OracleCase {
  readonly id: string;
  readonly cat: string;
  readonly expr: string;
  readonly exact?: string;
}

const oracle = resolve("../shared/oracles/expressions.json");
const kinds = new Set(["precedence", "unary-minus", "power-right-assoc", "power"]);
const hasOracle = existsSync(oracle);

describe.skipIf(!hasOracle)(
  "exact values of another program (skipped without ../shared/oracles/expressions.json)",
  () => {
    const all = hasOracle ? (JSON.parse(readFileSync(oracle, "utf8")).cases as OracleCase[]) : [];
    const cases = all.filter(({ cat, exact, expr }) => exact !== undefined && kinds.has(cat) && !/[a-z!%]/.test(expr));

    test.each(cases.map(({ id, expr, exact }) => [id, expr, exact] as const))("%s %s", (_, expr, exact) => {
      const value = valueAt(parse(expr, []), nowhere);
      const expected = readRational(exact ?? "");
      expect(value && fractionText(value)).toBe(expected && fractionText(expected));
    });
  },
);
