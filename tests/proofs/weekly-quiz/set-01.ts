import { fractionText, type Rational, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
const values: Readonly<Record<string, () => Rational>> = {
  "weekly-001": () => rational(20 - 8 / 4 + 2 * 3),

  "weekly-002": () => {
    // A jug of any size that makes both drinks whole, drunk glass by glass.
    const left = range(1, 20).map((size) => {
      const jug = range(1, 12 * size);
      const afterFirst = jug.filter((glass) => glass % 3 !== 0);
      return fraction(afterFirst.filter((_, i) => i % 4 !== 0).length, jug.length);
    });
    return exact(only(new Set(left)));
  },

  "weekly-003": () => {
    const pence = range(0, 10_000);
    const raised = only(pence.filter((price) => 100 * (price - 5000) === 20 * 5000));
    const lowered = only(pence.filter((price) => 100 * (raised - price) === 20 * raised));
    return rational(lowered, 100);
  },

  "weekly-004": () => {
    const squares = (width: number, height: number) =>
      range(1, height).reduce((count) => count + range(1, width).length, 0);
    return rational(squares(30, 45), squares(10, 15));
  },

  "weekly-005": () => {
    const tenths = only(range(-1000, 1000).filter((x) => 7 * x - 50 === 3 * x + 150));
    return rational(tenths, 10);
  },

  "weekly-006": () => rational(range(1, 60).filter((n) => n % 4 === 0 || n % 6 === 0).length),

  "weekly-007": () => {
    const matches = (squares: number) =>
      new Set(range(1, squares).flatMap((i) => [`top ${i}`, `bottom ${i}`, `upright ${i}`, `upright ${i + 1}`])).size;
    if ([1, 2, 3].map(matches).join() !== "4,7,10") throw new Error("not the row of the question");
    return rational(matches(20));
  },

  "weekly-008": () => {
    const scores = range(0, 20);
    const means = [...choices([scores, scores, scores])]
      .map((three) => [...three, 28 - sum(three)])
      .filter((four) => four.every((score) => score >= 0) && sum(four) / 4 === 7)
      .map((four) => fraction(sum([...four, 12]), 5));
    return exact(only(new Set(means)));
  },

  "weekly-009": () => {
    const handfuls = [...choices([range(0, 6), range(0, 8), range(0, 4)])];
    const unlucky = handfuls.filter((colours) => colours.every((count) => count < 3));
    return rational(Math.max(...unlucky.map(sum)) + 1);
  },

  "weekly-010": () => {
    const kilometres = [...range(1, 12).map(() => 60 / 12), ...range(1, 12).map(() => 60 / 6)];
    return rational(60 * kilometres.length, sum(kilometres));
  },
};

export const answers: QuizProofs = Object.fromEntries(
  Object.entries(values).map(([id, value]) => [id, () => fractionText(value())]),
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
