import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equal, fractionText, type Rational, rational } from "../../maths/rational.ts";
import { calculate, type Result } from "./calculate.ts";

const value = (typed: string) => {
  const result = calculate(typed);
  if (result.kind !== "value") throw new Error(`${typed}: ${JSON.stringify(result)}`);
  return result;
};
const lines = (result: Result) =>
  result.kind === "problem" ? [] : result.stages.flatMap(({ steps }) => steps.map(({ line }) => line));

/** Every line of the working is read again: all between its signs are as large as the signs say. */
function holds(line: string): boolean {
  return line.split(/, (?=[^,]*)/).every((equation) => {
    const parts = equation.split(/ ([<=>≈]) /);
    const values = parts.filter((_, i) => i % 2 === 0).map((part) => value(part).value);
    return parts
      .filter((_, i) => i % 2 === 1)
      .every((sign, i) => {
        const [a, b] = [values[i] as Rational, values[i + 1] as Rational];
        if (sign === "=") return equal(a, b);
        const difference = a.num * b.den - b.num * a.den;
        return sign === "<"
          ? difference < 0n
          : sign === ">"
            ? difference > 0n
            : Math.abs(Number(a.num) / Number(a.den) - Number(b.num) / Number(b.den)) < 1e-9;
      });
  });
}

test("reads what is typed in many ways", () => {
  const same: readonly (readonly [string, string])[] = [
    ["-15/30 + 10/15", "1/6"],
    ["2 1/3 × 4", "28/3"],
    ["2⅓ * 4 =", "28/3"],
    ["-2 1/3", "-7/3"],
    ["1.2(6) ÷ 3", "19/45"],
    ["0.1666...", "1/6"],
    ["0.1666…", "1/6"],
    ["¹⁄₂ + 2¹/₄", "11/4"],
    ["0.16\u0307", "1/6"],
    ["0.16\u0305", "1/6"],
    ["0.1\u03058\u0305", "2/11"],
    ["\\frac{1}{2}+\\frac13", "5/6"],
    ["$2\\frac{1}{3} \\times 4$", "28/3"],
    ["\\left(\\frac{2}{3}\\right)^{2}", "4/9"],
    ["\\dfrac{1+2}{4} \\div 0.\\overline{3}", "9/4"],
    ["0.142857142857...", "1/7"],
    ["0,5 + 1/4", "3/4"],
    ["(1/2 + 1/3) * 6", "5"],
    ["1/2 + 1/3 × 6", "5/2"],
    ["1/2 / 3/4", "2/3"],
    ["1/2 ÷ 3/4", "2/3"],
    ["(2/3)^2", "4/9"],
    ["2/3^2", "2/9"],
    ["(2/3)^-2", "9/4"],
    ["-2^2", "-4"],
    ["-(1/2 + 1/3)", "-5/6"],
    ["3/4 of 20", "15"],
    ["1/3 + 1/7 + 10000000000000000000000/3", "70000000000000000000010/21"],
    ["\u0661/\u0662", "1/2"],
  ];
  for (const [typed, improper] of same) expect(value(typed).improper, typed).toBe(improper);
});

test("what cannot be worked out is said in a sentence, with its place", () => {
  const wrong: readonly (readonly [string, RegExp, number])[] = [
    ["", /Type a sum/, 0],
    ["1/0", /divided by 0/, 2],
    ["1/2 + 3/0", /divided by 0/, 8],
    ["1/2 + 2 3/0", /divided by 0/, 10],
    ["half + third", /^Write 1\/2 for a half\.$/, 0],
    ["1/2 + third", /^Write 1\/3 for a third and 2\/3 for two thirds\.$/, 6],
    ["2 Fourths", /^Write 1\/4 for a quarter and 2\/4 for two quarters\.$/, 2],
    ["3 eighths", /^Write 1\/8 for an eighth /, 2],
    ["3 halves", /^Write 1\/2 for a half\.$/, 2],
    ["two thirds", /^Write 2 for “two”\.$/, 0],
    ["3 tens", /^“tens” has no place/, 2],
    ["1/2 : (1/3 - 2/6)", /divided by 0/, 4],
    ["1/2 +", /missing at the end/, 5],
    ["(1/2", /not closed/, 0],
    ["1/2)", /never opened/, 3],
    ["1/2 cats", /“cats”/, 4],
    ["1/2 3/4", /missing before/, 4],
    ["2^999999", /too big/, 2],
    ["1/2, , 1/3 <", /missing/, 12],
  ];
  for (const [typed, message, at] of wrong) {
    const result = calculate(typed);
    expect(result, typed).toMatchObject({ kind: "problem" });
    if (result.kind !== "problem") continue;
    expect(result.message, typed).toMatch(message);
    expect(result.at, typed).toBe(at);
  }
});

test("the working is what a learner writes", () => {
  expect(lines(value("1/4 + 5/6"))).toEqual([
    "1/4 + 5/6 = 3/12 + 10/12",
    "3/12 + 10/12 = (3 + 10)/12 = 13/12",
    "13/12 = 1 1/12",
    "13/12 = 1.08(3)",
  ]);
  expect(lines(value("2 1/4 × 8/9")).slice(0, 3)).toEqual([
    "2 1/4 = (2 × 4 + 1)/4 = 9/4",
    "9/4 × 8/9 = 1/1 × 2/1",
    "1/1 × 2/1 = (1 × 2)/(1 × 1) = 2",
  ]);
  expect(lines(value("1/2 ÷ 3/4"))[0]).toBe("1/2 ÷ 3/4 = 1/2 × 4/3");
  expect(lines(value("0.1(6)"))).toContain("100 × 0.1(6) - 10 × 0.1(6) = 16 - 1 = 15");
});

