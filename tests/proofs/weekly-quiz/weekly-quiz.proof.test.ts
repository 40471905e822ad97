import { describe, expect, test } from "vitest";
import type { QuizQuestion } from "../../../src/engine/quiz.ts";
import { compare, type Rational } from "../../../src/maths/rational.ts";
import { answers, sets } from "./all.ts";
import { readingOf } from "./quiz-proofs.ts";
import { plain, same, value } from "./same.ts";

const places = [0, 1, 2, 3] as const;

describe.each(sets.flat())("$id", (question) => {
  const proved = () => {
    const answer = answers[question.id];
    if (!answer) throw new Error(`${question.id} has no proof`);
    return String(answer(readingOf(question)));
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
