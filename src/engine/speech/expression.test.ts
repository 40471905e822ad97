import { expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import { expressionForTheEye, expressionInWords } from "./expression.ts";

function said(text: string, inWords = expressionInWords): string {
  const reading = readExpression(text, { names: "letters" });
  return reading.ok ? inWords(reading.tree) : reading.message;
}

test.each([
  ["2x^3", "2 times x cubed"],
  ["(2x)^3", "open bracket 2 times x close bracket cubed"],
  ["2^3^2", "2 to the power of 3 squared, end power"],
  ["-2^2", "minus 2 squared"],
  ["(-2)^2", "open bracket negative 2 close bracket squared"],
  ["1/2x", "one half times x"],
  ["1/(2x)", "the fraction 1 over 2 times x, end fraction"],
  ["1 + x/2", "1 plus the fraction x over 2, end fraction"],
  ["2 1/2", "2 and one half"],
  ["√2x", "the square root of 2, times x"],
  ["√(2x)", "the square root of 2 times x, end root"],
  ["∛8", "the cube root of 8"],
  ["sin 30°", "sine of open bracket 30 degrees close bracket"],
  ["sin x", "sine of x"],
  ["sin^-1 x", "inverse sine of x"],
  ["sin² x", "sine squared of x"],
  ["sin x²", "sine of open bracket x squared close bracket"],
  ["log_2 8", "log base 2 of 8"],
  ["5!", "5 factorial"],
  ["50% × 8", "50 per cent times 8"],
  ["5 nCr 2", "5 choose 2"],
  ["|x|", "the absolute value of x"],
  ["7 mod 3", "7 mod 3"],
  ["3 × -2", "3 times open bracket negative 2 close bracket"],
  ["1.5e-3", "1.5 times 10 to the power of negative 3"],
  ["max(1, 2)", "largest of open bracket 1, 2 close bracket"],
  ["e^x", "e to the power of x"],
])("%s: %s", (text, words) => expect(said(text)).toBe(words));

test.each([
  ["1 + x/2 - 3", "1 plus the fraction (x over 2) minus 3"],
  ["1/(2x)", "the fraction (1 over 2 times x)"],
  ["(2x)^3", "(2 times x) cubed"],
  ["√(2x) + 1", "the square root of (2 times x) plus 1"],
  ["√(3 + 2√2)", "the square root of (3 plus 2 times the square root of 2)"],
  ["|x + 1| - 2", "the absolute value of (x plus 1) minus 2"],
  ["2^(x+1) × 3", "2 to the power of (x plus 1) times 3"],
  ["√2x + √(x+1)", "the square root of 2, times x plus the square root of (x plus 1)"],
  ["√(√2 + 1)/3", "the fraction (the square root of (the square root of 2, plus 1) over 3)"],
  ["2^(1/2) × 2^(x/2+1)", "2 to the power of one half, times 2 to the power of (the fraction (x over 2) plus 1)"],
  ["max(1, 2)", "largest of (1, 2)"],
])("%s to the eye: %s", (text, words) => expect(said(text, expressionForTheEye)).toBe(words));

test("no words to the eye say where something ends", () => {
  for (const text of ["∛(x+1)/2", "root(5, x+1)", "2^(3^(x+1))", "1/(1+1/(1+x))", "sin((x+1)/2)", "log_(x+1) 3"])
    expect(said(text, expressionForTheEye)).not.toMatch(/\bend\b|bracket/);
});
