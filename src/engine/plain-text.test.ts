import { describe, expect, test } from "vitest";
import { beginning, plainText } from "./plain-text.ts";

const { markdown } = await import("./typeset/markdown.ts");

test.each([
  ["A tray is $30$ cm wide.\n\nWhat is the **radius**?", "A tray is 30 cm wide. What is the radius?"],
  ["Work out $\\frac{3}{4} + 2\\frac{1}{2}$.", "Work out 3/4 + 2 1/2."],
  ["$x^2 - 5x = -6$ and $2^{n+1}$", "x² − 5x = −6 and 2ⁿ⁺¹"],
  ["$\\frac{a+b}{2}$, $\\sqrt{2}$ and $\\sqrt{a+b}$", "(a + b)/2, √2 and √(a + b)"],
  ["$2^{a}$ and $a_1, a_2$", "2^a and a₁, a₂"],
  ["An angle of $60^\\circ$, and $3 \\times (4 - 1) < 10$", "An angle of 60°, and 3 × (4 − 1) < 10"],
  ['Tom & Jo say "no".', 'Tom & Jo say "no".'],
  ["| A | B |\n|---|---|\n| $1$ | $2$ |", "A, B 1, 2"],
  ["Two clues:\n\n- it is even\n- it is prime", "Two clues: it is even, it is prime"],
  ["It costs \\$5.", "It costs $5."],
])("%j in plain words is %j", (source, words) => {
  expect(plainText(markdown(source))).toBe(words);
});

describe("the beginning of a text", () => {
  test.each([
    ["Short.", 20, "Short."],
    ["One sentence here. And a second one.", 30, "One sentence here."],
    ["Yes. But this goes on without a stop", 20, "Yes. But this goes …"],
  ])("%j in %d characters", (text, most, cut) => {
    expect(beginning(text, most)).toBe(cut);
  });
});
