import { choices, only, range } from "../proof.ts";
import { formula } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-061": ({ said }) => {
    const ferries = new Set(range(0, 40).map((i) => said(2) * 60 + 10 + 25 * i));
    return range(0, 60).findIndex((wait) => ferries.has(said(5) * 60 + said(6) + wait));
  },

  "weekly-062": ({ said, says }) => {
    says("writes one more digit", "at the end of a whole number", "larger than the old one. What was the old number?");
    return only(range(1, 5000).filter((number) => Number(`${number}${said(2)}`) - number === said(3)));
  },

  "weekly-063": ({ said }) => {
    const first = new Set(range(0, 200).map((i) => 2 + said(6) * i));
    const second = new Set(range(0, 300).map((i) => 3 + 3 * i));
    if (!first.has(12) || !second.has(12)) throw new Error("12 does not stand in both");
    return Math.min(...[...first].filter((number) => number > 12 && second.has(number)));
  },

  "weekly-064": (reading) => {
    const { said, says, shown } = reading;
    says("lies between", "is the largest, whatever $p$ is?");
    const all = shown.options.map((option) => formula(option, "p"));
    const numbers = range(1000 * said(1) + 1, 1000 * said(2) - 1).map((thousandths) => thousandths / 1000);
    return byFormula(reading, "p", (of) => numbers.every((p) => all.filter((other) => other(p) >= of(p)).length === 1));
  },

  "weekly-065": ({ said }) => {
    const amounts = [...choices([1, 3, said(5)].map((weight) => [-weight, 0, weight]))].map((placed) =>
      placed.reduce((flour, weight) => flour + weight, 0),
    );
    return new Set(amounts.filter((flour) => flour > 0)).size;
  },

  "weekly-066": (reading) => {
    const { said, says } = reading;
    says("are **opposite** corners of a square", "is another corner of the square?");
    // A corner sees the two given corners at a right angle and from the same distance.
    return byNumbers(reading, "(#, #)", (x = 0, y = 0) => {
      const [one, other] = [
        [x - said(1), y - said(2)],
        [x - said(3), y - said(4)],
      ] as [[number, number], [number, number]];
      return one[0] * other[0] + one[1] * other[1] === 0 && Math.hypot(...one) === Math.hypot(...other);
    });
  },

  "weekly-067": (reading) => {
    reading.says(
      "Five friends play a quiz",
      "Each of them gets a whole number of points from 0 to 10",
      "can **not** happen?",
    );
    const happens: Record<string, (points: number[], mean: number, median: number) => boolean> = {
      "More than half of them are above the median.": (points, _, median) =>
        2 * points.filter((one) => one > median).length > 5,
      "More than half of them are above the mean.": (points, mean) => 2 * points.filter((one) => one > mean).length > 5,
      "All but one of them are below the mean.": (points, mean) => points.filter((one) => one < mean).length === 4,
      "Nobody is exactly at the mean.": (points, mean) => points.every((one) => one !== mean),
    };
    const rising = (length: number, from: number): number[][] =>
      length === 0 ? [[]] : range(from, 10).flatMap((one) => rising(length - 1, one).map((rest) => [one, ...rest]));
    const quizzes = rising(5, 0).map((points) => {
      const median = only(
        new Set(
          points.filter(
            (one) =>
              2 * points.filter((other) => other < one).length < 5 &&
              2 * points.filter((other) => other > one).length < 5,
          ),
        ),
      );
      return [points, points.reduce((sum, one) => sum + one) / 5, median] as const;
    });
    return byClaim(reading, happens, (can) => !quizzes.some((quiz) => can(...quiz)));
  },

  "weekly-068": ({ said }) => {
    // Kilogram by kilogram of water lost.
    const water = (80 * said(3)) / 100;
    return said(3) - only(range(0, water).filter((lost) => 100 * (water - lost) === said(2) * (said(3) - lost)));
  },

  "weekly-069": ({ said }) =>
    range(1, said(2)).filter((n) => range(1, n).filter((d) => n % d === 0).length === said(3)).length,

  "weekly-070": ({ said }) => {
    // The two such numbers, by halving an interval.
    const root = (low: number, high: number, rising: boolean) => {
      for (const _ of range(1, 100)) {
        const middle = (low + high) / 2;
        if (middle + 1 / middle < said(2) === rising) low = middle;
        else high = middle;
      }
      return low;
    };
    const values = [root(1, 10, true), root(0.1, 1, false)].map((x) => x ** 2 + 1 / x ** 2);
    if (values.some((value) => Math.abs(value - Math.round(value)) > 1e-9)) throw new Error("not a whole number");
    return only(new Set(values.map(Math.round)));
  },
};
