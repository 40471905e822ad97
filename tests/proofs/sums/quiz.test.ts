import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWeeklyQuiz } from "../../../src/content/schema/weekly-quiz.ts";
import { faultOf, sumsIn } from "./sums.ts";

const paths = Object.keys(import.meta.glob("../../../src/content/quiz/*.yaml")).sort();

/** What states what is not so, and why. */
const onPurpose: Readonly<Record<string, string>> = { "weekly-159": "dividing by zero led to 3 = 5" };

test("the sums in the questions, explanations and misconceptions of the quiz are true", () => {
  const questions = paths.flatMap((path) => readWeeklyQuiz(readFileSync(new URL(path, import.meta.url), "utf8")));
  const faults = questions
    .filter(({ id }) => !(id in onPurpose))
    .flatMap(({ id, question, explanation, options }) =>
      [question, explanation, ...options.map(({ misconception = "" }) => misconception)]
        .flatMap(sumsIn)
        .flatMap((sum) => faultOf(sum) ?? [])
        .map((fault) => `${id}: ${fault}`),
    );
  expect(questions.length).toBeGreaterThanOrEqual(310);
  expect(faults).toEqual([]);
});
