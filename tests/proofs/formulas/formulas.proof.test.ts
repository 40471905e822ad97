import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readFormulas } from "../../../src/content/schema/formulas.ts";
import { markdown, mathml } from "../../../src/engine/typeset/markdown.ts";
import { altered, holds } from "./agree.ts";
import { cases } from "./cases.ts";
import { evaluate, isNumeric, normalised } from "./evaluate.ts";
import { everydayUnits, ofNumbersOnly } from "./everyday-units.ts";
import { dimensionOf, dimensions, expectUnits } from "./units.ts";

const formulas = Object.values(readFormulas(readFileSync("src/content/formulas.yaml", "utf8"))).flat();

/** Counting squares of a grid finds a circle's area to about this share; everything else is found exactly. */
const tolerance: Readonly<Record<string, number>> = { "circle-area": 1e-3 };

for (const formula of formulas) {
  describe(formula.name, () => {
    const examples = cases[formula.id]?.() ?? [];
    const near = tolerance[formula.id] ?? 1e-9;

    test("agrees with examples worked out another way, in TeX and in plain text", () => {
      expect(examples.length).toBeGreaterThan(2);
      for (const text of [formula.formula, formula.plain])
        expect(examples.filter((names) => !holds(text, names, near))).toEqual([]);
    });

    test("would not agree if it were altered", () => {
      for (const text of [formula.formula, formula.plain]) {
        const mutants = altered(text);
        expect(mutants.length).toBeGreaterThan(0);
        expect(mutants.filter((mutant) => examples.every((names) => holds(mutant, names, near)))).toEqual([]);
      }
    });

    test("has a worked line that adds up", () => {
      const chains = [...formula.example.matchAll(/\$([^$]+=[^$]+)\$/g)]
        .map((match) =>
          (match[1] ?? "")
            .split("=")
            .filter(isNumeric)
            .map((side) => evaluate(side)),
        )
        .filter((sides) => sides.length > 1);
      expect(chains.length).toBeGreaterThan(0);
      for (const [first = 0, ...rest] of chains) for (const side of rest) expect(side).toBeCloseTo(first, 9);
      const result = /(?:so £?|about )(\d+(?:\.(\d+))?)/.exec(formula.example);
      if (result) expect(chains.at(-1)?.at(-1)).toBeCloseTo(Number(result[1]), result[2]?.length ?? 9);
    });

    const units = Object.entries(everydayUnits[formula.id] ?? {}).map(([letter, unit]) => ({ letter, unit }));

    test.runIf(units.length > 0)("holds in its units, and not in others", () => {
      const used = Object.keys(examples[0] ?? {}).map(normalised);
      expect(units.filter(({ letter }) => !used.includes(normalised(letter)))).toEqual([]);
      expectUnits([formula.formula, formula.plain], examples, dimensions(units), near, "rad");
      // "so 28 cm²", "about 31.4 cm", "so £12": the result is measured in what stands left of the equals sign.
      const [, pounds, unit] =
        /(?:so|about) (£)?[\d.]+ ?(%|[a-z]+(?:\/[a-z]+)?[²³]?)?(?=[.,]| |$)/.exec(formula.example) ?? [];
      const result = units.find(({ letter }) => normalised(formula.plain).startsWith(`${normalised(letter)}=`));
      if (result && (pounds || unit)) expect(dimensionOf(pounds ?? unit ?? "")).toEqual(dimensionOf(result.unit));
    });

    test("compiles", () => {
      expect(mathml(formula.formula)).toContain("<math");
      expect(markdown(formula.where)).not.toContain("$");
      expect(markdown(formula.example)).not.toContain("$");
    });
  });
}

test("every set of examples belongs to a formula", () => {
  expect(Object.keys(cases).sort()).toEqual(formulas.map(({ id }) => id).sort());
});

test("every formula says what it measures, or that it is of numbers only", () => {
  expect([...Object.keys(everydayUnits), ...ofNumbersOnly].sort()).toEqual(formulas.map(({ id }) => id).sort());
});
