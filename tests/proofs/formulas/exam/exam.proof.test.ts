import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesOf } from "../../../../build/library/read.ts";
import { readExamFormulas } from "../../../../src/content/schema/library/exam-formulas.ts";
import { altered, holds } from "../agree.ts";
import { type Angle, type Names, normalised } from "../evaluate.ts";
import { dimensions, expectUnits } from "../units.ts";
import { algebra } from "./algebra.ts";
import { arithmetic } from "./arithmetic.ts";
import { calculus } from "./calculus.ts";
import { type ExamCases, examplesOf } from "./case.ts";
import { finance } from "./finance.ts";
import { geometry } from "./geometry.ts";
import { mechanics } from "./mechanics.ts";
import { opened } from "./opened.ts";
import { sequences } from "./sequences.ts";
import { statistics } from "./statistics.ts";
import { trigonometry } from "./trigonometry.ts";
import { sums, untrue } from "./use.ts";
import { vectors } from "./vectors.ts";

const cases: Readonly<Record<string, ExamCases>> = {
  algebra,
  arithmetic,
  calculus,
  finance,
  geometry,
  mechanics,
  sequences,
  statistics,
  trigonometry,
  "vectors-and-matrices": vectors,
};

const files = filesOf("exam-formulas");

test("every file of exam formulas has its cases", () => {
  expect(files.map((file) => file.replace(/^.*\/|\.yaml$/g, ""))).toEqual(Object.keys(cases).sort());
});

for (const file of files) {
  const { examples, near } = cases[file.replace(/^.*\/|\.yaml$/g, "")] ?? { examples: {} };
  const formulas = readExamFormulas(file, readFileSync(`src/content/${file}`, "utf8"));

  test(`every exam formula of ${file} has a case, and every case a formula`, () => {
    expect(Object.keys(examples).sort()).toEqual(formulas.map(({ id }) => id).sort());
  });

  for (const formula of formulas) {
    const { id, letters } = formula;
    const angle: Angle = letters.some(({ unit }) => unit === "°") ? "deg" : "rad";
    const by = near?.[id] ?? 1e-9;
    const texts = [formula.formula, formula.plain];

    describe(`exam formula ${id}`, () => {
      const tried = examples[id] ? examplesOf(id, examples[id]) : [];

      test("agrees with examples worked out another way, in TeX and in plain text", () => {
        expect(tried.length).toBeGreaterThanOrEqual(20);
        for (const text of texts)
          expect(tried.filter((names) => !holds(text, names, by, angle)).slice(0, 2), text).toEqual([]);
      });

      test("would not agree if it were altered", () => {
        for (const text of texts) {
          const outcomes = [...altered(text), ...alteredAgain(text)]
            .filter((mutant) => mutant !== text)
            .map((mutant) => [mutant, verdict(mutant, tried, by, angle)] as const);
          expect(outcomes.filter(([, each]) => each === "holds")).toEqual([]);
          expect(outcomes.filter(([, each]) => each === "fails").length, text).toBeGreaterThan(0);
        }
      });

      test("tells what every letter is", () => {
        const told = letters.map(({ letter }) => normalised(letter));
        const formulaText = normalised(formula.formula);
        expect(told.filter((letter) => !formulaText.includes(letter))).toEqual([]);
        const used = Object.keys(tried[0] ?? {}).map(normalised);
        const single = used.filter((name) => /^\p{L}\u0304?(_.+)?$/u.test(name));
        expect(single.filter((name) => !told.includes(name))).toEqual([]);
      });

      test("holds in its units, and not in others", () => {
        expectUnits(texts, tried, dimensions(letters), by, angle);
      });

      test("has a worked use that adds up", () => {
        const worked = sums(formula.use, angle);
        expect(worked.length, "sums").toBeGreaterThan(0);
        expect(worked.flatMap(untrue)).toEqual([]);
        // What is said in words after it: "so £52.50", "so about 28.3 cm".
        for (const [words, number = "", decimals = ""] of formula.use.matchAll(/so (?:about )?£?(\d+(?:\.(\d+))?)/g))
          expect(
            worked.flat().some(({ value }) => Math.abs(value - Number(number)) <= 0.5 * 10 ** -decimals.length + 1e-9),
            words,
          ).toBe(true);
      });

      test("opens a tool that works out the same", () => {
        if (!formula.opens) return;
        const found = opened(formula.opens);
        if (found.length === 0) return;
        const told = sums(formula.use, angle).flat();
        const isTold = (value: number) =>
          told.some((side) => Math.abs(side.value - value) <= 0.5 * 10 ** -(side.decimals ?? 8) + 1e-9);
        expect(found.some(isTold), `${found}`).toBe(true);
      });
    });
  }
}

/** One more on each side in turn, and sine and cosine changed for each other. */
function alteredAgain(text: string): string[] {
  const all = (sign: RegExp, instead: string) =>
    [...text.matchAll(sign)].map(
      ({ 0: found, index }) => text.slice(0, index) + instead + text.slice(index + found.length),
    );
  return [`${text} + 1`, ...all(/=/g, "+ 1 ="), ...all(/sin/g, "cos"), ...all(/cos(?!ec)/g, "sin")];
}

/** Whether an altered text still holds for all examples; one that cannot even be read is told apart. */
function verdict(text: string, tried: readonly Names[], near: number, angle: Angle): "holds" | "fails" | "unread" {
  try {
    return tried.every((names) => holds(text, names, near, angle)) ? "holds" : "fails";
  } catch {
    return "unread";
  }
}
