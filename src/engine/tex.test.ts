import { expect, test } from "vitest";
import {
  inBrackets,
  measure,
  texEach,
  texFraction,
  texList,
  texLowest,
  texMixed,
  texPlus,
  texProduct,
  texSum,
  texTimes,
} from "./tex.ts";

test("fractions stay as they are, or are brought to lowest terms", () => {
  expect(texFraction(2, 4)).toBe("\\frac{2}{4}");
  expect(texFraction(-2, 4)).toBe("-\\frac{2}{4}");
  expect(texFraction(3, 1)).toBe("3");
  expect(texLowest(2, 4)).toBe("\\frac{1}{2}");
  expect(texLowest(8, 4)).toBe("2");
});

test("a mixed number leaves out what is nothing", () => {
  expect(texMixed(1, 2, 4)).toBe("1\\frac{2}{4}");
  expect(texMixed(0, 2, 4)).toBe("\\frac{2}{4}");
  expect(texMixed(3, 0, 4)).toBe("3");
});

test("terms have their sign, and no 1 before a letter", () => {
  expect([texPlus(3), texPlus(-3)]).toEqual(["+ 3", "- 3"]);
  expect([3, 1, -1, -4].map((n) => texTimes(n, "x"))).toEqual(["3x", "x", "-x", "-4x"]);
});

test("a number below zero stands in brackets behind an operation", () => {
  expect([3, 0, -3, -12_500].map(inBrackets)).toEqual(["3", "0", "(-3)", "(-12\\,500)"]);
});

test("many numbers or terms stand one after another, as a sum, as a product, or each in a formula", () => {
  const terms = [5, "2x", 12_500];
  expect(texList(terms)).toBe("5, 2x, 12\\,500");
  expect(texSum(terms)).toBe("5 + 2x + 12\\,500");
  expect(texProduct(terms)).toBe("5 \\times 2x \\times 12\\,500");
  expect(texEach([2, "x"])).toEqual(["$2$", "$x$"]);
});

test("a sum has its signs between its terms, and nothing of what there is none of", () => {
  expect(texSum([[3, "x"], [-5]])).toBe("3x - 5");
  expect(
    texSum([
      [-1, "x"],
      [0, "y"],
      [1, "z"],
      [-2, "w"],
    ]),
  ).toBe("-x + z - 2w");
  expect(texSum([[0, "x"], [0]])).toBe("0");
  expect(texSum([0, 5, -3])).toBe("0 + 5 - 3");
});

test("a measure is a formula with its unit, or a formula alone", () => {
  expect([measure("3.5", "kg"), measure(7, "m"), measure(7)]).toEqual(["$3.5$ kg", "$7$ m", "$7$"]);
});
