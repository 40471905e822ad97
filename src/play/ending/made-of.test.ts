import { expect, test } from "vitest";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Marks, madeOf as madeOfAny } from "./made-of.ts";

const madeOf = (answer: AnswerSpec, prompt = "", id = "number-theory-easy-003") => madeOfAny(answer, { prompt, id });

const whole = (value: number, unit?: string): AnswerSpec => ({
  kind: "whole",
  value: `${value}`,
  ...(unit && { unit }),
});
const lengths = (marks: Marks | null) => marks?.rows.map((row) => row.length);
const filled = (marks: Marks | null) => marks?.rows.flat().filter((tone) => tone === "full").length;

test.each([
  [36, [6, 6, 6, 6, 6, 6], "36 = 6 × 6, a square number."],
  [12, [4, 4, 4], "12 = 3 × 4"],
  [21, [1, 2, 3, 4, 5, 6], "21 = 1 + 2 + 3 + … + 6, a triangle number."],
  [10, [1, 2, 3, 4], "10 = 1 + 2 + 3 + 4, a triangle number."],
  [13, [4, 4, 4, 1], "13 is prime: no rectangle but a single row."],
  [2, [2], "2 is prime: no rectangle but a single row."],
])("%i in rows of dots", (n, rows, words) => {
  expect(lengths(madeOf(whole(n)))).toEqual(rows);
  expect(madeOf(whole(n))?.words).toBe(words);
});

test("a product that was asked for is shown as that product", () => {
  const asked = "<p>Work out <math><mn>3</mn><mo>×</mo><mn>12</mn></math>.</p>";
  expect(lengths(madeOf(whole(36), asked))).toEqual([12, 12, 12]);
  expect(madeOf(whole(36), asked)?.words).toBe("3 rows of 12");
  expect(lengths(madeOf(whole(35), asked))).toEqual([7, 7, 7, 7, 7]);
});

test("the factors of a number are shown where it is about numbers, not of things that are counted, and not to the older", () => {
  for (const id of ["arithmetic-easy-003~7", "number-theory-medium-001", "times-tables/2~48213", "fact/7x8"])
    expect(madeOf(whole(12), "", id), id).not.toBeNull();
  for (const id of ["logic-008", "patterns-easy-002", "number-theory-hard-003", "powers-and-roots/1~4", "weekly-007"])
    expect(madeOf(whole(12), "", id), id).toBeNull();
  expect(madeOf(whole(8, "liars"))).toBeNull();
  // A product that was asked for, and parts of a whole, are the question itself.
  expect(madeOf(whole(12), "<p>3 × 4</p>", "splitting-products/0~1")).not.toBeNull();
  expect(madeOf(whole(30, "%"), "", "percent-of/0~1")).not.toBeNull();
});

test("every whole number that has a picture has as many dots as it says, and what is called prime is", () => {
  for (let n = 2; n <= 200; n++) {
    const marks = madeOf(whole(n));
    if (!marks) continue;
    expect(marks.rows.flat().length).toBe(n);
    const isPrime = Array.from({ length: n - 2 }, (_, at) => at + 2).every((d) => n % d !== 0);
    expect(marks.words.includes("prime"), `${n}`).toBe(isPrime);
    expect(new Set(lengths(marks)).size === 1, `${n}`).toBe(n < 6 || (!isPrime && !marks.centred));
  }
});

test("no picture where there is none, or a crowd", () => {
  for (const n of [-3, 0, 1, 58, 150]) expect(madeOf(whole(n))).toBeNull();
  expect(madeOf({ kind: "fraction", value: "3", form: "any" })).toBeNull();
  expect(madeOf({ kind: "fraction", value: "5/17", form: "any" })).toBeNull();
  expect(madeOf({ kind: "fraction", value: "-1/2", form: "any" })).toBeNull();
  expect(madeOf({ kind: "decimal", value: "0.125" })).toBeNull();
  expect(madeOf({ kind: "decimal", value: "0.33", places: 2 })).toBeNull();
  expect(madeOf({ kind: "ratio", value: ["0.5", "2"], form: "any" })).toBeNull();
  expect(madeOf({ kind: "word", accepted: ["seven"] })).toBeNull();
});

test("a fraction fills parts of bars, a decimal and a percentage a hundred square, a ratio has a row for each term", () => {
  const fraction = madeOf({ kind: "fraction", value: "7/4", form: "any" });
  expect(lengths(fraction)).toEqual([4, 4]);
  expect([filled(fraction), fraction?.words]).toEqual([7, "7 parts, and 4 make a whole."]);
  expect(madeOf({ kind: "fraction", value: "2/3", form: "lowest" })?.words).toBe("2 of 3 equal parts.");
  for (const marks of [madeOf({ kind: "decimal", value: "0.07" }), madeOf(whole(7, "%"))]) {
    expect(marks?.rows.flat().length).toBe(100);
    expect(filled(marks)).toBe(7);
  }
  expect(lengths(madeOf({ kind: "ratio", value: ["3", "4"], form: "any" }))).toEqual([3, 4]);
});
