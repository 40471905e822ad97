import { fractionText, type Rational, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { Reading } from "../reading/reading.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
const values: Readonly<Record<string, (reading: Reading) => Rational>> = {
  "weekly-001": ({ said }) => rational(said(1) - said(2) / said(3) + 2 * said(5)),

  "weekly-002": ({ said }) => {
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

  "weekly-004": ({ said }) => {
    const squares = (width: number, height: number) =>
      range(1, height).reduce((count) => count + range(1, width).length, 0);
    return rational(squares(30, 45), squares(said(1), said(2)));
  },

  "weekly-005": ({ said }) => {
    const tenths = only(range(-1000, 1000).filter((x) => said(1) * x - 50 === said(3) * x + 150));
    return rational(tenths, 10);
  },

  "weekly-006": ({ said }) => rational(range(1, said(2)).filter((n) => n % said(3) === 0 || n % said(4) === 0).length),

  "weekly-007": ({ said }) => {
    const matches = (squares: number) =>
      new Set(range(1, squares).flatMap((i) => [`top ${i}`, `bottom ${i}`, `upright ${i}`, `upright ${i + 1}`])).size;
    if ([1, 2, said(6)].map(matches).join() !== "4,7,10") throw new Error("not the row of the question");
    return rational(matches(said(8)));
  },

  "weekly-008": ({ said }) => {
    const scores = range(0, 20);
    const means = [...choices([scores, scores, scores])]
      .map((three) => [...three, 28 - sum(three)])
      .filter((four) => four.every((score) => score >= 0) && sum(four) / said(1) === said(2))
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

  "weekly-010": ({ said }) => {
    const kilometres = [...range(1, 12).map(() => 60 / 12), ...range(1, 12).map(() => 60 / said(3))];
    return rational(60 * kilometres.length, sum(kilometres));
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
