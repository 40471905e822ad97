import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { daysAfter, mondayOf } from "../../learner/day.ts";
import { attempt } from "../../learner/derive/examples.ts";
import { firstMonday, published, questionIds, quizItems, quizRecord, setOfWeek, setsIn, weeksUntil } from "./weeks.ts";

const files = globSync("src/content/quiz/*.yaml").sort();

describe("setOfWeek", () => {
  test("the same set from Monday to Sunday, then the next, and in the end the first again", () => {
    const days = Array.from({ length: 7 }, (_, i) => setOfWeek(daysAfter(firstMonday, i), 31));
    expect(days).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(setOfWeek(daysAfter(firstMonday, 7), 31)).toBe(1);
    expect(setOfWeek(daysAfter(firstMonday, 7 * 31), 31)).toBe(0);
  });

  test("no set comes twice in half a year", () => {
    const mondays = Array.from({ length: 26 }, (_, week) => daysAfter("2026-11-21", 7 * week));
    expect(new Set(mondays.map((day) => setOfWeek(day, setsIn(day)))).size).toBe(26);
  });

  test("a clock set back before the first week still gives a set", () => {
    expect(setOfWeek("1970-01-01", setsIn("1970-01-01"))).toBeGreaterThanOrEqual(0);
  });
});

test("every set has its turn, and the rows are Mondays in order", () => {
  expect(published.at(-1)?.sets).toBe(files.length);
  for (const [index, { from, sets }] of published.entries()) {
    expect(mondayOf(from)).toBe(from);
    expect(sets).toBeGreaterThan(published[index - 1]?.sets ?? 0);
    expect(from > (published[index - 1]?.from ?? "")).toBe(true);
  }
});

test("the weeks go from the first to today's, the latest first", () => {
  expect(weeksUntil("2025-11-03")).toEqual(["2025-11-03", "2025-10-27", "2025-10-20"]);
  expect(weeksUntil("2025-10-26")).toEqual(["2025-10-20"]);
  expect(weeksUntil("2025-10-19")).toEqual([]);
  expect(weeksUntil("1970-01-01")).toEqual([]);
});

test.each(files.map((file, set) => [file, set] as const))("the ids of %s can be told from its number", (file, set) => {
  const questions: { id: string }[] = parse(readFileSync(file, "utf8")).questions;
  expect(questions.map(({ id }) => id)).toEqual(questionIds(set));
});

test("a question counts as right once any answer to it was", () => {
  const log = [
    attempt(1, { item: "weekly-011", verdict: "wrong" }),
    attempt(2, { item: "weekly-011", verdict: "right" }),
    attempt(3, { item: "weekly-012", verdict: "right" }),
    attempt(4, { item: "weekly-012", verdict: "wrong" }),
    attempt(5, { item: "weekly-020", verdict: "wrong" }),
    attempt(6, { item: "weekly-021", verdict: "right" }),
  ];
  expect(quizRecord(1, quizItems(log))).toEqual({ right: 2, answered: 3 });
  expect(quizRecord(0, quizItems(log))).toEqual({ right: 0, answered: 0 });
});
