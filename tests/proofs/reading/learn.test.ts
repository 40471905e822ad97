import { expect, test } from "vitest";
import { random } from "../../../src/maths/random.ts";
import { layoutFor, mismatches } from "./layout.ts";
import { learn } from "./learn.ts";
import { layoutsText, readLayouts } from "./posers.ts";
import { Reading } from "./reading.ts";
import { namesOf, readTerms, sumOf, termsText } from "./terms.ts";

/** What is learnt where a number is written so from parameters that are drawn between -9 and 9. */
function learnt(said: (drawn: Record<string, number>) => number, names: string, least = -9): string | null {
  const { whole } = random(1);
  const found = learn(
    Array.from({ length: 60 }, () => {
      const drawn = Object.fromEntries([...names].map((name) => [name, whole(least, 9)]));
      return { said: said(drawn), parameters: new Map(Object.entries(drawn)) };
    }),
  );
  return found && termsText(found);
}

test("a number that stands after its sign is the size of a sum or of a product", () => {
  expect(learnt(({ p = 0, q = 0 }) => Math.abs(p + q), "pq")).toBe("|p+q|");
  expect(learnt(({ p = 0, q = 0 }) => Math.abs(p * q), "pq")).toBe("|p*q|");
  expect(learnt(({ a = 0, b = 0, c = 0 }) => Math.abs(b + 2 * a * c), "abc")).toBe("|b+2*a*c|");
  expect(learnt(({ a = 0, b = 0 }) => a - b, "ab")).toBe("a-b");
});

test("a whole number may be moved behind the point by another", () => {
  const parameters = [3, 1, 2, 4].flatMap((places) => [17, 230, 41, 5].map((n) => ({ n, places })));
  const samples = parameters.map(({ n, places }) => ({
    said: n / 10 ** places,
    parameters: new Map([
      ["n", n],
      ["places", places],
    ]),
  }));
  expect(termsText(learn(samples) ?? [])).toBe("n/10^places");
});

test("what rests on something else is not found", () => {
  expect(learnt(({ p = 0, q = 0 }) => Math.max(p, q), "pq")).toBe(null);
  expect(learnt(({ p = 0, q = 0 }) => (p * p + q * q * q) % 7, "pq", 1)).toBe(null);
});

test("a size is read as it is written", () => {
  const terms = readTerms("|a-2*b*c|");
  expect(termsText(terms)).toBe("|a-2*b*c|");
  expect(namesOf(terms)).toEqual(["a", "b", "c"]);
  const known = new Map(Object.entries({ a: 3, b: 4, c: 5 }));
  expect(sumOf(terms, known)).toBe(37);
  expect(sumOf(readTerms("|a|+2*|b|"), new Map(Object.entries({ a: -3, b: -4 })))).toBe(11);
});

test("layouts whose builds are told apart by other facts are read as they are written", () => {
  const text = "skill/1 by ±b\n  +#2: a b\n  -#2: a |b-a|\nskill/2\n  bare,k#1: b\n";
  const layouts = readLayouts(text);
  expect(layoutsText(layouts)).toBe(text);
  const reading = new Reading({ words: "$5x - 8$", labels: [], options: [] });
  const parameters = { form: "bare", a: 5, b: -3 };
  const layout = layoutFor(layouts.get("skill/1"), parameters, reading);
  expect(layout && mismatches(layout, parameters, reading)).toEqual([]);
  expect(layout && mismatches(layout, { ...parameters, b: -4 }, reading)).toEqual(["number 2 is 8, but |b-a| is 9"]);
});
