import { expect, test } from "vitest";
import { missingStep } from "./missing-step.ts";
import { sound } from "./sound.ts";

test("a solution has three steps and ends with a check", () => {
  expect(missingStep.check(sound())).toEqual([]);
  expect(missingStep.check(sound({ solution: ["Divide.", "Check: $8 \\times 6 + 2 = 50$."] }))).toHaveLength(1);
  expect(missingStep.check(sound({ solution: ["Divide.", "Subtract.", "So 2 eggs are left."] }))).toHaveLength(1);
});
