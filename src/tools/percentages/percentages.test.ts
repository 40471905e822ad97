import fc from "fast-check";
import { expect, test } from "vitest";
import { equal, fractionText, multiply, negate, type Rational, rational } from "../../maths/rational.ts";
import { readNumber, written } from "./number.ts";
import { ask, blanksOf, questions, readChanges } from "./questions.ts";
import { after, asPercent, before, chain, change, compound, percentOf, points } from "./work.ts";

const r = (text: string): Rational => {
  const value = readNumber(text);
  if (!value) throw new Error(text);
  return value;
};
const value = (answer: { readonly value: Rational }) => fractionText(answer.value);

test("numbers are read as people write them", () => {
  const same = {
    "1,250.5": "2501/2",
    "3,5": "7/2",
    "£20": "20",
    "15 %": "15",
    "1 1/2": "3/2",
    "½": "1/2",
    "−4": "-4",
    "1 250": "1250",
    "0,125": "1/8",
    "1,250": "1250",
    "+7": "7",
  };
  for (const [typed, exact] of Object.entries(same)) expect(fractionText(r(typed)), typed).toBe(exact);
  for (const typed of ["", "abc", "1/0", "1,2,3", "2 %% 3"]) expect(readNumber(typed), typed).toBeNull();
});

test("known answers", () => {
  expect(value(percentOf(r("15"), r("80")))).toBe("12");
  expect(value(asPercent(r("18"), r("24")))).toBe("75");
  expect(value(change(r("40"), r("50")))).toBe("25");
  expect(value(change(r("50"), r("40")))).toBe("-20");
  expect(value(after(r("60"), r("-20")))).toBe("48");
  expect(value(before(r("80"), r("-20")))).toBe("100");
  expect(value(compound(r("200"), r("5"), r("3")))).toBe("9261/40");
  expect(compound(r("200"), r("5"), r("3")).marks).toEqual([
    { percent: 115.7625, amount: "231.525" },
    { percent: 100, amount: "200" },
  ]);
  expect(compound(r("200"), r("50"), r("9")).marks).toBeUndefined();
  expect(value(chain(r("50"), readChanges("20% off, then 15% tax")))).toBe("46");
  expect(points(r("0"), r("5")).says).toContain("From 0% to 5% is 5 percentage points more.");
  expect(points(r("0"), r("1")).says).toContain("From 0% to 1% is 1 percentage point more.");
  expect(points(r("40"), r("40")).says).toBe("From 40% to 40% nothing changes.");
  expect(points(r("40"), r("50")).says).toBe("From 40% to 50% is 10 percentage points more, a rise of 25%.");
  expect(asPercent(r("1"), r("3")).says).toBe("1 is about 33.33% of 3.");
});

const amount = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 2, 7, 10, 100, 1000))
  .map(([n, d]) => rational(n, d));
const percent = fc.tuple(fc.integer({ min: -99, max: 300 }), fc.constantFrom(1, 2, 4)).map(([n, d]) => rational(n, d));

test("each question is the other way round of another", () => {
  fc.assert(
    fc.property(amount, percent, fc.integer({ min: 1, max: 6 }), (a, p, n) => {
      expect(equal(before(after(a, p).value, p).value, a)).toBe(true);
      expect(equal(asPercent(percentOf(p, a).value, a).value, p)).toBe(true);
      expect(equal(change(a, after(a, p).value).value, p)).toBe(true);
      const again = Array.from({ length: n }, () => p);
      expect(equal(compound(a, p, rational(n)).value, chain(a, again).value)).toBe(true);
      expect(equal(chain(a, [p, negate(rational(10))]).value, multiply(after(a, p).value, rational(9, 10)))).toBe(true);
    }),
  );
});

/** The lines are reckoned again in floating point: both sides of = agree, and those of ≈ but for three roundings to hundredths. */
function holds(line: string): boolean {
  return line.split(", ").every((part) => {
    const [left = "", sign, right = ""] = part.split(/ ([=≈]) /);
    const [a, b] = [reckoned(left), reckoned(right)];
    const size = Math.max(1, Math.abs(a));
    return Math.abs(a - b) <= (sign === "=" ? 1e-9 * size : 6e-3 * size + 0.01);
  });
}

/** Products before sums, from left to right; a per cent sign is a hundredth. */
function reckoned(text: string): number {
  const unit = (one: string) => {
    const [base = "", exponent = "1"] = one.replace(/[()]/g, "").split("^");
    return (base.endsWith("%") ? Number(base.slice(0, -1)) / 100 : Number(base)) ** Number(exponent);
  };
  return text.split(/ (?=[+-] )/).reduce((sum, term) => {
    const minus = term.startsWith("- ");
    const pieces = term.replace(/^[+-] /, "").split(/ ([×÷]) /);
    const product = pieces.reduce((all, one, i) => {
      if (i === 0) return unit(one);
      if (i % 2 === 1) return all;
      return pieces[i - 1] === "×" ? all * unit(one) : all / unit(one);
    }, 0);
    return sum + (minus ? -product : product);
  }, 0);
}

test("every line of any working is true", () => {
  fc.assert(
    fc.property(amount, amount, percent, (a, b, p) => {
      const all = [percentOf(p, a), asPercent(a, b), change(a, b), after(a, p), points(a, b), chain(a, [p, b])];
      for (const { steps } of all) for (const { line } of steps) expect(holds(line), line).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(holds("2 × 3 = 7")).toBe(false);
});

test("each question answers as it stands, and says which blank is wrong", () => {
  for (const question of questions) {
    const given = Object.fromEntries(blanksOf(question).map(({ name, initial }) => [name, initial]));
    expect(ask(question, given), question.id).toMatchObject({ kind: "answer" });
    for (const { name, options } of blanksOf(question)) {
      if (options) continue;
      expect(ask(question, { ...given, [name]: "" }), name).toMatchObject({ kind: "problem", blank: name });
      expect(ask(question, { ...given, [name]: "cat" }), name).toMatchObject({ kind: "problem", blank: name });
    }
  }
});

test("what is impossible is said", () => {
  const of = (id: string, given: Record<string, string>) => {
    const question = questions.find((one) => one.id === id);
    return question && ask(question, given);
  };
  expect(of("share", { part: "3", whole: "0" })).toMatchObject({ kind: "problem", blank: "whole" });
  expect(of("change", { from: "0", to: "5" })).toMatchObject({ kind: "problem", blank: "from" });
  expect(of("change", { from: "-5", to: "5" })).toMatchObject({ kind: "problem", blank: "from" });
  expect(points(r("-2"), r("3")).says).toBe(
    "From -2% to 3% is 5 percentage points more. It is no percentage of -2, so there is no change in per cent.",
  );
  expect(of("before", { amount: "5", p: "100", way: "off" })).toMatchObject({ kind: "problem", blank: "p" });
  expect(of("after", { amount: "5", p: "120", way: "down" })).toMatchObject({ kind: "problem", blank: "p" });
  expect(of("compound", { amount: "5", p: "1", n: "2.5", way: "grows" })).toMatchObject({
    kind: "problem",
    blank: "n",
  });
});

test("long decimals are rounded, and said to be", () => {
  expect(written(rational(1, 8))).toEqual({ text: "0.125", exact: true });
  expect(written(rational(301, 300))).toEqual({ text: "1.0033", exact: false });
  expect(written(rational(50, 3))).toEqual({ text: "16.67", exact: false });
  expect(written(rational(1, 300))).toEqual({ text: "0.003333", exact: false });
});
