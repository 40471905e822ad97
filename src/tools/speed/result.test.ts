import { expect, test } from "vitest";
import { isKept, leastKept, result, timeOf } from "./result.ts";

const sum = (text: string, ms: number, first = true) => ({ text, answer: 1, ms, first });

test("rate and accuracy count what was right at once", () => {
  const answered = [sum("1 + 1", 1000), sum("2 + 2", 3000), sum("3 + 3", 2000, false)];
  expect(result(answered, 60_000)).toMatchObject({ right: 2, wrong: 1, rate: 2, accuracy: 67 });
});

test("26 right on a clock of 60 seconds are 26 a minute, whenever the clock was read", () => {
  const answered = Array.from({ length: 26 }, (_, i) => sum(`${i} + 1`, 2000));
  expect(result(answered, timeOf(60_190, 60)).rate).toBe(26);
  expect(timeOf(30_000, 60)).toBe(30_000);
  expect(timeOf(90_000, 0)).toBe(90_000);
});

test("nothing answered is no share of nothing", () => {
  expect(result([], 60_000)).toEqual({ right: 0, wrong: 0, rate: 0, accuracy: null });
  expect(result([], 0).rate).toBe(0);
});

test("a run is kept when it took its whole time over enough sums; one that was stopped, and a round, never is", () => {
  const answered = Array.from({ length: leastKept }, (_, i) => sum(`${i} + 1`, 1000));
  const whole = { answered, ms: 60_000, stopped: false, over: null };
  expect(isKept(whole)).toBe(true);
  expect(isKept({ ...whole, answered: answered.slice(1) })).toBe(false);
  expect(isKept({ ...whole, stopped: true })).toBe(false);
  expect(isKept({ ...whole, over: leastKept })).toBe(false);
});
