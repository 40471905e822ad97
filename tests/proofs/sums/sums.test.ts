import { expect, test } from "vitest";
import { faultOf, sumsIn } from "./sums.ts";

const found = (text: string) => sumsIn(text).map(({ left, relation, right }) => `${left} ${relation} ${right}`);
const faults = (text: string) => sumsIn(text).flatMap((sum) => faultOf(sum) ?? []);

test.each([
  ["a chain says each of its parts", "$7 \\times 3 = 20 + 1 = 21$", ["7 \\times 3 = 20 + 1", "20 + 1 = 21"]],
  ["letters in between do not part it", "$3 \\times 4 = a = 12$", ["3 \\times 4 = 12"]],
  ["what has letters says nothing", "$2x + 1 = 7$, $x = 3$", []],
  ["running text", "So 6 × 4 = 24. Then we had £3 + £5 = £8, which is fine.", ["6 × 4 = 24", "3 + 5 = 8"]],
  ["a word ends a side", "the sum of 5 and 3 + 4 = 7 again", ["3 + 4 = 7"]],
  ["units and commas", "$25 \\text{ cm} = 10 + 15 \\text{ cm}$, $1{,}000 = 10^3$", ["25 = 10 + 15", "1000 = 10^3"]],
  ["formulas with a sign between them", "$3 \\times 19$ = $57$; $4 + 5$ ≈ $9$", ["3 \\times 19 = 57", "4 + 5 ≈ 9"]],
  ["what goes on for ever is left alone", "$\\frac{1}{3} = 0.333\\ldots$", []],
])("%s", (_, text, sums) => expect(found(text)).toEqual(sums));

test.each([
  "$7 \\times 3 = 21$",
  "$\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}$",
  "$\\sqrt{2} \\times \\sqrt{8} = 4$",
  "$\\pi \\approx 3.14$ and $\\frac{22}{7} \\approx 3.143$",
  "$2^{10} = 1024 \\approx 1000$",
  "$\\sin 30^\\circ = 0.5$",
  "$3 < 3.5 < 4$ and $-2 \\ne 2$",
])("%s is true", (text) => {
  expect(sumsIn(text)).not.toEqual([]);
  expect(faults(text)).toEqual([]);
});

test.each([
  "$7 \\times 3 = 22$",
  "$\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$",
  "$0.1 + 0.2 = 0.30000000001$",
  "$\\pi = 3.14$",
  "$\\pi \\approx 3.15$",
  "$3 < 2$",
  "$2 + 2 \\ne 4$",
  "So 6 × 4 = 25.",
  "$10 - 4 = 6 = 5 + 2$",
])("%s is not", (text) => expect(faults(text)).not.toEqual([]));
