import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-061": ({ said }) => {
    const ferries = new Set(range(0, 40).map((i) => said(2) * 60 + 10 + 25 * i));
    return range(0, 60).findIndex((wait) => ferries.has(said(5) * 60 + said(6) + wait));
  },

  "weekly-062": () => only(range(1, 5000).filter((number) => Number(`${number}0`) - number === 216)),

  "weekly-063": ({ said }) => {
    const first = new Set(range(0, 200).map((i) => 2 + said(6) * i));
    const second = new Set(range(0, 300).map((i) => 3 + 3 * i));
    if (!first.has(12) || !second.has(12)) throw new Error("12 does not stand in both");
    return Math.min(...[...first].filter((number) => number > 12 && second.has(number)));
  },

  "weekly-064": () => {
    const expressions: Record<string, (p: number) => number> = {
      "p \\times p": (p) => p * p,
      p: (p) => p,
      "1 - p": (p) => 1 - p,
      "1 \\div p": (p) => 1 / p,
    };
    const largest = range(1, 999).map((thousandths) => {
      const values = Object.entries(expressions).map(([text, of]) => [text, of(thousandths / 1000)] as const);
      return values.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
    });
    return only(new Set(largest));
  },

  "weekly-065": ({ said }) => {
    const amounts = [...choices([1, 3, said(5)].map((weight) => [-weight, 0, weight]))].map((placed) =>
      placed.reduce((flour, weight) => flour + weight, 0),
    );
    return new Set(amounts.filter((flour) => flour > 0)).size;
  },

  "weekly-066": () => {
    // A corner sees the two given corners at a right angle and from the same distance.
    const corner = ([x, y]: readonly [number, number]) =>
      (x - 1) * (x - 7) + (y - 2) * (y - 4) === 0 && (x - 1) ** 2 + (y - 2) ** 2 === (x - 7) ** 2 + (y - 4) ** 2;
    const points = [
      [4, 3],
      [3, 6],
      [7, 2],
      [5, 10],
    ] as const;
    return `(${only(points.filter(corner)).join(", ")})`;
  },

  "weekly-067": () => {
    const happens: Record<string, (points: number[], mean: number, median: number) => boolean> = {
      "More than half of them are above the median.": (points, _, median) =>
        2 * points.filter((one) => one > median).length > 5,
      "More than half of them are above the mean.": (points, mean) => 2 * points.filter((one) => one > mean).length > 5,
      "All but one of them are below the mean.": (points, mean) => points.filter((one) => one < mean).length === 4,
      "Nobody is exactly at the mean.": (points, mean) => points.every((one) => one !== mean),
    };
    const rising = (points: number[]) => points.every((one, i) => i === 0 || one >= (points[i - 1] ?? 0));
    const quizzes = [...choices(range(1, 5).map(() => range(0, 10)))].filter(rising).map((points) => {
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
    return fitting(happens, (can) => !quizzes.some((quiz) => can(...quiz)));
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

/** The text of the one option that fits. */
function fitting<T>(options: Readonly<Record<string, T>>, fits: (option: T) => boolean): string {
  return only(Object.keys(options).filter((text) => fits(options[text] as T)));
}
