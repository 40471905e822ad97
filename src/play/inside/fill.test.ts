import { expect, test } from "vitest";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import type { Parts } from "../../engine/answer/answer-parts.ts";
import { partsOf } from "../../engine/answer/parts.ts";
import { fill, follow } from "./fill.ts";

const must = (parts: Parts | null): Parts => parts as Parts;
const fraction = must(partsOf({ kind: "fraction", value: "3/4", form: "lowest" }));
const mixed = must(partsOf({ kind: "fraction", value: "7/4", form: "mixed" }));
const pairSpec: AnswerSpec = { kind: "list", items: ["2", "5"], ordered: true, labels: ["x", "y"] };
const pair = must(partsOf(pairSpec));
const commas = must(partsOf(pairSpec, undefined, "comma"));
const point = must(partsOf({ kind: "coordinate", value: ["2", "5"] }));
const sum = must(partsOf({ kind: "list", items: ["3", "4"], ordered: true }, { boxes: "8□ − □7 = 36" }));

test.each([
  ["a digit stays", fraction, ["", ""], 0, "3", ["3", ""], 0],
  ["the bar leads on", fraction, ["3", ""], 0, "3/", ["3", ""], 1],
  ["what follows the bar goes with it", fraction, ["3", "9"], 0, "3/4", ["3", "4"], 1],
  ["no bar leads on from the last part", fraction, ["3", "4"], 1, "4/", ["3", "4/"], 1],
  ["a space leads on behind a whole", mixed, ["1", "", ""], 0, "1 ", ["1", "", ""], 1],
  ["a mixed number is pasted", mixed, ["", "", ""], 1, "1 3/4", ["1", "3", "4"], 2],
  ["a fraction is pasted as one", mixed, ["", "", ""], 0, "3/4", ["", "3", "4"], 2],
  ["named numbers are pasted", pair, ["", ""], 1, "x=2, y=5", ["2", "5"], 1],
  ["a comma leads on", pair, ["2", ""], 0, "2,", ["2", ""], 1],
  ["a decimal comma does not", commas, ["2", ""], 0, "2,", ["2,", ""], 0],
  ["a semicolon does", commas, ["2,5", ""], 0, "2,5;", ["2,5", ""], 1],
  ["a bracket stands there already", point, ["", ""], 0, "(2", ["2", ""], 0],
  ["a digit leads on from its box", sum, ["", ""], 0, "3", ["3", ""], 1],
  ["a digit stays in the last box", sum, ["3", ""], 1, "4", ["3", "4"], 1],
  ["another digit goes into the next box", sum, ["3", ""], 0, "34", ["3", "4"], 1],
  ["a box keeps the last digit", sum, ["3", "4"], 1, "45", ["3", "5"], 1],
  ["a box is emptied", sum, ["3", "4"], 0, "", ["", "4"], 0],
] as const)("%s", (_, form, values, at, typed, filled, then) => {
  expect(fill(form, { values, at }, typed)).toEqual({ values: filled, at: then });
});

const key = (form: Parts, values: readonly string[], at: number, name: string, caret: number, end = caret) =>
  follow(form, { values, at }, name, { value: values[at] ?? "", start: caret, end });

test("arrows cross at the ends of a part, and between the lines of a fraction", () => {
  expect(key(fraction, ["12", "5"], 0, "ArrowRight", 1)).toBeNull();
  expect(key(fraction, ["12", "5"], 0, "ArrowRight", 2)).toBe(1);
  expect(key(fraction, ["12", "5"], 1, "ArrowRight", 1)).toBeNull();
  expect(key(fraction, ["12", "5"], 1, "ArrowLeft", 1)).toBeNull();
  expect(key(fraction, ["12", "5"], 1, "ArrowLeft", 0)).toBe(0);
  expect(key(fraction, ["12", "5"], 0, "ArrowLeft", 0)).toBeNull();
  expect(key(fraction, ["12", "5"], 0, "ArrowDown", 0)).toBe(1);
  expect(key(fraction, ["12", "5"], 1, "ArrowUp", 0)).toBe(0);
  expect(key(mixed, ["1", "", ""], 0, "ArrowDown", 0)).toBeNull();
  expect(key(pair, ["1", ""], 0, "ArrowDown", 0)).toBeNull();
  expect(key(sum, ["3", "4"], 1, "ArrowLeft", 0, 1)).toBe(0);
});

test("Backspace goes back from an empty part, Enter on to an empty one", () => {
  expect(key(pair, ["1", ""], 1, "Backspace", 0)).toBe(0);
  expect(key(pair, ["1", "2"], 1, "Backspace", 0)).toBeNull();
  expect(key(pair, ["1", ""], 0, "Backspace", 0)).toBeNull();
  expect(key(pair, ["1", ""], 0, "Enter", 1)).toBe(1);
  expect(key(pair, ["1", "2"], 0, "Enter", 1)).toBeNull();
  expect(key(fraction, ["3", ""], 0, "Enter", 1)).toBe(1);
  expect(key(fraction, ["3", ""], 1, "Enter", 0)).toBeNull();
  expect(key(mixed, ["2", "", ""], 1, "Enter", 0)).toBeNull();
});
