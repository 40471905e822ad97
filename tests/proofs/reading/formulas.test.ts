import { expect, test } from "vitest";
import { formula, formulaIn, statement } from "./formulas.ts";
import { Reading } from "./reading.ts";

test.each([
  ["\\frac{s - d}{2}", "sd", [7, 3], 2],
  ["2(x + 3)", "x", [4], 14],
  ["3x", "x", [-2], -6],
  ["a + b - ab", "ab", [5, 2], -3],
  ["-5^2", "", [], -25],
  ["-(-2)^3", "", [], 8],
  ["30 - (12 \\div 3) \\times 2", "", [], 22],
  ["2^{29}", "", [], 2 ** 29],
  ["2\\pi", "", [], 2 * Math.PI],
  ["\\frac{a}{b} \\div \\frac{c}{d}", "abcd", [1, 2, 3, 4], 2 / 3],
] as const)("%s", (text, letters, values, is) => {
  expect(formula(text, letters)(...values)).toBeCloseTo(is, 12);
});

test("a letter that was not told of, or half a formula, is none", () => {
  expect(() => formula("x + y", "x")).toThrow("x + y");
  expect(() => formula("3 +")).toThrow("3 +");
});

test("an equation or an inequality is so, or is not", () => {
  expect(statement("y = (x - 3)^2 + 2", "yx")(6, 5)).toBe(true);
  expect(statement("y = (x - 3)^2 + 2", "yx")(6, 4)).toBe(false);
  expect([1, 2, 3].map((x) => statement("5 - x > 5 - 2", "x")(x))).toEqual([true, false, false]);
  expect([1, 2, 3].map((x) => statement("x < 2", "x")(x))).toEqual([true, false, false]);
  expect(() => statement("x + 1", "x")).toThrow("x + 1");
  expect(() => statement("1 < x < 2", "x")).toThrow("1 < x < 2");
});

test("a formula of the words is read as it stands there, and its numbers count as read", () => {
  const words = "Two tickets cost \\$4. What is $3x + 5$ when $x = 2$?";
  const reading = new Reading({ words, labels: [], options: ["$7$"] });
  expect(formulaIn(reading, 1)).toBe("3x + 5");
  expect([...reading.asked].map((place) => reading.numbers[place - 1]?.value)).toEqual([3, 5]);
  expect(formulaIn(reading, 2)).toBe("x = 2");
  expect(() => formulaIn(reading, 3)).toThrow("no formula 3");
});
