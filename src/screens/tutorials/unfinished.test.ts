import { expect, test } from "vitest";
import { readAnswered, shownSteps, writeAnswered } from "./unfinished.ts";

test("what was answered is read as it was written, and noise is left out", () => {
  expect(readAnswered(writeAnswered(new Set([3, 1])), 12)).toEqual(new Set([1, 3]));
  expect(readAnswered("1 x 99 -2 3.5 007", 12)).toEqual(new Set([1]));
  expect(readAnswered("", 12).size).toBe(0);
});

test("a lesson goes on to its first open question", () => {
  const steps = [{}, { ask: 1 }, {}, { ask: 1 }];
  expect(shownSteps(steps, new Set())).toBe(2);
  expect(shownSteps(steps, new Set([1]))).toBe(4);
  expect(shownSteps(steps, new Set([1, 3]))).toBe(4);
});
