import { choices, insist, only, range } from "../proof.ts";
import { formula } from "../reading/formulas.ts";
import { byFormula, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-251": (reading) => {
    const { said, says } = reading;
    says("day of a month is a Thursday. What day of the week is the", "of the same month?");
    const week = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];
    const month = new Map<number, string>();
    for (let date = said(1); date <= 31; ) for (const day of week) month.set(date++, day);
    return byText(reading, (day) => day === month.get(said(2)));
  },

  "weekly-252": ({ said, says }) => {
    says("A cup costs", "For every", "cups that you take, you pay for only", "What does she pay?");
    const free = said(2) - said(3);
    const paid = range(0, said(4) - 1).filter((cup) => cup % said(2) < said(2) - free);
    return paid.reduce((total) => total + said(1), 0);
  },

  "weekly-253": ({ said, says }) => {
    says("On a number line the marks of", "cm apart", "How far from the mark of", "is the mark of");
    insist(said(4) === said(1) && said(5) === 0, "from the first mark to the 0");
    // In millimetres from the 0: the place of the first mark for which the other, at the same scale, lies so much further on.
    const [one, other] = [10 * said(1), 10 * said(2)].map(Math.round) as [number, number];
    return only(range(1, 1000).filter((at) => at * other === (at + 10 * said(3)) * one)) / 10;
  },

  "weekly-254": ({ said, says }) => {
    says("A pyramid has", "corners in all, and its tip is one of them. How many edges does it have?");
    // Corners of the base in a ring, and one tip; every edge is an unordered pair.
    const edges = (base: number) =>
      new Set(
        range(1, base).flatMap((corner) => [
          [corner, (corner % base) + 1].sort((a, b) => a - b).join("-"),
          [corner, "tip"].join("-"),
        ]),
      );
    const corners = (base: number) => new Set([...edges(base)].flatMap((edge) => edge.split("-"))).size;
    return edges(only(range(3, 50).filter((base) => corners(base) === said(1)))).size;
  },

  "weekly-255": ({ said, says }) => {
    says("has as many pupils as last year. Last year", "of them came by bike; this year");
    says("By what percentage has the **number of pupils who come by bike** grown?");
    const growths = range(1, 40).map((n) => {
      const pupils = range(1, 100 * n);
      const [before, now] = [said(1), said(2)].map(
        (percent) => pupils.filter((pupil) => pupil % 100 < percent).length,
      ) as [number, number];
      return (100 * (now - before)) / before;
    });
    return only(new Set(growths));
  },

  "weekly-256": (reading) => {
    const { said, says } = reading;
    says("is close to a thousand. To which of these numbers is", "closest?");
    const power = (base: number, exponent: number) => range(1, exponent).reduce((value) => value * base, 1);
    insist(Math.abs(power(said(1), said(2)) - said(3)) < 50, "it is close");
    const distance = (number: number) => Math.abs(number - power(said(4), said(5)));
    const options = reading.shown.options.map((text) => formula(text.replaceAll("\\,", ""))());
    const nearest = Math.min(...options.map(distance));
    return byFormula(reading, "", (of) => distance(of()) === nearest);
  },

  "weekly-257": ({ said, says }) => {
    says("coffees and", "teas cost", "**one coffee and one tea** cost together?");
    const [first, second] = [100 * said(3), 100 * said(6)].map(Math.round);
    const pairs = range(0, 500).flatMap((coffee) =>
      range(0, 620).flatMap((tea) =>
        said(1) * coffee + said(2) * tea === first && said(4) * coffee + said(5) * tea === second ? [coffee + tea] : [],
      ),
    );
    return only(pairs) / 100;
  },

  "weekly-258": ({ said, says }) => {
    says("Ana, Bolu and Chi share", "all alike, and no orange is cut. Each of the", "gets at least");
    says("if it matters who gets how many?");
    const shares = [...choices(range(1, said(2)).map(() => range(said(3), said(1))))];
    return shares.filter((share) => share.reduce((a, b) => a + b) === said(1)).length;
  },

  "weekly-259": ({ said, says }) => {
    says(
      "Some whole numbers are written with ones only, such as",
      "How many digits has the smallest of them that is a multiple of",
    );
    insist(/^1+$/.test(String(said(1))), "the example");
    const digits = range(1, 500).filter((ones) => BigInt("1".repeat(ones)) % BigInt(said(2)) === 0n);
    return Math.min(...digits);
  },

  "weekly-260": ({ says }) => {
    says("A fair die is thrown three times", "the second number is larger than the first");
    says("and the third is larger than the second");
    const throws = [...choices([range(1, 6), range(1, 6), range(1, 6)])];
    const rising = throws.filter(([a = 0, b = 0, c = 0]) => a < b && b < c);
    return `${rising.length}/${throws.length}`;
  },
};
