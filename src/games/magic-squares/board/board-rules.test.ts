import { describe, expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import { mixedText } from "../../../maths/rational.ts";
import { deal } from "../deal.ts";
import { sizes } from "../figures/figure.ts";
import { exact } from "./board.ts";
import { boardRules } from "./board-rules.ts";
import { readBoard } from "./board-text.ts";

/** The rules of an empty board with this head: its figure, total and numbers. */
function rulesOf(head: string, cells: number): string {
  const read = readBoard(`${head};${Array(cells).fill("_").join(",")}`);
  if ("problem" in read) throw new Error(read.problem);
  return boardRules(read.value);
}

test.each([
  ["square3;sum15;1,2..9", 9, "Every row, column and diagonal adds up to 15. Use 1 to 9 once each."],
  [
    "square4;sum2;-7,-6..8",
    16,
    "Every row, column and diagonal adds up to 2. Use every whole number from -7 to 8 once each.",
  ],
  [
    "square3;sum0;-8,-6..8",
    9,
    "Every row, column and diagonal adds up to 0. Use -8, -6, -4 and so on up to 8 once each.",
  ],
  ["square3;sum18;2,3..10", 9, "Every row, column and diagonal adds up to 18. Use 2 to 10 once each."],
  [
    "square3;sum15:2;1:2,1..9:2",
    9,
    "Every row, column and diagonal adds up to 7 1/2. Use 1/2, 1, 1 1/2 and so on up to 4 1/2 once each.",
  ],
  [
    "square3;sum33:2;3:2,5:2..19:2",
    9,
    "Every row, column and diagonal adds up to 16 1/2. Use 1 1/2, 2 1/2, 3 1/2 and so on up to 9 1/2 once each.",
  ],
  [
    "square3;sum6;-7,-6,-5,1,2,3,9,10,11",
    9,
    "Every row, column and diagonal adds up to 6. Use -7, -6, -5, 1, 2, 3, 9, 10 and 11 once each.",
  ],
  [
    "square3;product216;1,2,3,4,6,9,12,18,36",
    9,
    "The numbers of every row, column and diagonal, multiplied together, make 216. Use 1, 2, 3, 4, 6, 9, 12, 18 and 36 once each.",
  ],
  [
    "star6;sum26;1,2..12",
    12,
    "Each line of four circles adds up to 26; there are six such lines. Use 1 to 12 once each.",
  ],
  [
    "star6;product3600;1,2,3,4,5,6,10,12,15,20,30,60",
    12,
    "The numbers of each line of four circles, multiplied together, make 3600; there are six such lines. Use 1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30 and 60 once each.",
  ],
  [
    "triangle3;sum10;1,2..6",
    6,
    "The three circles of each side add up to 10, and a corner counts for both of its sides. Use 1 to 6 once each.",
  ],
  [
    "triangle3;product72;1,2,3,4,6,12",
    6,
    "The numbers in the three circles of each side, multiplied together, make 72, and a corner counts for both of its sides. Use 1, 2, 3, 4, 6 and 12 once each.",
  ],
])("%s", (head, cells, words) => expect(rulesOf(head, cells)).toBe(words));

describe.each(["square", "star", "triangle"] as const)("a dealt %s", (kind) => {
  test.each(["easy", "medium", "hard", "expert"])("%s: tells its numbers and its total in two sentences", (grade) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { board } = deal({ kind, size: String(sizes[kind][0]), grade }, random(seed));
      const words = boardRules(board);
      const numbers = board.numbers.map((number) => mixedText(exact(number)));
      expect(words).toMatch(/^[A-Z][^.]+\. Use [^.]+ once each\.$/);
      expect(words).toMatch(new RegExp(`(to|make) ${mixedText(exact(board.total))}[.;,]`));
      // All of the numbers, or the first and the last of those that follow a rule.
      const told = /Use .* to .* once/.test(words);
      for (const name of told ? [numbers[0], numbers.at(-1)] : numbers)
        expect(` ${words.replace(/,/g, " ")} `).toContain(` ${name} `);
    }
  });
});
