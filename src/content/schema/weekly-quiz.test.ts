import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readWeeklyQuiz } from "./weekly-quiz.ts";

const question = {
  id: "weekly-001",
  question: "What is $2 + 2$?",
  options: [{ text: "3", misconception: "One step short." }, { text: "4" }, wrong("5"), wrong("22")],
  correct: 1,
  explanation: "Two and two more.",
};

test("gives the questions as they stand", () => {
  expect(readWeeklyQuiz(quiz(question))).toEqual([question]);
});

test.each([
  ["two options have the same text", { ...question, options: question.options.with(3, wrong("5")) }],
  ["the right option has a misconception", { ...question, options: question.options.with(1, wrong("4")) }],
  ["option 3 has no misconception", { ...question, options: question.options.with(3, { text: "22" }) }],
  ["questions.0.correct", { ...question, correct: 4 }],
  ["questions.0.options", { ...question, options: question.options.slice(1) }],
  ["questions.0.id", { ...question, id: "week-1" }],
  ["questions.0", { ...question, hint: "Count." }],
])("refuses it: %s", (fault, bad) => {
  expect(() => readWeeklyQuiz(quiz(bad))).toThrow(fault);
});

test("refuses an id that is used twice", () => {
  expect(() => readWeeklyQuiz(quiz(question, question))).toThrow("an id is used twice");
});

function wrong(text: string) {
  return { text, misconception: "Something else was counted." };
}

function quiz(...questions: unknown[]): string {
  return stringify({ questions });
}
