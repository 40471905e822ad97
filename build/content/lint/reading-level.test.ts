import { expect, test } from "vitest";
import { gradeOf, readingLevel } from "./reading-level.ts";
import { sound } from "./sound.ts";

const hard =
  "Considering the aforementioned arrangement of indistinguishable containers, determine the multiplicity of possible distributions.";

test("the grade rises with long words and long sentences", () => {
  expect(gradeOf("The cat sat on the mat. It was a fat cat.")).toBeLessThan(2);
  expect(gradeOf(hard)).toBeGreaterThan(15);
});

test("easy puzzles are written for children, hard ones need not be", () => {
  expect(readingLevel.check(sound())).toEqual([]);
  expect(readingLevel.check(sound({ problem: hard }))).toHaveLength(1);
  expect(readingLevel.check(sound({ problem: hard, level: "hard" }))).toEqual([]);
});

test("a sentence that does not end is found", () => {
  const endless = `A man saw a dog ${"and a cat ".repeat(10)}.`;
  expect(readingLevel.check(sound({ problem: endless })).join()).toContain("more than 28 words");
});
