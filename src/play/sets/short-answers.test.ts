import { expect, test } from "vitest";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { distinct } from "./short-answers.ts";

const asked = (answer: AnswerSpec, prompt = ""): SetQuestion => ({
  item: "",
  title: "",
  prompt,
  answer,
  steps: [],
  slips: [],
  check: "",
  marks: 1,
});

const texts = (...questions: readonly SetQuestion[]) =>
  distinct(questions, ({ answer }) => answerText(answer)).map(({ text }) => text);

const whole = (value: string, unit?: string): AnswerSpec => ({ kind: "whole", value, ...(unit && { unit }) });
const fraction = (value: string, form: "any" | "lowest" | "mixed" = "lowest"): AnswerSpec => ({
  kind: "fraction",
  value,
  form,
});

test.each<[string, readonly AnswerSpec[]]>([
  ["35", [whole("35"), whole("35", "pages")]],
  ["35 pages", [whole("35", "pages"), whole("35", "km")]],
  ["12/5", [fraction("12/5"), fraction("12/5", "mixed")]],
  ["2 2/5", [fraction("12/5", "mixed"), fraction("24/10", "any")]],
  ["1/2", [fraction("1/2"), { kind: "decimal", value: "0.5" }]],
  ["1/2", [fraction("1/2"), whole("50", "%")]],
  ["50%", [whole("50", "%"), fraction("1/2")]],
  ["7", [whole("7"), { kind: "decimal", value: "7.0" }]],
])("of answers with one value only the first is on a tile: %s", (text, answers) =>
  expect(texts(...answers.map((answer) => asked(answer)))).toEqual([text]),
);

test("answers with other values stay", () =>
  expect(texts(asked(whole("35")), asked(whole("36", "pages")), asked(fraction("35/36")))).toEqual([
    "35",
    "36 pages",
    "35/36",
  ]));

test("a tile has the form that a child finds: a mixed number where the question says so", () => {
  const words = "Write a mixed number, or a fraction, in lowest terms.";
  expect(texts(asked(fraction("12/5"), words))).toEqual(["2 2/5"]);
  expect(texts(asked(fraction("12/5"), "Write a fraction in lowest terms."))).toEqual(["12/5"]);
  expect(texts(asked(whole("12"), words))).toEqual(["12"]);
});
