import { expect, test } from "vitest";
import { markdownInline } from "./markdown.ts";
import { typesetQuestion } from "./question.ts";

const question = {
  prompt: "What is $2 + 3$?",
  answer: { kind: "whole", value: "5" },
  steps: ["Add $2$ and $3$.", "It is $5$."],
  slips: [{ when: "6", name: "multiplied", say: "That is $2 \\times 3$." }],
  check: "Take $3$ away.",
} as const;

test("steps and slips are compiled texts, also in what is copied from them", () => {
  const posed = typesetQuestion(question);
  const steps = question.steps.map(markdownInline);
  expect(posed.steps).toHaveLength(2);
  expect([...posed.steps]).toEqual(steps);
  expect(structuredClone(posed)).toEqual({
    ...posed,
    steps,
    slips: [{ when: "6", name: "multiplied", say: markdownInline("That is $2 \\times 3$.") }],
  });
  expect(JSON.parse(JSON.stringify(posed)).steps).toEqual(steps);
});

test("nothing of them is compiled before it is read", () => {
  const posed = typesetQuestion({
    ...question,
    steps: ["$\\nosuchcommand$"],
    slips: [{ when: "6", name: "no", say: "$\\no$" }],
  });
  expect(posed.prompt).toContain("<math>");
  expect(posed.steps.length + posed.slips.length).toBe(2);
  expect(() => posed.steps[0]).toThrow();
  expect(() => posed.slips[0]?.say).toThrow();
});
