import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readWeeklyQuiz } from "../../../src/content/schema/weekly-quiz.ts";
import type { QuizQuestion } from "../../../src/engine/quiz.ts";
import { compare, equal, type Rational, readRational } from "../../../src/maths/rational.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

const files = Object.keys(import.meta.glob("../../../src/content/quiz/*.yaml")).sort();
const sets = files.map((file) => readWeeklyQuiz(readFileSync(new URL(file, import.meta.url), "utf8")));
const answers: QuizProofs = Object.assign(
  {},
  ...Object.values(import.meta.glob<QuizProofs>("./set-*.ts", { eager: true, import: "answers" })),
);
const places = [0, 1, 2, 3] as const;

describe.each(sets.flat())("$id", (question) => {
  const proved = () => {
    const answer = answers[question.id];
    if (!answer) throw new Error(`${question.id} has no proof`);
    return String(answer());
  };

  test("the option marked right, and no other, is the one worked out here", () => {
    const answer = proved();
    expect(question.options.map(({ text }) => same(text, answer))).toEqual(places.map((i) => i === question.correct));
  });

  test("four different options, numbers from small to large, and none gives another away", () => {
    const values = question.options.map(({ text }) => value(text));
    const numbers = values.filter((one) => one !== null);
    if (numbers.length < 4) return expect(new Set(question.options.map(({ text }) => plain(text))).size).toBe(4);
    for (const [i, one] of numbers.slice(1).entries())
      expect(compare(numbers[i] as Rational, one), question.options.map(({ text }) => text).join()).toBeLessThan(0);
  });
});

test("every set has ten questions, numbered on from the last, and the right one in each place at least twice", () => {
  const ids = sets.flat().map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, i) => `weekly-${String(i + 1).padStart(3, "0")}`));
  for (const set of sets) {
    expect(set).toHaveLength(10);
    for (const place of places) expect(count(set, place)).toBeGreaterThanOrEqual(2);
  }
  expect(Object.keys(answers).sort()).toEqual(ids);
});

test("no two questions are the same", () => {
  const texts = sets.flat().map(({ question }) => question.replace(/\s+/g, " "));
  expect(new Set(texts).size).toBe(texts.length);
});

function count(set: readonly QuizQuestion[], place: number): number {
  return set.filter(({ correct }) => correct === place).length;
}

function same(text: string, answer: string): boolean {
  const [shown, proved] = [value(text), readRational(answer)];
  return shown && proved ? equal(shown, proved) : plain(text) === plain(answer);
}

/** An option without its TeX signs: `$\frac{1}{2}$ m` is "1/2 m". */
function plain(text: string): string {
  return text
    .replace(/(\d)\\frac\{(\d+)\}\{(\d+)\}/g, "$1 $2/$3")
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, "$1/$2")
    .replace(/\\,/g, "")
    .replaceAll("$", "")
    .replace(/−/g, "-")
    .trim();
}

/** The number an option shows, without its unit: "£48", "9 times", "$x = 5$", "$\frac{1}{2}$ m", "35%"; null for other texts. */
function value(text: string): Rational | null {
  const [, number = ""] =
    /^(?:[a-z] = |\\?[£€])?(-?\d[\d./ ]*?)(?: ?(?:%|°|°C|[a-z²³/°]+(?: [a-z]+)?))?$/.exec(plain(text)) ?? [];
  return number === "" ? null : readRational(number.trim());
}
