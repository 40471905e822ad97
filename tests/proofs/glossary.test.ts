import { describe, expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { agesOf } from "../../src/content/ages.ts";
import { algebra, freeInAlgebra } from "./glossary/algebra.ts";
import type { Cases } from "./glossary/case.ts";
import { chance, data, freeInChanceAndData } from "./glossary/chance-and-data.ts";
import { change, freeInChangeAndGraphs, graphs, trigonometry } from "./glossary/change-and-graphs.ts";
import { fractions, freeInFractionsAndMeasures, measures } from "./glossary/fractions-and-measures.ts";
import { circles, freeInGeometry, shapes, solids } from "./glossary/geometry.ts";
import { freeInNumbers, numbers, numberTheory, reasoning, sequences } from "./glossary/numbers.ts";
import { spoken } from "./glossary/spoken.ts";
import { faultOf, sumsIn } from "./sums/sums.ts";

// What each definition's example says is true. Its sums are worked out (as sums/library.test.ts does for all texts); a
// case here works out all else that can be computed, from the numbers that stand in the example. Then each number is
// altered, and something must notice: so nothing in an example is left unproved that is not listed here as free.

const cases: Cases = {
  ...algebra,
  ...chance,
  ...change,
  ...circles,
  ...data,
  ...fractions,
  ...graphs,
  ...measures,
  ...numberTheory,
  ...numbers,
  ...reasoning,
  ...sequences,
  ...shapes,
  ...solids,
  ...trigonometry,
};

/** Numbers that could be others, by their place in the example: a class of 30 children, the constant term that is not asked for. */
const free: Readonly<Record<string, readonly number[]>> = {
  ...freeInAlgebra,
  ...freeInChanceAndData,
  ...freeInChangeAndGraphs,
  ...freeInFractionsAndMeasures,
  ...freeInGeometry,
  ...freeInNumbers,
};

/** Their examples hold nothing to compute. */
const nothing = [
  "axiom bias cardinal-number continuous-function convex correlation data infinity parallel plan-and-elevation plane",
  "point polynomial population proof-by-contradiction ray real-number scatter-graph solid",
].flatMap((ids) => ids.split(" "));

const { glossary } = libraryOf(readFiles());

const number = /\d+(?:(?:\\,|\s)\d{3}(?!\d))*(?:\.\d+)?/g;
const readNumber = (written: string) => Number(written.replace(/\\,|\s/g, ""));
const numbersIn = (example: string) => [...example.matchAll(number)].map(([written]) => readNumber(written));

const isTrue = (id: string, example: string) =>
  sumsIn(example).every((sum) => faultOf(sum) === null) && (cases[id]?.(...numbersIn(example)) ?? true);

/** The example with another number at that place: one more and one less, and two that are far off, for claims such as “acute”. */
function altered(example: string, place: number): string[] {
  const found = [...example.matchAll(number)][place];
  if (!found) return [];
  const [before, after] = [example.slice(0, found.index), example.slice(found.index + found[0].length)];
  const value = readNumber(found[0]);
  return [value + 1, value - 1, 10 * value + 1, 0]
    .filter((other) => other >= 0 && other !== value)
    .map((other) => `${before}${other}${after}`);
}

describe.each(glossary.map(({ id, example }) => [id, example] as const))("%s", (id, example) => {
  test("the example is true", () => {
    expect(sumsIn(example).flatMap((sum) => faultOf(sum) ?? [])).toEqual([]);
    expect(cases[id]?.(...numbersIn(example)) ?? true, example).toBe(true);
    expect(spoken[id]?.(example) ?? true, example).toBe(true);
  });

  test("every number in it is held", () => {
    const loose = numbersIn(example).flatMap((_, place) =>
      altered(example, place).some((other) => !isTrue(id, other)) ? [] : [place],
    );
    expect(loose, example).toEqual(free[id] ?? []);
  });
});

test.each(Object.entries(spoken))("%s: a sign that is left out is noticed", (id, holds) => {
  const example = glossary.find((term) => term.id === id)?.example ?? "";
  const signs = example.matchAll(/(?<=\()-(?=\d+, )|(?<=\(-?\d+, )-|(?<=\{)-/g);
  for (const { index } of signs) expect(holds(example.slice(0, index) + example.slice(index + 1)), example).toBe(false);
});

/** What formulas are written with, and the term whose readers know it. */
const signs: readonly (readonly [sign: RegExp, id: string])[] = [
  [/\\pi\b/, "pi"],
  [/\\sqrt\b/, "square-root"],
  [/\^(?!\\circ)/, "exponent"],
  [/(?<!\\[a-z]*)[a-z]/i, "variable"],
  [/\\(?:sin|cos|tan)\b/, "sine"],
  [/\\(?:log|ln)\b/, "logarithm"],
  [/\\int\b/, "integral"],
];

test("an example has no formula that only older readers know", () => {
  const ages = new Map(glossary.map((term) => [term.id, term.ages]));
  const tooHard = glossary.flatMap(({ id, example, ages: own }) =>
    (example.match(/\$[^$]*\$/g) ?? []).flatMap((formula) =>
      signs
        .filter(([sign, term]) => sign.test(formula) && agesOf.indexOf(ages.get(term) ?? own) > agesOf.indexOf(own))
        .map(([, term]) => `${id}, for ${own}: ${formula} has ${term}`),
    ),
  );
  expect(tooHard).toEqual([]);
  for (const [, term] of signs) expect(ages.has(term), term).toBe(true);
});

test("every example is proved, or holds nothing to compute", () => {
  const ids = glossary.map(({ id }) => id);
  const proved = (id: string, example: string) => id in spoken || numbersIn(example).length > (free[id]?.length ?? 0);
  expect(
    glossary
      .filter(({ id, example }) => !proved(id, example))
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...nothing].sort());
  expect([cases, free, spoken].flatMap(Object.keys).filter((id) => !ids.includes(id))).toEqual([]);
});
