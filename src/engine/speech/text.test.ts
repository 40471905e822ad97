import { expect, test } from "vitest";
import { markdown } from "../typeset/markdown.ts";
import { htmlInCommas } from "../typeset/number-format.ts";
import { inWords } from "./text.ts";

test.each([
  ["Is it $\\frac{1}{2}$?", "Is it one half?"],
  ["Pay £$3.50$ ($x^2$).", "Pay £3.50 (x squared)."],
  ["One\n\nTwo", "One. Two."],
  ["- $x$\n- $y$", "x. y."],
  ["| | A |\n|---|---|\n| x | 1 |", "A. x, 1."],
  ["3 < 4 & 5", "3 < 4 & 5."],
])("%s: %s", (source, words) => expect(inWords(markdown(source))).toBe(words));

test("a figure is said by its alternative, what is hidden not at all", () => {
  expect(inWords('See <svg aria-label="A 3 > 2 square"><text>9</text></svg><i aria-hidden="true">x</i>')).toBe(
    "See A 3 > 2 square",
  );
  expect(inWords("Yes<p hidden>No</p>")).toBe("Yes");
});

test("a decimal comma is said as the point it stands for", () => {
  expect(inWords(htmlInCommas(markdown("$x = 2.5$")))).toBe("x equals 2.5.");
});
