import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-061": ({ said, says }) => {
    says(
      "The first ferry of the day leaves at",
      "after that one leaves every",
      "minutes. Beatriz comes to the harbour at",
    );
    says("does she wait for the next ferry?");
    const ferries = new Set(range(0, 40).map((i) => said(2) * 60 + said(3) + said(4) * i));
    return range(0, 60).findIndex((wait) => ferries.has(said(5) * 60 + said(6) + wait));
  },

  "weekly-062": ({ said, says }) => {
    says("writes one more digit", "at the end of a whole number", "larger than the old one. What was the old number?");
    return only(range(1, 5000).filter((number) => Number(`${number}${said(2)}`) - number === said(3)));
  },

  "weekly-063": ({ said, says }) => {
    says(
      "One sequence goes",
      "in steps of",
      "another goes",
      "stands in both. Which is the next number that stands in both?",
    );
    const [first, second] = [
      { from: said(2), step: said(6), shown: [2, 3, 4, 5].map(said) },
      { from: said(7), step: said(11), shown: [7, 8, 9, 10].map(said) },
    ].map(({ from, step, shown }) => {
      const terms = range(0, 300).map((i) => from + step * i);
      insist(
        shown.every((term, i) => term === terms[i]),
        "the first terms",
      );
      return new Set(terms);
    });
    insist(first?.has(said(12)) === true && second?.has(said(12)) === true, "it stands in both");
    return Math.min(...[...(first ?? [])].filter((number) => number > said(12) && second?.has(number)));
  },

  "weekly-064": (reading) => {
    const { said, says, shown } = reading;
    says("lies between", "is the largest, whatever $p$ is?");
    insist(
      [3, 4].map(said).every((p) => said(1) < p && p < said(2)),
      "examples of such numbers",
    );
    const all = shown.options.map((option) => formula(option, "p"));
    const numbers = range(1000 * said(1) + 1, 1000 * said(2) - 1).map((thousandths) => thousandths / 1000);
    return byFormula(reading, "p", (of) => numbers.every((p) => all.filter((other) => other(p) >= of(p)).length === 1));
  },

  "weekly-065": ({ said, says }) => {
    says("A balance has two pans", "Weights may be put on either pan, also beside the flour");
    says("different amounts of flour can be weighed, each in one single weighing?");
    const weights = [3, 4, 5].map(said);
    insist(said(2) === weights.length, "so many weights");
    const amounts = [...choices(weights.map((weight) => [-weight, 0, weight]))].map((placed) =>
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

  "weekly-068": ({ said, says }) => {
    says("Fresh apricots are", "water. Dried in the sun they lose water, until only", "of their mass is water");
    says("kilograms of dried apricots come from", "kg of fresh ones?");
    // Kilogram by kilogram of water lost.
    const water = (said(1) * said(3)) / 100;
    return said(3) - only(range(0, water).filter((lost) => 100 * (water - lost) === said(2) * (said(3) - lost)));
  },

  "weekly-069": ({ said, says }) => {
    says(
      "How many of the whole numbers from",
      "have **exactly three** factors?",
      "and the number itself count as factors",
    );
    insist(said(4) === 1, "1 counts as a factor");
    return range(said(1), said(2)).filter((n) => range(1, n).filter((d) => n % d === 0).length === said(3)).length;
  },

  "weekly-070": (reading) => {
    reading.says("it is known that");
    const sides = formulaIn(reading, 2).split(" = ");
    const [known, wanted] = [formula(sides[0] ?? "", "x"), formula(formulaIn(reading, 3), "x")];
    const worth = Number(sides[1]);
    // The two such numbers, by halving an interval.
    const root = (low: number, high: number, rising: boolean) => {
      for (const _ of range(1, 100)) {
        const middle = (low + high) / 2;
        if (known(middle) < worth === rising) low = middle;
        else high = middle;
      }
      return low;
    };
    const values = [root(1, 10, true), root(0.1, 1, false)].map((x) => wanted(x));
    if (values.some((value) => Math.abs(value - Math.round(value)) > 1e-9)) throw new Error("not a whole number");
    return only(new Set(values.map(Math.round)));
  },
};
