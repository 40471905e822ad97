import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judge } from "../../src/engine/answer/judge.ts";
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

// Cases that independent programs answered (Python's fractions, SymPy). They are kept beside the project, not in it.
const folder = new URL("../../../shared/oracles/", import.meta.url);
const here = existsSync(folder);
if (!here) console.log("oracles: skipped, there is no folder ../shared/oracles beside the project");
// biome-ignore lint/suspicious/noExplicitAny: the files tell their own shapes
const cases = (name: string): any[] => (here ? JSON.parse(readFileSync(new URL(name, folder), "utf8")).cases : []);
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
  const sums = cases("fractions.json").filter(({ op, result }) => op in operations && typeof result === "object");

  test("sums of two, in all four forms, and the judge takes each", () => {
    expect(sums.length).toBeGreaterThan(250);
    for (const { id, op, a, b, result } of sums) {
      const value = operations[op]?.(read(a), read(b));
      if (!value || result.improper === undefined) continue;
      expect(fractionText(value), id).toBe(result.improper);
      expect(mixedText(value), id).toBe(result.mixed);
      if (result.decimal) expect(decimalText(value), id).toBe(result.decimal);
      const answer = { kind: "fraction", value: fractionText(value), form: "any" } as const;
      for (const typed of [result.improper, result.mixed])
        expect(judge(answer, typed, { slips: [], check: "" }).verdict, `${id}: ${typed}`).toBe("right");
      const off = fractionText(add(value, rational(1, 97)));
      expect(judge(answer, off, { slips: [], check: "" }).verdict, id).toBe("wrong");
    }
  });

  test("lowest terms, mixed numbers and comparisons", () => {
    for (const { id, op, a, b, result, error } of cases("fractions.json")) {
      if (error) {
        if (op === "simplify") expect(readRational(a), id).toBe(null);
        continue;
      }
      if (op === "simplify") expect(fractionText(read(a)), id).toBe(result.improper);
      if (op === "to-mixed") expect(mixedText(read(a)), id).toBe(result.mixed);
      if (op === "to-improper") expect(fractionText(read(a)), id).toBe(result.improper);
      if (op === "compare") expect("<=>"[Math.sign(compare(read(a), read(b))) + 1], id).toBe(result);
    }
  });
});

describe.skipIf(!here)("equations", () => {
  const equations = cases("equations.json");
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
});
