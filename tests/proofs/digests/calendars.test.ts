import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWeeklyQuiz } from "../../../src/content/schema/weekly-quiz.ts";
import { daysAfter } from "../../../src/learner/day.ts";
import { firstMonday, questionIds, setOfWeek, setsIn } from "../../../src/play/quiz/weeks.ts";
import { bands, testOf } from "../../../src/screens/monthly-test/pick.ts";
import { digest, numbersIn, short } from "./digest.ts";
import { adds, faultsOf, freeze, frozen, goneOf } from "./frozen.ts";

// What a week's quiz and a month's test ask stays as it was published. The daily calendar: tests/proofs/daily.

const weeks = 320;
const months = 96;

const paths = Object.keys(import.meta.glob("../../../src/content/quiz/*.yaml")).sort();
const questions = paths.flatMap((path) => readWeeklyQuiz(readFileSync(new URL(path, import.meta.url), "utf8")));

function hold(kind: string, now: Readonly<Record<string, string>>) {
  if (adds) freeze(kind, now);
  const was = frozen(kind);
  const dealt = Object.entries(now).map(([name, own]) => [name, { ...own.split(" ") }] as const);
  expect(faultsOf(was, Object.fromEntries(dealt))).toEqual([]);
  expect(goneOf(was, Object.keys(now))).toEqual([]);
}

test("a question of the quiz keeps its numbers and its key", () => {
  const of = ({ id, question, options, correct }: (typeof questions)[number]) =>
    [id, short([numbersIn(question), options.map(({ text }) => numbersIn(text)), correct])] as const;
  hold("quiz-questions", Object.fromEntries(questions.map(of)));
});

test("a week keeps its questions", () => {
  const mondays = Array.from({ length: weeks }, (_, week) => daysAfter(firstMonday, 7 * week));
  const ids = mondays.map((monday) => questionIds(setOfWeek(monday, setsIn(monday))));
  hold("weeks", Object.fromEntries(mondays.map((monday, at) => [monday, digest(ids[at], 6)])));
});

test("a month keeps its questions, for every age", () => {
  const all = Array.from({ length: months }, (_, n) => {
    const month = `${2025 + Math.floor((n + 9) / 12)}-${String(((n + 9) % 12) + 1).padStart(2, "0")}`;
    return [month, bands.map((band) => digest(testOf(month, band), 6)).join(" ")] as const;
  });
  hold("months", Object.fromEntries(all));
});
