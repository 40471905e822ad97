import { expect, test } from "vitest";
import { message, percentage } from "./message.ts";

test.each([
  [100, "Excellent work!"],
  [80, "Excellent work!"],
  [79, "Good job! Keep practicing!"],
  [60, "Good job! Keep practicing!"],
  [59, "Keep learning! You'll improve!"],
  [0, "Keep learning! You'll improve!"],
])("%i %% says %s", (percent, words) => {
  expect(message(percent)).toBe(words);
});

test("a percentage is rounded", () => {
  expect(percentage(2, 3)).toBe(67);
  expect(percentage(1, 3)).toBe(33);
  expect(percentage(7, 10)).toBe(70);
});
