import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readFormulas } from "../../../src/content/schema/formulas.ts";
import { markdown, mathml } from "../../../src/engine/typeset/markdown.ts";
import { cases } from "./cases.ts";
import { equations, evaluate, isNumeric, type Names } from "./evaluate.ts";

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

/** Whether both sides of every equation in the text come out the same. */
function holds(text: string, names: Names, near: number): boolean {
  return equations(text).every((sides) => {
    const [first = Number.NaN, ...rest] = sides.map((side) => evaluate(side, names));
    return rest.length > 0 && rest.every((side) => Math.abs(side - first) <= near * Math.max(1, Math.abs(first)));
  });
}

/** The text with one sign or number changed, once for each that it has. */
function altered(text: string): string[] {
  const changes: [RegExp, string][] = [
    [/\+/g, "-"],
    [/(?<!cross)[-−]/g, "+"],
    [/×|\\times/g, "+"],
    [/÷|\\div/g, "×"],
    [/\//g, "×"],
    [/½/g, "2"],
    [/√|\\sqrt/g, ""],
    [/\d/g, "7"],
    [/²/g, "³"],
  ];
  const signs = changes.flatMap(([sign, instead]) =>
    [...text.matchAll(sign)].map(
      ({ 0: found, index }) => text.slice(0, index) + instead + text.slice(index + found.length),
    ),
  );
  const group = /\{(?:[^{}]|\{[^{}]*\})*\}/.source;
  const upsideDown = [...text.matchAll(new RegExp(`\\\\frac(${group})(${group})`, "g"))].map(([found, top, bottom]) =>
    text.replace(found, () => `\\frac${bottom}${top}`),
  );
  return [...signs, ...upsideDown];
}
