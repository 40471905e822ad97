import { expect, test } from "vitest";
import { type Story, told } from "./story.ts";

const story: Story = {
  title: "Left over",
  problem: "What is left?",
  answer: 3,
  hint: "Count.",
  steps: ["Count.", "Three.", "Check."],
  slips: [
    [3, "right after all"],
    [4, "one too many"],
  ],
  check: "Count again.",
};

test("a story makes a puzzle; unit and figure only where it has them", () => {
  expect(told(story)).toMatchObject({
    answer: { kind: "whole", value: "3" },
    slips: [{ when: "4" }],
    solution: story.steps,
  });
  expect(told(story)).not.toHaveProperty("figure");
  expect(told(story).answer).not.toHaveProperty("unit");
  expect(told({ ...story, unit: "cm" }).answer).toHaveProperty("unit", "cm");
});
