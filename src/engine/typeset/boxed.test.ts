import { expect, test } from "vitest";
import { boxed, onOneLine } from "./boxed.ts";

test.each([
  ["8\\square - \\square7 = 36", "8□ − □7 = 36"],
  ["\\square + 4 \\times \\square =", "□ + 4 × □ ="],
  ["7 \\times \\square = 42", "7 × □ = 42"],
  ["\\square^2 = 49", "□² = 49"],
  ["4\\square 7", "4□7"],
  ["3x + 5x = \\square\\, x", "3x + 5x = □x"],
  ["2(x + 3) = \\square\\, x + \\square", "2(x + 3) = □x + □"],
  ["x^2 + 5x + 6 = (x + \\square)(x + \\square)", "x² + 5x + 6 = (x + □)(x + □)"],
  ["\\square \\div 10\\,000 = 0.5", "□ ÷ 10\u202F000 = 0.5"],
  ["1 < \\square", "1 < □"],
])("%s stands on a line as %s", (tex, line) => expect(onOneLine(tex)).toBe(line));

test.each(["\\frac{\\square}{2}", "\\sqrt{\\square}", "x_1 + \\square"])("%s does not", (tex) => {
  expect(() => onOneLine(tex)).toThrow();
});

test("the formula with the boxes is marked, and nothing else is changed", () => {
  const source = "Each box hides one digit.\n\n$$8\\square - \\square7 = 36$$\n\nWhich digits, with $7 < 8$?";
  const { html, inside } = boxed(source, { boxes: true });
  expect(inside).toEqual({ boxes: "8□ − □7 = 36" });
  expect(html.replace(/<span data-sum>([\s\S]*?<\/math>)<\/span>/, "$1")).toBe(boxed(source, undefined).html);
  expect(html.match(/data-sum/g)).toHaveLength(1);
});

test("what follows the formula stays behind it", () => {
  const { html } = boxed("It is $7 \\times \\square = 42$.", { boxes: true });
  expect(html).toMatch(/^<p>It is <span data-sum>[\s\S]*<\/span>\.<\/p>$/);
});

test.each(["No formula", "$\\square + 1$ and $\\square + 2$"])("it must be plain which formula: %s", (source) => {
  expect(() => boxed(source, { boxes: true })).toThrow();
});

test("what is not about boxes goes through", () => {
  expect(boxed("Text", { count: 2 })).toEqual({ html: "<p>Text</p>", inside: { count: 2 } });
  expect(boxed("Text", undefined)).toEqual({ html: "<p>Text</p>" });
});
