import { expect, test } from "vitest";
import { hintGivesAnswer } from "./hint-gives-answer.ts";
import { sound } from "./sound.ts";

test.each([
  ["a hint without it", {}, 0],
  ["a number", { hint: "Is it 2, perhaps?" }, 1],
  ["a number that the problem gives away anyway", { answer: { kind: "whole", value: "6" } as const }, 0],
  ["a part of another number", { hint: "Think of 12 and 20." }, 0],
  [
    "a word, whatever its capitals",
    { answer: { kind: "word", accepted: ["Thursday"] } as const, hint: "Is it a thursday?" },
    1,
  ],
  ["one item of a list", { answer: { kind: "list", items: ["3", "5"], ordered: false } as const, hint: "Try 3." }, 0],
  [
    "every item of a list",
    { answer: { kind: "list", items: ["3", "5"], ordered: false } as const, hint: "5 and 3?" },
    1,
  ],
])("%s", (_what, changes, faults) => {
  expect(hintGivesAnswer.check(sound(changes))).toHaveLength(faults);
});
