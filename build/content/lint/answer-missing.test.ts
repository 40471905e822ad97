import { expect, test } from "vitest";
import { answerMissing } from "./answer-missing.ts";
import { sound } from "./sound.ts";

test("the solution says the answer, thousands apart or not", () => {
  expect(answerMissing.check(sound())).toEqual([]);
  expect(answerMissing.check(sound({ answer: { kind: "whole", value: "3" } }))).toEqual(["the solution never says 3"]);
  const large = {
    answer: { kind: "whole", value: "12500" } as const,
    solution: ["a", "So it is $12\\,500$.", "Check."],
  };
  expect(answerMissing.check(sound(large))).toEqual([]);
});
