import { equal, fractionText, multiply, rational, subtract } from "../../../src/maths/rational.ts";
import { only, orderings, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-281": () =>
    [...orderings(["Ama", "Ben", "Cato", "Dina"])].filter((order) => {
      const before = (one: string, other: string) => order.indexOf(one) < order.indexOf(other);
      return before("Ama", "Ben") && before("Cato", "Ama") && before("Cato", "Dina");
    }).length,

  "weekly-282": () => only(range(0, 1000).filter((hundredths) => equal(rational(hundredths, 100), rational(5, 2)))),

  "weekly-283": ({ said }) => {
    const primes = range(2, 100).filter((n) => range(2, n - 1).every((d) => n % d !== 0));
    return only(
      [said(2), said(3), said(4), said(5)].filter((sum) => !primes.some((p) => primes.some((q) => p + q === sum))),
    );
  },

  "weekly-284": () => {
    // Parts of the spinner out of 3600: red is half, the other three are equal.
    const part = only(range(1, 3600).filter((each) => 3 * each === 3600 - 3600 / 2));
    return fractionText(rational(part, 3600));
  },

  "weekly-285": () => {
    // Second by second: the photos taken, then frame by frame at 4 hundredths of a second each.
    const photos = range(1, 60 * 60).filter((second) => second % 10 === 0);
    return photos.reduce((hundredths) => hundredths + 4, 0) / 100;
  },

  "weekly-286": () => {
    const celsius = (fahrenheit: number) => multiply(rational(5, 9), rational(fahrenheit - 32));
    return only(new Set(range(-50, 120).map((f) => fractionText(subtract(celsius(f + 9), celsius(f))))));
  },

  "weekly-287": () =>
    fitting<number>(
      {
        "-5^2": (minus) => minus * (5 * 5) > 0,
        "(-4)^3": (minus) => minus * 4 * (minus * 4) * (minus * 4) > 0,
        "-(-2)^3": (minus) => minus * (minus * 2 * (minus * 2) * (minus * 2)) > 0,
        "-(-3)^2": (minus) => minus * (minus * 3 * (minus * 3)) > 0,
      },
      [-1],
    ),

  "weekly-288": ({ said }) => {
    // Heron: sixteen times the square of the area.
    const heron = (a: number, b: number, c: number) => (a + b + c) * (-a + b + c) * (a - b + c) * (a + b - c);
    const difference = heron(5, 5, said(4)) - heron(5, 5, said(7));
    return difference > 0 ? "the first" : difference < 0 ? "the second" : "neither, they are equal";
  },

  "weekly-289": () =>
    // In tenths of a per cent, on a price of 1000 × 1000.
    only(range(1, 999).filter((rate) => 1000 * (1000 + rate) - rate * (1000 + rate) === 1_000_000 - 90_000)) / 10,

  "weekly-290": () => {
    let [total, side] = [0, 6];
    for (const _ of range(1, 60)) {
      total += side * side;
      side /= 2;
    }
    return total.toFixed(6);
  },
};

/** The one statement that holds in every case. */
function fitting<T>(statements: Readonly<Record<string, (one: T) => boolean>>, cases: readonly T[]): string {
  return only(
    Object.entries(statements)
      .filter(([, holds]) => cases.every(holds))
      .map(([text]) => text),
  );
}