test("compares and orders", () => {
  expect(calculate("2/3 or 3/5")).toMatchObject({ kind: "compared", relation: ">", shown: "2/3 > 3/5" });
  expect(calculate("1/2 < 3/8")).toMatchObject({ says: "That is not true. 1/2 is greater than 3/8." });
  expect(calculate("0.(9) = 1")).toMatchObject({ says: "That is true. 0.(9) is equal to 1." });
  expect(calculate("3/4, 2/3, 5/8 and 6/8")).toMatchObject({ kind: "ordered", shown: "5/8 < 2/3 < 3/4 = 6/8" });
  expect(calculate("1/3 < 1/2 < 2/3")).toMatchObject({ says: expect.stringContaining("That is true.") });
});

const number = fc.oneof(
  fc
    .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 30 }))
    .map(([n, d]) => [`${n}/${d}`, rational(n, d)] as const),
  fc.integer({ min: -12, max: 12 }).map((n) => [String(n), rational(n)] as const),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 11 }), fc.integer({ min: 2, max: 12 }))
    .map(([w, n, d]) => [`${w} ${n}/${d}`, rational(w * d + n, d)] as const),
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 99 })).map(([w, run]) => {
    const two = String(run).padStart(2, "0");
    return [`${w}.(${two})`, rational(w * 99 + run, 99)] as const;
  }),
);

test("every line of any working is true, and the result is that of exact reckoning", () => {
  const operations = {
    "+": (a: Rational, b: Rational) => rational(a.num * b.den + b.num * a.den, a.den * b.den),
    "-": (a: Rational, b: Rational) => rational(a.num * b.den - b.num * a.den, a.den * b.den),
    "×": (a: Rational, b: Rational) => rational(a.num * b.num, a.den * b.den),
    "÷": (a: Rational, b: Rational) => rational(a.num * b.den, a.den * b.num),
  } as const;
  fc.assert(
    fc.property(
      number,
      number,
      number,
      fc.constantFrom("+", "-", "×", "÷"),
      fc.constantFrom("+", "-", "×"),
      (a, b, c, one, two) => {
        fc.pre(one !== "÷" || b[1].num !== 0n);
        const result = value(`(${a[0]} ${one} (${b[0]})) ${two} (${c[0]})`);
        const expected = operations[two](operations[one](a[1], b[1]), c[1]);
        expect(result.improper).toBe(fractionText(expected));
        for (const line of lines(result)) expect(holds(line), line).toBe(true);
        const order = calculate(`${a[0]}, ${b[0]}, ${c[0]}`);
        for (const line of lines(order)) expect(holds(line), line).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test("any text gives a result or a sentence", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123 /+-×÷().,<=^:;x"), maxLength: 24 }), (typed) => {
      const result = calculate(typed);
      for (const line of lines(result)) expect(holds(line), `${typed}: ${line}`).toBe(true);
      if (result.kind === "problem") expect(result.at).toBeLessThanOrEqual(result.text.length);
    }),
    { numRuns: 2000 },
  );
});

// Cases that Python's fractions answered. They are kept beside the project, not in it.
const folder = new URL("../../../../shared/oracles/", import.meta.url);
const here = existsSync(folder);
if (!here) console.log("fractions: oracles skipped, there is no folder ../shared/oracles beside the project");

interface Case {
  readonly id: string;
  readonly op: string;
  readonly a: string;
  readonly b?: string;
  readonly c?: string;
  readonly text?: string;
  readonly result?: string | { readonly improper: string; readonly mixed: string; readonly decimal?: string };
}

describe.skipIf(!here)("the oracle's fractions", () => {
  const cases: Case[] = here ? JSON.parse(readFileSync(new URL("fractions.json", folder), "utf8")).cases : [];
  const typed = ({ op, a, b, c, text }: Case) => {
    if (text) return text;
    if (op === "compare") return `${a} ? ${b}`;
    if (op.startsWith("chain")) return `${a} + (${b}) × (${c})`;
    if (op === "div") return `${a} ÷ (${b})`;
    return b === undefined ? a : `${a} × (${b})`;
  };
  test("all have its answers, and a working that holds", () => {
    expect(cases).toHaveLength(500);
    for (const one of cases) {
      const { id, result: expected } = one;
      const result = calculate(typed(one));
      if (expected === undefined)
        expect(result, id).toMatchObject({ kind: "problem", message: expect.stringContaining("divided by 0") });
      else if (typeof expected === "string") expect(result, id).toMatchObject({ kind: "compared", relation: expected });
      else {
        const { improper, mixed, decimal } = expected;
        expect(result, id).toMatchObject({ kind: "value", improper, mixed, ...(decimal && { decimal }) });
      }
      for (const line of lines(result)) expect(holds(line), `${id}: ${line}`).toBe(true);
    }
  });
});

test("what may mean two things is asked about", () => {
  expect(calculate("1 000/3")).toMatchObject({
    kind: "problem",
    at: 2,
    message: expect.stringContaining("without a space"),
  });
  expect(calculate("1/2 + 0.16…")).toMatchObject({
    kind: "problem",
    at: 6,
    message: expect.stringContaining("in brackets"),
  });
});
