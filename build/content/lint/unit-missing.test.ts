import { expect, test } from "vitest";
import { sound } from "./sound.ts";
import { unitMissing } from "./unit-missing.ts";

const without = { kind: "whole", value: "2" } as const;

test.each([
  ["How long is the rope?", without, 1],
  ["How long is the rope, in centimetres?", without, 0],
  ["How long is the rope?", { ...without, unit: "cm" }, 0],
  ["How many ropes are there?", without, 0],
  ["The rope is 3 metres long. How long is its shadow?", without, 1],
])("%s", (problem, answer, faults) => {
  expect(unitMissing.check(sound({ problem, answer }))).toHaveLength(faults);
});
