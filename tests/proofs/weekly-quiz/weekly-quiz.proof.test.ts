import { describe, expect, test } from "vitest";
import type { QuizQuestion } from "../../../src/engine/quiz.ts";
import { Reading } from "../reading/reading.ts";
import { answers, sets } from "./all.ts";
import { readingOf } from "./quiz-proofs.ts";
import { areInOrder, rightAmong } from "./right.ts";
import { says } from "./said.ts";
import { plain, same } from "./same.ts";
import { wrong } from "./wrong.ts";

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
    expect(areInOrder(question.options.map(({ text }) => text))).toBe(true);
  });

  test.runIf(question.id in wrong)("each wrong option says what its misconception leads to", () => {
    const { id, options, correct } = question;
    const wrongs = wrong[id]?.(readingOf(question).said) ?? [];
    expect(wrongs).toHaveLength(options.length - 1);
    const texts = options.map(({ text }) => text).toSpliced(correct, 1);
    for (const [i, text] of texts.entries())
      expect(says(text, wrongs[i] ?? null), `${text} is ${wrongs[i]}`).toBe(true);
  });
});

test("no proof of a question holds without its text", () => {
  const nothing = new Reading({ words: "", labels: [], options: [] });
  for (const [id, proof] of Object.entries(answers)) expect(() => proof(nothing), id).toThrow();
});

test("an option that says the same as the right one is noticed", () => {
  for (const { id, options, correct } of sets.flat())
    for (const wrong of places.filter((i) => i !== correct)) {
      const texts = options.map(({ text }) => text).with(wrong, options[correct].text);
      expect(rightAmong(texts, correct)(plain(options[correct].text)), `${id}, option ${wrong}`).toBe(false);
    }
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
