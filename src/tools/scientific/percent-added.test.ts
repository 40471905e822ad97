import { expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import { percentAdded } from "./percent-added.ts";

test.each([
  ["200 + 10%", "10% is the number 0.1 here. For 10% more write 200 × 1.1."],
  ["60 - 2.5%", "2.5% is the number 0.025 here. For 2.5% less write 60 × 0.975."],
  ["60 - 150%", "150% is the number 1.5 here. For 150% less write 60 × −0.5."],
  ["2 × 30 + 10%", "10% is the number 0.1 here, and no part of what stands before it."],
  ["5% + 10%", null],
  ["10% × 200", null],
  ["200 + 10", null],
])("%s", (text, words) => {
  const read = readExpression(text);
  if (!read.ok) throw new Error(read.message);
  expect(percentAdded(read.tree)).toBe(words);
});
