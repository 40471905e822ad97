import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solve } from "../equation/solve.ts";
import { equalExpressions } from "./equal.ts";
import { parse } from "./parse.ts";
import { readExpression } from "./read.ts";
import { showExpression } from "./show.ts";
import { isMarkup, typedText } from "./typed-text.ts";

function shown(text: string): string {
  const reading = readExpression(text, { names: "letters" });
  return reading.ok ? showExpression(reading.tree) : `${text}: ${reading.message}`;
}

test.each([
  ["\\frac{1}{2}", "1/2"],
  ["\\frac12x", "(1/2)x"],
  ["2\\frac{1}{3} \\div \\frac{3}{4}", "2 1/3 ÷ (3/4)"],
  ["\\frac{1}{4}+\\frac{5}{6}", "1/4+5/6"],
  ["\\frac{3}{4} \\times 2\\tfrac13", "3/4 × 2 1/3"],
  ["\\dfrac{x+1}{x-1}", "(x+1)/(x-1)"],
  ["x^{\\frac{1}{2}}", "x^(1/2)"],
  ["0.1\\overline{6}", "0.1(6)"],
  ["1{,}5 + 2", "1,5 + 2"],
  ["12\\,000", "12000"],
  ["a\\sin x", "a sin x"],
  ["\\foo{x}", "\\foox"],
  ["3x + 2 = 8 \\text{ and } y = 2", "3x + 2 = 8 and y = 2"],
  ["\\begin{cases} 2x+y=3 \\\\ x-y=1 \\end{cases}", "2x+y=3, x-y=1"],
  ["\\left\\{\\begin{aligned}2x+y&=3\\\\x-y&=1\\end{aligned}\\right.", "2x+y=3, x-y=1"],
  ["y = \\begin{cases} -x & \\text{if } x < 0 \\\\ x^2 & x \\geq 0 \\end{cases}", "y = {x < 0: -x, x ≥ 0: x^2}"],
  ["x^2+y^2\\le 9", "x^2 +y^2 ≤ 9"],
  ["<math><mi>x</mi><mo>&lt;</mo><mn>2</mn></math>", "x < 2"],
  ["<mrow><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mn>4</mn></mrow>", "x^2 = 4"],
])("%s is typed %s", (markup, typed) => {
  expect(typedText(markup)).toBe(typed);
});

// The wide reader knows LaTeX and MathML itself: what is typed for them says the same to it.
test.each([
  "\\frac{1}{2}",
  "\\frac12 x",
  "2\\frac{1}{2}",
  "\\frac{1}{2}^2",
  "\\dfrac{x+1}{x-1}",
  "\\sqrt{x+1}",
  "\\sqrt[3]{x}",
  "2\\sqrt{x}y",
  "x^{10}",
  "2\\cdot 3\\times 4\\div 5",
  "\\left(x+1\\right)\\left(x-1\\right)",
  "\\left|x\\right|",
  "\\sin^{2}\\theta",
  "\\sin^{-1}\\left(x\\right)",
  "\\log_{2}{8}",
  "\\ln\\left(2x\\right)",
  "a\\sin x",
  "2\\pi r",
  "30^\\circ",
  "\\cos 60^{\\circ}",
  "\\binom{5}{2}",
  "50\\%",
  "\\operatorname{arctan}(x)",
  "$x^2$",
  "\\(x^2\\)",
  "<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>",
  "<math><msup><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></msup></math>",
  "<math><msup><mfrac><mi>x</mi><mn>2</mn></mfrac><mn>2</mn></msup></math>",
  "<math><msqrt><mi>x</mi><mo>&minus;</mo><mn>1</mn></msqrt></math>",
  "<math><mroot><mi>x</mi><mn>3</mn></mroot></math>",
  "<math><msup><mi>sin</mi><mn>2</mn></msup><mo>&#x2061;</mo><mi>x</mi></math>",
])("%s says the same as typed", (markup) => {
  expect(isMarkup(markup) || markup.startsWith("$")).toBe(true);
  expect(shown(typedText(markup))).toBe(shown(markup));
});

describe("readers that know no markup read what is typed for it", () => {
  test.each([
    ["\\frac{x}{2} + 3 = 5", ["4"]],
    ["\\frac{1}{2}x = 3", ["6"]],
    ["\\frac{2x-1}{3}=\\frac{x}{4}", ["4/5"]],
    ["x^{2}-5x+6=0", ["2", "3"]],
    ["\\left(2x-1\\right)^2 = 9", ["-1", "2"]],
    ["\\begin{cases} 3x+2y=12 \\\\ x-y=1 \\end{cases}", ["14/5", "9/5"]],
    ["<math><mfrac><mi>x</mi><mn>2</mn></mfrac><mo>=</mo><mn>3</mn></math>", ["6"]],
    [
      "<math><mtable><mtr><mtd><mi>x</mi><mo>+</mo><mi>y</mi><mo>=</mo><mn>3</mn></mtd></mtr><mtr><mtd><mi>x</mi><mo>&#x2212;</mo><mi>y</mi><mo>=</mo><mn>1</mn></mtd></mtr></mtable></math>",
      ["2", "1"],
    ],
  ])("the equation %s", (markup, solutions) => {
    const solved = solve(typedText(markup));
    expect(solved.kind === "problem" ? solved.message : solved.solutions).toEqual(solutions);
  });

  test.each([
    ["\\frac{x+1}{2}", "(x + 1)/2"],
    ["3\\sqrt{x}", "3√x"],
    ["x^{2}y", "x^2*y"],
  ])("the answer %s", (markup, plain) => {
    const [a, b] = [typedText(markup), plain].map((text) => parse(text, ["x", "y"]));
    expect(a && b && equalExpressions(a, b, ["x", "y"])).toBe(true);
  });
});

test("what people type is no markup", () => {
  for (const text of ["x < mn", "3x + 2 = 8", "y < m", "a<mo", "|x|", "$5"]) expect(isMarkup(text), text).toBe(false);
});

test("nothing throws or hangs", () => {
  const pieces = [
    "\\frac",
    "{",
    "}",
    "\\sqrt",
    "[",
    "]",
    "^",
    "_",
    "\\begin{cases}",
    "\\end{cases}",
    "\\\\",
    "&",
    "<math>",
    "<mtr>",
    "</mtr>",
    "\\",
    "x",
    "1",
    "$",
    " ",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      expect(typeof typedText(parts.join(""))).toBe("string");
    }),
    { numRuns: process.env["TEST_LONG"] === "1" ? 100_000 : 2000 },
  );
  for (const deep of ["{", "\\sqrt", "\\frac", "\\begin{cases}", "^", "<math>"]) typedText(deep.repeat(3000));
});
