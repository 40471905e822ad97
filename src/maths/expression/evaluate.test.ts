import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AngleUnit } from "./angles.ts";
import { evaluate, evaluateTree } from "./evaluate.ts";
import { isSame } from "./exact.ts";
import { fractionForm } from "./fraction-form.ts";
import { parse } from "./parse.ts";
import { readExpression } from "./read.ts";

const isLong = process.env["TEST_LONG"] === "1";

interface OracleCase {
  readonly id: string;
  readonly expr: string;
  readonly mode: AngleUnit;
  readonly value?: number;
  readonly display?: string;
  readonly exact?: string;
  readonly error?: string;
}

/** Where we and that program differ, and why. */
const different: Readonly<Record<string, string>> = {
  E1991: "shown with 12 decimal places there; we keep 12 significant digits",
  E2083: "“1e” is read as 1 times e, as 2e and 2π are",
};

const oracle = resolve("../shared/oracles/expressions.json");
const hasOracle = existsSync(oracle);

describe.skipIf(!hasOracle)("another program's results (skipped without ../shared/oracles/expressions.json)", () => {
  const all = hasOracle ? (JSON.parse(readFileSync(oracle, "utf8")).cases as OracleCase[]) : [];

  test.each(all.map((one) => [one.id, one.expr, one] as const))(
    "%s %s",
    (id, expr, { mode, value, display, error }) => {
      const result = evaluate(expr, { angle: mode });
      if (id in different) return;
      if (error) expect(result).toMatchObject({ ok: false, kind: error });
      if (value === undefined) return;
      if (!result.ok) throw new Error(result.message);
      expect(Math.abs(result.value - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
      if (display !== undefined) expect(result.text).toBe(display);
    },
  );
});

describe("exact where a form exists", () => {
  const exactly = (text: string, angle: AngleUnit = "deg") => {
    const read = readExpression(text);
    if (!read.ok) throw new Error(read.message);
    const result = evaluateTree(read.tree, { angle });
    if (!result.ok) throw new Error(result.message);
    return result.value.exact;
  };

  /** The second text is read by the narrow parser of answers, which knows roots and fractions only. */
  test.each<readonly [string, AngleUnit, string]>([
    ["0.1 + 0.2", "deg", "3/10"],
    ["1/(√2 - 1)", "deg", "√2 + 1"],
    ["1/(1 + √2 + √3)", "deg", "1/2 + √2/4 - √6/4"],
    ["sin 45°", "rad", "√2/2"],
    ["sin 45", "deg", "√2/2"],
    ["sin(π/4)", "rad", "√2/2"],
    ["sin 50", "grad", "√2/2"],
    ["cos 60", "deg", "1/2"],
    ["tan 15", "deg", "2 - √3"],
    ["tan 75", "deg", "2 + √3"],
    ["cos 36", "deg", "(1 + √5)/4"],
    ["sin 18", "deg", "(√5 - 1)/4"],
    ["sin(-390)", "deg", "-1/2"],
    ["sin 180", "deg", "0"],
    ["sin(1000π)", "rad", "0"],
    ["sec 60", "deg", "2"],
    ["asin(1/2)", "deg", "30"],
    ["acos(-√3/2)", "deg", "150"],
    ["atan(2 - √3)", "deg", "15"],
    ["asin(1)", "grad", "100"],
    ["log 1000", "deg", "3"],
    ["log 0.001", "deg", "-3"],
    ["log2 8", "deg", "3"],
    ["log(4, 8)", "deg", "3/2"],
    ["log(2, √1024)", "deg", "5"],
    ["ln(e^3)", "deg", "3"],
    ["ln(1/e)", "deg", "-1"],
    ["cbrt(-8/27)", "deg", "-2/3"],
    ["8^(2/3)", "deg", "4"],
    ["√(10^30)", "deg", "10^15"],
    ["32^0.2", "deg", "2"],
    ["5!/3!", "deg", "20"],
    ["20%", "deg", "1/5"],
    ["(π + 1)/π - 1/π", "deg", "1"],
    ["(2π)^2/π^2", "deg", "4"],
    ["round(2.345, 2)", "deg", "2.35"],
    ["round(-2.5)", "deg", "-3"],
    ["floor(-1/3)", "deg", "-1"],
    ["mod(-7, 3)", "deg", "2"],
    ["gcd(12, 18, 27)", "deg", "3"],
    ["lcm(4, 6)", "deg", "12"],
    ["5 nCr 2", "deg", "10"],
    ["5 nPr 2", "deg", "20"],
  ])("%s (%s) is %s", (text, angle, same) => {
    const exact = exactly(text, angle);
    expect(exact && isSame(exact, fractionForm(parse(same, [])))).toBe(true);
  });

  test.each(["sin 1", "√π", "ln 2", "√(1 + √2)", "e^100", "2^(1/5)", "1/(1 + ∛2)"])(
    "%s is honestly near only",
    (text) => expect(exactly(text)).toBeNull(),
  );

  test.each([
    ["2^400", String(2n ** 400n)],
    ["(-3)^501 + 1", String((-3n) ** 501n + 1n)],
    ["7^300/7^299", "7"],
  ])("a whole number has all of its digits: %s", (text, whole) => {
    expect(evaluate(text, { angle: "deg" })).toMatchObject({ ok: true, text: whole });
  });

  test("an exact number and its floating-point neighbour are the same", () => {
    const part = fc.oneof(
      fc.integer({ min: -50, max: 50 }).map(String),
      fc.constantFrom("√2", "√3", "√12", "π", "e", "1/3", "0.2", "sin 45", "cos 36", "tan 75", "log 100"),
    );
    const sums = fc.array(fc.tuple(fc.constantFrom("+", "-", "*", "/"), part), { maxLength: 8 });
    const inJs = (text: string) =>
      text
        .replace(/√(\d+)/g, "Math.sqrt($1)")
        .replaceAll("π", "Math.PI")
        .replace(/\be\b/g, "Math.E")
        .replace(/(sin|cos|tan) (\d+)/g, "Math.$1($2 * Math.PI / 180)")
        .replaceAll("log 100", "2");
    const worked = (js: string): number => new Function(`return ${js}`)();
    fc.assert(
      fc.property(part, sums, (first, rest) => {
        const result = evaluate(`(${first})${rest.map(([sign, next]) => `${sign}(${next})`).join("")}`, {
          angle: "deg",
        });
        const near = worked(`(${inJs(first)})${rest.map(([sign, next]) => `${sign}(${inJs(next)})`).join("")}`);
        if (!result.ok) {
          expect(result.kind).toBe("division-by-zero");
          return;
        }
        // Where parts cancel, the floating-point sum has lost digits, not ours.
        const sizes = rest.map(([sign, next]) => `${sign === "-" ? "+" : sign}Math.abs(${inJs(next)})`);
        const size = worked(`Math.abs(${inJs(first)})${sizes.join("")}`);
        expect(Math.abs(result.value - near)).toBeLessThanOrEqual(1e-13 * size);
      }),
      { numRuns: isLong ? 20_000 : 500 },
    );
  });
});

// From tables of such values, and mpmath with 400 digits.
test.each<readonly [string, AngleUnit, number]>([
  ["sin(10^22)", "rad", -0.8522008497671888],
  ["cos(10^22)", "rad", 0.5232147853951389],
  ["cot(79.3^5)", "rad", -0.272072230347542],
  ["sin(3.14159265358979)", "rad", 3.238462643383279e-15],
  ["sin(-10^-10)", "rad", -1e-10],
  ["tan(1.5)", "rad", 14.101419947171719],
  ["cos √2", "deg", 0.9996953980451946],
])("%s (%s) has all its digits", (text, angle, value) => {
  const result = evaluate(text, { angle });
  if (!result.ok) throw new Error(result.message);
  expect(Math.abs(result.value - value)).toBeLessThanOrEqual(1e-14 * Math.abs(value));
});

describe("what cannot be worked out is said kindly, at its place", () => {
  test.each<readonly [string, string, number, string]>([
    ["1 + √(-4)", "domain", 4, "√−4 = 2i"],
    ["√(-2)", "domain", 0, "√−2 = √2 × i"],
    ["√(-1)", "domain", 0, "√−1 = i"],
    ["√(-1/2)", "domain", 0, "no real number."],
    ["1 + 5/(2 - 2)", "division-by-zero", 4, "divided by 0"],
    ["√(9 - 7.5^6)", "domain", 0, "no real number"],
    ["sin(sinh 99)", "domain", 0, "so big"],
    ["mod(53.8^13.2, 7)", "domain", 0, "too big for its remainder"],
    ["3 + tan 90", "domain", 4, "tangent of this angle"],
    ["2 + x", "syntax", 4, "not known"],
    ["2.5!", "domain", 0, "factorial"],
    ["9^9^9", "overflow", 0, "too big"],
    ["200!", "overflow", 0, "too big"],
    ["(1 + 2", "syntax", 0, "bracket"],
  ])("%s", (text, kind, at, words) => {
    const result = evaluate(text, { angle: "deg" });
    expect(result).toMatchObject({ ok: false, kind, at });
    if (!result.ok) expect(result.message).toContain(words);
  });
});

test("nothing that is typed makes it throw, or takes long", () => {
  const keys = fc.constantFrom(
    ..."0123456789.+-*/^()!%√π°|,eExy ²⁻¹½",
    "sin ",
    "log ",
    "asin",
    "nCr",
    "mod",
    "gcd(",
    "1e99",
  );
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 25 }), fc.constantFrom("deg", "rad", "grad"), (typed, angle) => {
      const result = evaluate(typed.join(""), { angle });
      if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
      else expect(result.message).toMatch(/[.?]$/);
    }),
    { numRuns: isLong ? 100_000 : 2000 },
  );
});
