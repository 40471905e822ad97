import { expect, test } from "vitest";
import { answerText } from "../../engine/answer/answer-text.ts";
import { judge } from "../../engine/answer/judge.ts";
import { fresh } from "../../engine/exercise.ts";
import lowest from "../../skills/fractions/lowest-terms.ts";
import ratios from "../../skills/numbers/simplifying-ratios.ts";
import { questionOf } from "./pose.ts";

test("the fraction of the question again, or with larger numbers, is no answer that is almost right", () => {
  for (let seed = 0; seed < 40; seed++) {
    const question = questionOf([lowest], fresh(lowest, 0, seed));
    const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(question.prompt) ?? [];
    const judged = (by: number) => judge(question.answer, `${Number(top) * by}/${Number(bottom) * by}`, question);
    expect(judged(1)).toMatchObject({ verdict: "wrong", author: expect.stringContaining("the very same fraction") });
    for (const by of [2, 3])
      expect(judged(by)).toMatchObject({ verdict: "wrong", author: expect.stringContaining("Go the other way") });
    expect(judge(question.answer, answerText(question.answer), question).verdict).toBe("right");
  }
});

test("on the way to lowest terms a fraction is almost right", () => {
  const question = { ...questionOf([lowest], fresh(lowest, 2, 1)) };
  const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(question.prompt) ?? [];
  const by = [2, 3, 5].find((n) => Number(top) % n === 0 && Number(bottom) % n === 0) ?? Number.NaN;
  expect(judge(question.answer, `${Number(top) / by}/${Number(bottom) / by}`, question).verdict).toBe("almost");
});

test("the ratio of the question again is no answer that is almost right", () => {
  const posed = Array.from({ length: 60 }, (_, seed) => questionOf([ratios], fresh(ratios, 0, seed)));
  const bare = posed.flatMap((question) => {
    const [, a, b] = /^Write the ratio \$(\d+) : (\d+)\$/.exec(question.prompt) ?? [];
    return a && b ? [{ question, typed: `${a}:${b}` }] : [];
  });
  expect(bare.length).toBeGreaterThan(5);
  for (const { question, typed } of bare)
    expect(judge(question.answer, typed, question)).toMatchObject({
      verdict: "wrong",
      author: expect.stringContaining("very same ratio"),
    });
});
