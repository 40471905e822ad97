import { expect, test } from "vitest";
import { ofTheDay } from "./of-the-day.ts";

test.each([1, 2, 7, 12, 150, 151, 360])("of %d facts each has its day before one comes again", (many) => {
  const days = Array.from({ length: many }, (_, day) => ofTheDay(20_400 + day, many));
  expect(new Set(days).size).toBe(many);
  expect(Math.min(...days)).toBe(0);
  expect(Math.max(...days)).toBe(many - 1);
});

test("a clock set before 1970 has a fact, too", () => {
  expect(ofTheDay(-3, 150)).toBeGreaterThanOrEqual(0);
});
