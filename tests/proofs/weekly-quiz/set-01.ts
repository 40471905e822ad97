import { fractionText, type Rational, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn, statement } from "../reading/formulas.ts";
import type { Reading } from "../reading/reading.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
const values: Readonly<Record<string, (reading: Reading) => Rational>> = {
  "weekly-001": (reading) => rational(formula(formulaIn(reading, 1))()),

  "weekly-002": ({ said, says }) => {
    says(
      "drinks",
      "of a full jug of water. Later she drinks",
      "of **what is left**",
      "fraction of the full jug is left now?",
    );
    insist(said(1) === 1 && said(3) === 1, "one glass of so many");
    // A jug of any size that makes both drinks whole, drunk glass by glass.
    const left = range(1, 20).map((size) => {
      const jug = range(1, 12 * size);
      const afterFirst = jug.filter((glass) => glass % said(2) !== 0);
      return fraction(afterFirst.filter((_, i) => i % said(4) !== 0).length, jug.length);
    });
    return exact(only(new Set(left)));
  },

  "weekly-003": ({ said, says }) => {
    says("raises the price by", "lowers the new price by");
    const [first, pence] = [100 * said(1), range(0, 10_000)];
    const raised = only(pence.filter((price) => 100 * (price - first) === said(2) * first));
    const lowered = only(pence.filter((price) => 100 * (raised - price) === said(3) * raised));
    return rational(lowered, 100);
  },

  "weekly-004": ({ said, says }) => {
    says("cm wide and", "cm high", "every side becomes", "times as long. How many times as large is the area?");
    const squares = (width: number, height: number) =>
      range(1, height).reduce((count) => count + range(1, width).length, 0);
    return rational(squares(said(3) * said(1), said(3) * said(2)), squares(said(1), said(2)));
  },

  "weekly-005": (reading) => {
    reading.says("Solve", "What is $x$?");
    const solves = statement(formulaIn(reading, 1), "x");
    return rational(only(range(-100, 100).filter((halves) => solves(halves / 2))), 2);
  },

  "weekly-006": ({ said, says }) => {
    says("How many of the numbers from", "are multiples of", "**or** multiples of", "(or of both)?");
    return rational(range(said(1), said(2)).filter((n) => n % said(3) === 0 || n % said(4) === 0).length);
  },

  "weekly-007": ({ said, says }) => {
    says(
      "laid in a row with matchsticks. Squares that are next to each other share one matchstick",
      "One square takes",
    );
    says("squares take?");
    const matches = (squares: number) =>
      new Set(range(1, squares).flatMap((i) => [`top ${i}`, `bottom ${i}`, `upright ${i}`, `upright ${i + 1}`])).size;
    insist(matches(said(2)) === said(3), "one square");
    insist(matches(said(4)) === said(5) && matches(said(6)) === said(7), "the row of the question");
    return rational(matches(said(8)));
  },

  "weekly-008": ({ said, says }) => {
    says(
      "The mean of",
      "test scores is",
      "Then a fifth test is marked, and its score is",
      "the mean of all five scores?",
    );
    insist(said(1) === 4, "four before the fifth");
    const scores = range(0, 20);
    const means = [...choices([scores, scores, scores])]
      .map((three) => [...three, 4 * said(2) - sum(three)])
      .filter((four) => four.every((score) => score >= 0))
      .map((four) => fraction(sum([...four, said(4)]), 5));
    return exact(only(new Set(means)));
  },

  "weekly-009": ({ said, says }) => {
    says(
      "red,",
      "blue and",
      "green socks. You take socks without looking",
      "must you take",
      "**certain** of",
      "socks of the same colour",
    );
    const handfuls = [...choices([range(0, said(1)), range(0, said(2)), range(0, said(3))])];
    const unlucky = handfuls.filter((colours) => colours.every((count) => count < said(4)));
    return rational(Math.max(...unlucky.map(sum)) + 1);
  },

  "weekly-010": ({ said, says }) => {
    says("km to a lake at", "km/h. She comes back the same way", "her average speed for the whole trip?");
    const way = range(1, said(1));
    const minutes = [...way.map(() => 60 / said(2)), ...way.map(() => 60 / said(3))];
    return rational(60 * minutes.length, sum(minutes));
  },
};

export const answers: QuizProofs = Object.fromEntries(
  Object.entries(values).map(([id, value]) => [id, (reading: Reading) => fractionText(value(reading))]),
);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function fraction(num: number, den: number): string {
  const { num: top, den: bottom } = rational(num, den);
  return `${top}/${bottom}`;
}

function exact(text: string): Rational {
  const [num = "", den = ""] = text.split("/");
  return rational(BigInt(num), BigInt(den));
}
