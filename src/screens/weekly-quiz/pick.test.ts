import { expect, test } from "vitest";
import { daysAfter } from "../../learner/day.ts";
import { firstMonday, setOfWeek } from "./pick.ts";

test("the same set from Monday to Sunday, then the next, and in the end the first again", () => {
  const days = Array.from({ length: 7 }, (_, i) => setOfWeek(daysAfter(firstMonday, i), 31));
  expect(days).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(setOfWeek(daysAfter(firstMonday, 7), 31)).toBe(1);
  expect(setOfWeek(daysAfter(firstMonday, 7 * 31), 31)).toBe(0);
});

test("no set comes twice in half a year", () => {
  const files = Object.keys(import.meta.glob("../../content/quiz/*.yaml"));
  const sets = Array.from({ length: 26 }, (_, week) => setOfWeek(daysAfter("2026-11-21", 7 * week), files.length));
  expect(new Set(sets).size).toBe(26);
});

test("a clock set back before the first week still gives a set", () => {
  expect(setOfWeek("1970-01-01", 31)).toBeGreaterThanOrEqual(0);
});
