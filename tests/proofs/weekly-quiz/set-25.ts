import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-241": ({ said, says }) => {
    says("red,", "blue and", "green marbles. How many red marbles must be added");
    says("so that drawing a red one is exactly as likely as drawing one that is **not** red?");
    const bag = (more: number) =>
      ["r".repeat(said(1)), "b".repeat(said(2)), "g".repeat(said(3)), "r".repeat(more)].join("");
    const red = (marbles: string) => marbles.replace(/[^r]/g, "").length / marbles.length;
    return only(range(0, 100).filter((more) => red(bag(more)) === 1 / 2));
  },

  "weekly-242": ({ said, says }) => {
    says("cards with the digits", "lays two of them side by side to make a two-digit number");
    says("different two-digit numbers can she make?");
    const cards = [2, 3, 4, 5].map(said);
    insist(said(1) === cards.length, "so many cards");
    const pairs = [...choices([[...cards.keys()], [...cards.keys()]])].filter(([first, second]) => first !== second);
    const numbers = pairs.map(([first = 0, second = 0]) => Number(`${cards[first]}${cards[second]}`));
    const twoDigits = new Set(numbers.filter((number) => number > 9 && number < 100));
    insist(twoDigits.has(said(8)), "the example");
    return twoDigits.size;
  },

  "weekly-243": (reading) => {
    reading.says("The number wanted is", "To which question is it the answer?");
    const wanted = formula(formulaIn(reading, 1))();
    // In centimetres.
    const [ribbon, half] = [600, 50];
    const questions = {
      "How many half-metre pieces make up a ribbon of 6 m?": range(1, ribbon).filter((at) => at % half === 0).length,
      "How many metres long is each half of a ribbon of 6 m?": ribbon / 2 / 100,
      "How many metres of a ribbon of 6 m are left when half a metre is cut off?": (ribbon - half) / 100,
      "How many metres long is a ribbon of 6 m when half a metre is sewn on?": (ribbon + half) / 100,
    };
    return byClaim(reading, questions, (answer) => answer === wanted);
  },

  "weekly-244": ({ said, says }) => {
    says(
      "cm long and",
      "cm wide. It is cut into equal squares that are as large as possible, and nothing is left over",
    );
    says("How many squares are there?");
    // Squares along the sheet and across it: the fewest for which they are as wide as they are long.
    const grids = [...choices([range(1, said(1)), range(1, said(2))])].filter(
      ([m = 1, n = 1]) => said(1) * n === said(2) * m,
    );
    return Math.min(...grids.map(([m = 0, n = 0]) => m * n));
  },

  "weekly-245": ({ said, says }) => {
    says("At a steady speed a coach covers", "km in", "minutes. What is its speed in kilometres per hour?");
    // A metre at a time: each takes seconds / metres.
    const [metres, seconds] = [1000 * said(1), 60 * said(2)];
    const hour = range(1, 200_000).filter((metre) => metre * seconds <= 3600 * metres);
    return hour.length / 1000;
  },

  "weekly-246": (reading) => {
    reading.says("In a group of $n$ pupils everyone writes one card to each of the others", "are written in all?");
    const cards = (n: number) => [...choices([range(1, n), range(1, n)])].filter(([from, to]) => from !== to).length;
    return byFormula(reading, "n", (of) => range(1, 30).every((n) => of(n) === cards(n)));
  },

  "weekly-247": (reading) => {
    const { said, says } = reading;
    says(
      "Lars and Adaeze each run one lap of a round field. Lars runs on a circle; Adaeze's circle has the same centre, and its radius is exactly",
      "m longer",
    );
    says("How much longer is her lap?");
    // The lap as Archimedes found it: a hexagon whose corners are doubled again and again.
    const lap = (radius: number) => {
      let [corners, side] = [6, 1];
      for (const _ of range(1, 12)) {
        side /= Math.sqrt(2 + Math.sqrt(4 - side * side));
        corners *= 2;
      }
      return corners * side * radius;
    };
    return byText(reading, (text) => {
      const length = formula(text.replace(/ m$/, ""))();
      return [10, 40, 200].every((radius) => Math.abs(lap(radius + said(2)) - lap(radius) - length) < 1e-5);
    });
  },

  "weekly-248": ({ said, says }) => {
    says("Last year", "of the members of a choir were adults and the rest were children. This year the choir has");
    says("more adults and", "more children than last year. By what percentage has the whole choir grown?");
    const growths = range(1, 20)
      .map((n) => ({ adults: 10 * said(1) * n, children: 10 * (100 - said(1)) * n }))
      .map(({ adults, children }) => {
        const grown = (before: number, percent: number) =>
          only(range(before, 2 * before).filter((now) => 100 * (now - before) === percent * before));
        const now = grown(adults, said(2)) + grown(children, said(3));
        return (100 * (now - adults - children)) / (adults + children);
      });
    return only(new Set(growths));
  },

  "weekly-249": (reading) => {
    const { said, says } = reading;
    says("For every $n$, the first $n$ terms of a sequence add up to", "What is the");
    const upTo = formula(formulaIn(reading, 3), "n");
    const terms: number[] = [];
    for (const n of range(1, said(4))) terms.push(upTo(n) - terms.reduce((total, term) => total + term, 0));
    return terms[said(4) - 1] ?? "";
  },

  "weekly-250": (reading) => {
    reading.says("is exactly **half** of");
    const whole = formula(formulaIn(reading, 1))();
    return byFormula(reading, "", (of) => of() === reading.said(1) * whole);
  },
};
