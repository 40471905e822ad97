import { expect, test } from "vitest";
import type { Figure } from "../../../src/engine/figure/figure.ts";
import { figureInWords } from "./figure-in-words.ts";
import { sound } from "./sound.ts";

const figure = (alt: string): Figure => ({
  alt,
  scale: true,
  points: { A: [0, 0], B: [5, 0] },
  draw: [
    { line: ["A", "B"], label: "5 cm" },
    { text: "12", at: [1, 1] },
  ],
});

test("every number in a picture is told in words", () => {
  expect(figureInWords.check(sound())).toEqual([]);
  expect(figureInWords.check(sound({ figure: figure("A line five cm long beside the number 12") }))).toEqual([]);
  expect(figureInWords.check(sound({ figure: figure("A line with a number beside it") })).join()).toContain("5, 12");
});

test("every number that completes a picture is told by the solution", () => {
  const completed: Figure = {
    ...figure("A line five cm long beside the number 12"),
    completes: [{ text: "7.5", at: [2, 2] }],
  };
  expect(figureInWords.check(sound({ figure: completed })).join()).toContain("shows 7.5, but the solution");
  expect(figureInWords.check(sound({ figure: completed, solution: ["Half of the way is $7.5$."] }))).toEqual([]);
});
