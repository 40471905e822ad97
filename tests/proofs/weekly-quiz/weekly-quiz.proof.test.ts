import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readWeeklyQuiz } from "../../../src/content/schema/weekly-quiz.ts";
import type { QuizQuestion } from "../../../src/engine/quiz.ts";
import { equal, type Rational, readRational } from "../../../src/maths/rational.ts";
import { answers } from "./answers.ts";

const questions = readWeeklyQuiz(readFileSync("src/content/weekly-quiz.yaml", "utf8"));

describe.each(questions)("$id", (question) => {
  const answer = answers[question.id]?.();

  test("the option marked right, and no other, has the value worked out here", () => {
    expect(holds(question, answer)).toBe(true);
  });

  test("marking any other option fails", () => {
    const others = ([0, 1, 2, 3] as const).filter((i) => i !== question.correct);
    expect(others.map((correct) => holds({ ...question, correct }, answer))).toEqual([false, false, false]);
  });

  test("the four options have different values, from small to large", () => {
    const values = question.options.map(({ text }) => Number(value(text).num) / Number(value(text).den));
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
  });
});

test("the right option stands in each of the four places at least twice", () => {
  for (const place of [0, 1, 2, 3])
    expect(questions.filter(({ correct }) => correct === place).length).toBeGreaterThanOrEqual(2);
});

test("ten questions, numbered in order, and an answer worked out for each", () => {
  const ids = questions.map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 10 }, (_, i) => `weekly-${String(i + 1).padStart(3, "0")}`));
  expect(Object.keys(answers)).toEqual(ids);
});

function holds(question: QuizQuestion, answer: Rational | undefined): boolean {
  return question.options.every(
    ({ text }, i) => answer !== undefined && equal(value(text), answer) === (i === question.correct),
  );
}

/** The number an option shows, without its TeX and its unit: "£48", "9 times", "$x = 5$", "$\frac{1}{2}$". */
function value(text: string): Rational {
  const plain = text
    .replaceAll("$", "")
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/, "$1/$2")
    .replace(/^(x = |£)|( times| km\/h)$/g, "");
  const read = readRational(plain);
  if (!read) throw new Error(`no number: ${text}`);
  return read;
}
