import { expect, test } from "vitest";
import { lineMathml } from "../line-mathml.ts";
import { mathml } from "../typeset/markdown.ts";
import { formulaInWords } from "./formula.ts";
import { parse } from "./markup.ts";

const said = (tex: string) => parse(mathml(tex)).map(formulaInWords).join(" ");

test.each([
  ["3x + 2 = 14", "3 x plus 2 equals 14"],
  ["x - -5", "x minus negative 5"],
  ["-x", "minus x"],
  ["a \\ge -3", "a is greater than or equal to negative 3"],
  ["1 : 2", "1 to 2"],
  ["8 \\to 4", "8 goes to 4"],
  ["12\\,000\\,000", "12000000"],
  ["2, \\; -8, \\; \\ldots", "2, negative 8, dot dot dot"],
  ["7 \\times \\square", "7 times blank"],
  ["90° + 1°", "90 degrees plus 1 degree"],
  ["25\\%", "25 per cent"],
])("%s: %s", (tex, words) => expect(said(tex)).toBe(words));

test.each([
  ["\\frac{1}{5}", "one fifth"],
  ["2\\frac{3}{5}", "2 and 3 fifths"],
  ["\\frac{3}{17}", "3 over 17"],
  ["2\\frac{3}{17}", "2 and 3 over 17"],
  ["-\\frac{3}{4}", "negative 3 quarters"],
  ["\\frac{x + 1}{2}", "the fraction x plus 1 over 2, end fraction"],
  ["x + \\frac{1}{n}", "x plus the fraction 1 over n, end fraction"],
  ["\\binom{9}{2}", "9 choose 2"],
  ["\\binom{8 - j}{j}", "open bracket 8 minus j close bracket choose j"],
])("fractions: %s: %s", (tex, words) => expect(said(tex)).toBe(words));

test("a mixed number of the calculators, and a product without a sign between its factors", () => {
  expect(parse(lineMathml("2 1/4")).map(formulaInWords).join(" ").trim()).toBe("2 and one quarter");
  const product = "<math><mn>2</mn><mo>\u2062</mo><msqrt><mn>3</mn></msqrt></math>";
  expect(parse(product).map(formulaInWords).join(" ")).toBe("2 times the square root of 3");
});

test.each([
  ["x^2 + y^3", "x squared plus y cubed"],
  ["2^x + 3", "2 to the power of x, plus 3"],
  ["2^{x + 3}", "2 to the power of x plus 3, end power"],
  ["(x + 1)^2", "open bracket x plus 1 close bracket squared"],
  ["8^{-\\frac{2}{3}}", "8 to the power of negative 2 thirds"],
  ["\\sqrt{x} + 1", "the square root of x, plus 1"],
  ["\\sqrt{x + 1}", "the square root of x plus 1, end root"],
  ["2\\sqrt{3}", "2 times the square root of 3"],
  ["\\sqrt[3]{27}", "the cube root of 27"],
  ["t_k - 1", "t sub k minus 1"],
  ["t_{k - 1}", "t sub k minus 1, end sub"],
  ["\\log_{2} 8", "log base 2 of 8"],
  ["180^\\circ", "180 degrees"],
])("powers, roots and marks: %s: %s", (tex, words) => expect(said(tex)).toBe(words));

test.each([
  ["f(x) = 2", "f of x equals 2"],
  ["f(x + 1)", "f open bracket x plus 1 close bracket"],
  ["\\lfloor x \\rfloor", "the floor of x"],
  ["AB + C", "capitals A B plus capital C"],
  ["AB^2 = A'B", "capitals A B squared equals capital A prime capital B"],
  ["Ab", "capital A small b"],
  ["A'", "capital A prime"],
])("letters and brackets: %s: %s", (tex, words) => expect(said(tex)).toBe(words));
