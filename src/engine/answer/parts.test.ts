import { describe, expect, test } from "vitest";
import type { AnswerSpec } from "./answer.ts";
import { isHalf } from "./half.ts";
import type { Inside } from "./inside.ts";
import { partsOf } from "./parts.ts";

const lowest: AnswerSpec = { kind: "fraction", value: "3/4", form: "lowest" };
const mixed: AnswerSpec = { kind: "fraction", value: "7/4", form: "mixed" };
const metres: AnswerSpec = { kind: "fraction", value: "3/4", form: "any", unit: "m" };
const ratio: AnswerSpec = { kind: "ratio", value: ["2", "3", "5"], form: "simplest" };
const time: AnswerSpec = { kind: "time", value: "15:20" };
const point: AnswerSpec = { kind: "coordinate", value: ["2", "5"] };
const pair: AnswerSpec = { kind: "list", items: ["3", "5"], ordered: true, labels: ["x", "y"] };
const wide: AnswerSpec = { kind: "list", items: ["33", "32"], ordered: true, labels: ["width", "height"], unit: "cm" };
const three: AnswerSpec = { kind: "list", items: ["7", "9", "11"], ordered: true };
const set: AnswerSpec = { kind: "list", items: ["-9", "5"], ordered: false };
const sum: AnswerSpec = { kind: "list", items: ["3", "4"], ordered: true };
const inSum: Inside = { boxes: "8□ − □7 = 36" };

const form = (spec: AnswerSpec, inside?: Inside, locale?: "point" | "comma") => {
  const parts = partsOf(spec, inside, locale);
  if (!parts) throw new Error("has no parts");
  return parts;
};

describe.each([
  ["a fraction", form(lowest), ["3", "4"], "3/4"],
  ["a fraction below zero", form(lowest), ["−3", "4"], "−3/4"],
  ["a whole number in the place of a fraction", form(lowest), ["3", ""], "3"],
  ["half a fraction", form(lowest), ["", "4"], "?/4"],
  ["a mixed number", form(mixed), ["1", "3", "4"], "1 3/4"],
  ["a mixed number without its whole", form(mixed), ["", "3", "4"], "3/4"],
  ["a mixed number that is whole", form(mixed), ["2", "", ""], "2"],
  ["half a mixed number", form(mixed), ["1", "3", ""], "1 3/?"],
  ["a ratio", form(ratio), ["2", "3", "5"], "2:3:5"],
  ["half a ratio", form(ratio), ["2", "", "5"], "2:?:5"],
  ["a time", form(time), ["15", "20"], "15:20"],
  ["a point", form(point), ["2", "−5"], "(2, −5)"],
  ["half a point", form(point), ["", "5"], "(?, 5)"],
  ["named numbers", form(pair), ["3", "5"], "x = 3, y = 5"],
  ["one of two named numbers", form(pair), ["3", ""], "x = 3, y = ?"],
  ["numbers in order", form(three), ["7", "9", "11"], "7, 9, 11"],
  ["decimals with a comma", form(three, undefined, "comma"), ["7", "9,5", "11"], "7; 9,5; 11"],
  ["two in any order", form(set, { count: 2 }), ["−9", "5"], "−9, 5"],
  ["boxes of a sum", form(sum, inSum), ["3", "4"], "3, 4"],
  ["one box", form({ kind: "whole", value: "6" }, { boxes: "7 × □ = 42" }), ["6"], "6"],
  ["nothing", form(ratio), ["", "", ""], ""],
] as const)("%s", (_, parts, values, text) => {
  test(`is written as ${text}`, () => expect(parts.write(values)).toBe(text));
  test(`is read from ${text}`, () => expect(parts.read(text)).toEqual(values));
});

test.each([
  [form(lowest), " 3 / 4 ", ["3", "4"]],
  [form(metres), "3/4 m", ["3", "4"]],
  [form(pair), "y = 5; x=3", ["3", "5"]],
  [form(pair), "X: 3, Y: 5", ["3", "5"]],
  [form(pair), "3 and 5", ["3", "5"]],
  [form(wide), "33 cm, 32 cm", ["33", "32"]],
  [form(point), "2;5", ["2", "5"]],
  [form(three), "1,5; 2,5; 3", ["1,5", "2,5", "3"]],
  [form(ratio), "2 to 3 to 5", ["2", "3", "5"]],
  [form(sum, inSum), "٣، ٤", ["٣", "٤"]],
])("what was typed otherwise is taken apart: %#", (parts, text, values) => expect(parts.read(text)).toEqual(values));

test.each([
  [form(lowest), "1 3/4"],
  [form(lowest), "3 4"],
  [form(lowest), "three quarters"],
  [form(lowest), "half"],
  [form(time), "quarter past three"],
  [form(pair), "x = 3"],
  [form(pair), "x = 3, z = 5"],
  [form(pair), "x = 3, x = 5"],
  [form(three), "7, 9"],
])("a text of another form has no parts: %#", (parts, text) => expect(parts.read(text)).toBeNull());

test("what is still empty shows in the text", () => {
  for (const half of ["?/4", "1 3/?", "2:?:5", "(?, 5)", "x = 3, y = ?", "?, 4", "3; ?"])
    expect(isHalf(half), half).toBe(true);
  for (const whole of ["3/4", "x = 3, y = 5", "who?", "Dara, Chen?"]) expect(isHalf(whole), whole).toBe(false);
});

test("beside a digit or another box a box holds one digit, and needs no signs", () => {
  const digits = (formula: string) => form(sum, { boxes: formula }).parts.map(({ digit }) => digit ?? false);
  expect(digits("8□ − □7 = 36")).toEqual([true, true]);
  expect(digits("□□ × □ = 84")).toEqual([true, true, false]);
  expect(digits("□ + 4 × □ =")).toEqual([false, false]);
  expect(form(sum, inSum).parts.flatMap(({ signs }) => signs)).toEqual([]);
});

test("how many there are is said by the form or by the author, never by the answer", () => {
  expect(partsOf(set)).toBeNull();
  expect(partsOf({ kind: "whole", value: "12" })).toBeNull();
  expect(partsOf({ kind: "list", items: ["Ann", "Bo"], ordered: true })).toBeNull();
  for (const value of ["3", "-3", "12345/67891"]) expect(form({ ...lowest, value }).parts).toEqual(form(lowest).parts);
});
