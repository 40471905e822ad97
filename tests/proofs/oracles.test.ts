import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judge } from "../../src/engine/answer/judge.ts";
import { faults } from "../../src/engine/parameters.ts";
import { valueAt } from "../../src/maths/expression/equal.ts";
import { parse } from "../../src/maths/expression/parse.ts";
import {
  add,
  compare,
  decimalText,
  divide,
  equal,
  fractionText,
  mixedText,
  multiply,
  type Rational,
  rational,
  readRational,
  subtract,
} from "../../src/maths/rational.ts";
import equationZone from "../../src/skills/equations/zone.ts";
import fractionZone from "../../src/skills/fractions/zone.ts";

// Cases that independent programs answered (Python's fractions, SymPy). They are kept beside the project, not in it.
const folder = new URL("../../../shared/oracles/", import.meta.url);
const here = existsSync(folder);
if (!here) console.log("oracles: skipped, there is no folder ../shared/oracles beside the project");

interface FractionCase {
  readonly id: string;
  readonly op: string;
  readonly a: string;
  readonly b: string;
  /** The value in four forms; a sign for a comparison. */
  readonly result?: string | { readonly improper: string; readonly mixed: string; readonly decimal?: string };
  readonly error?: string;
}
interface EquationCase {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly rational?: readonly string[];
  readonly standard?: { readonly a: string; readonly discriminant: string };
}
const cases = <Case>(name: string): Case[] =>
  here ? JSON.parse(readFileSync(new URL(name, folder), "utf8")).cases : [];
const read = (text: string): Rational => {
  const value = readRational(text);
  if (!value) throw new Error(`not a number: ${text}`);
  return value;
};

describe.skipIf(!here)("fractions", () => {
  const operations: Record<string, (a: Rational, b: Rational) => Rational> = {
    add,
    sub: subtract,
    mul: multiply,
    div: divide,
  };
  const all = cases<FractionCase>("fractions.json");

  test("sums of two, in all four forms, and the judge takes each", () => {
    let held = 0;
    for (const { id, op, a, b, result } of all) {
      const work = operations[op];
      if (!work || typeof result !== "object") continue;
      const value = work(read(a), read(b));
      expect(fractionText(value), id).toBe(result.improper);
      expect(mixedText(value), id).toBe(result.mixed);
      if (result.decimal) expect(decimalText(value), id).toBe(result.decimal);
      const answer = { kind: "fraction", value: fractionText(value), form: "any" } as const;
      for (const typed of [result.improper, result.mixed])
        expect(judge(answer, typed, { slips: [], check: "" }).verdict, `${id}: ${typed}`).toBe("right");
      const off = fractionText(add(value, rational(1, 97)));
      expect(judge(answer, off, { slips: [], check: "" }).verdict, id).toBe("wrong");
      held += 1;
    }
    expect(held).toBeGreaterThan(250);
  });

  test("lowest terms, mixed numbers and comparisons", () => {
    for (const { id, op, a, b, result } of all) {
      const shown = typeof result === "object" ? result : undefined;
      if (op === "simplify" && !shown) expect(readRational(a), id).toBe(null);
      if (op === "simplify" && shown) expect(fractionText(read(a)), id).toBe(shown.improper);
      if (op === "to-mixed" && shown) expect(mixedText(read(a)), id).toBe(shown.mixed);
      if (op === "to-improper" && shown) expect(fractionText(read(a)), id).toBe(shown.improper);
      if (op === "compare") expect("<=>"[Math.sign(compare(read(a), read(b))) + 1], id).toBe(result);
    }
  });

  test("questions of a skill on the very same numbers have these answers", () => {
    const stage = fractionZone.skills.find(({ id }) => id === "dividing-fractions")?.stages[2];
    let held = 0;
    for (const { id, op, a, b, result } of all) {
      if (!stage || op !== "div" || typeof result !== "object") continue;
      const [, an, ad, bn, bd] = /^(\d+)\/(\d+) (\d+)\/(\d+)$/.exec(`${a} ${b}`)?.map(Number) ?? [];
      const parameters = { way: "bare", a: an ?? 0, b: ad ?? 0, c: bn ?? 0, d: bd ?? 0 };
      if (faults(stage, parameters).length > 0) continue;
      const question = stage.write(parameters);
      expect(judge(question.answer, result.improper, question).verdict, id).toBe("right");
      held += 1;
    }
    expect(held).toBeGreaterThan(0);
  });
});

describe.skipIf(!here)("equations", () => {
  const equations = cases<EquationCase>("equations.json");
  /** Left minus right at a value of x. */
  const difference = (text: string, x: Rational): Rational => {
    const [left = "", right = ""] = text.split("=").map((side) => valueAt(parse(side, ["x"]), new Map([["x", x]])));
    if (!left || !right) throw new Error(`no value: ${text}`);
    return subtract(left, right);
  };

  test.each(equations.map((one) => [one.id, one] as const))(
    "%s",
    (_id, { text, kind, rational: solutions = [], standard }) => {
      for (const solution of solutions)
        expect(equal(difference(text, read(solution)), rational(0)), solution).toBe(true);
      // The equation is ax² + bx + c = 0; three values tell a, b and c, and these how many solutions there are.
      const [zero, one, minus] = [0, 1, -1].map((x) => difference(text, rational(x))) as [Rational, Rational, Rational];
      const a = subtract(divide(add(one, minus), rational(2)), zero);
      const b = divide(subtract(one, minus), rational(2));
      const discriminant = subtract(multiply(b, b), multiply(rational(4), multiply(a, zero)));
      const sign = compare(discriminant, rational(0));
      const none = equal(a, rational(0));
      const linear = equal(b, rational(0)) ? (equal(zero, rational(0)) ? "all" : "none") : "one";
      expect(none ? linear : sign > 0 ? "two" : sign === 0 ? "double" : "no-real").toBe(kind);
      if (standard)
        expect(
          equal(
            multiply(discriminant, multiply(read(standard.a), read(standard.a))),
            multiply(read(standard.discriminant), multiply(a, a)),
          ),
        ).toBe(true);
    },
  );

  test("questions of the skills on the very same equations have these solutions", () => {
    const stageOf = (id: string, at: number) => {
      const stage = equationZone.skills.find((skill) => skill.id === id)?.stages[at];
      if (!stage) throw new Error(`there is no stage ${at} of ${id}`);
      return stage;
    };
    const fractional = stageOf("two-step-equations", 3);
    const factorised = stageOf("quadratic-equations", 1);
    const held = { linear: 0, quadratic: 0 };
    for (const { id, text, rational: solutions = [] } of equations) {
      const [, a, sign, b, c] = /^(\d+)x ([+-]) (\d+) = (-?\d+)$/.exec(text) ?? [];
      const line = { letter: "x", a: Number(a), b: Number(`${sign}${b}`), c: Number(c) };
      const [r, s] = solutions.map(Number);
      const square = { form: "zero", letter: "x", r: r ?? Number.NaN, s: s ?? Number.NaN };
      const isLine = a !== undefined && faults(fractional, line).length === 0;
      const isSquare = /^x\^2 .* = 0$/.test(text) && faults(factorised, square).length === 0;
      if (!isLine && !isSquare) continue;
      const question = isLine ? fractional.write(line) : factorised.write(square);
      expect(question.prompt, id).toContain(`$${text}$`);
      expect(judge(question.answer, solutions.join(", "), question).verdict, id).toBe("right");
      held[isLine ? "linear" : "quadratic"] += 1;
    }
    expect(held.linear).toBeGreaterThan(0);
    expect(held.quadratic).toBeGreaterThan(10);
  });
});
