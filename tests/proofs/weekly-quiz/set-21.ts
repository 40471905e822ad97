import { compare, fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, orderings, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { labelled } from "../reading/labelled.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 21 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-201": (reading) => {
    const { said, says } = reading;
    labelled(reading, "is # @1 and # @2 old. His", "is # @1 and # @2 old. How");
    says("Luka is", "months old. His sister Ema is", "How much older is Luka?");
    insist(said(2) < 12 && said(4) < 12, "months");
    // Ema's age goes up month by month until it is Luka's.
    let [years, months, waited] = [said(3), said(4), 0];
    while (12 * years + months < 12 * said(1) + said(2)) {
      waited += 1;
      months += 1;
      if (months === 12) [years, months] = [years + 1, 0];
    }
    return `${Math.floor(waited / 12)} years ${waited % 12} months`;
  },

  "weekly-202": (reading) => {
    const { said, says } = reading;
    says("are used once each to make two two-digit numbers, which are then multiplied", "is the largest?");
    const products = [...orderings([1, 2, 3, 4].map(said))].map(
      ([a = 0, b = 0, c = 0, d = 0]) => [10 * a + b, 10 * c + d] as const,
    );
    const most = Math.max(...products.map(([first, second]) => first * second));
    const all = products.map(([first, second]) => `${first} \\times ${second}`);
    return byFormula(reading, "", (of, text) => all.includes(text) && of() === most);
  },

  "weekly-203": ({ said, says }) => {
    says("On every half of a domino there is a number", "every possible domino exactly once");
    says("also those with two equal numbers");
    const halves = [...choices([range(said(2), said(3)), range(said(2), said(3))])];
    return String(new Set(halves.map((domino) => domino.toSorted().join("-"))).size);
  },

  "weekly-204": ({ said, says }) => {
    says("the numbers of red fish and blue fish are in the ratio", "more red fish than blue fish");
    says("How many red and blue fish are there together?");
    const tanks = [...choices([range(1, 200), range(1, 200)])].filter(
      ([red = 0, blue = 0]) => said(2) * red === said(1) * blue && red - blue === said(3),
    );
    return String(only(tanks).reduce((all, one) => all + one));
  },

  "weekly-205": (reading) => {
    labelled(reading, "Let $@1$ and $@2$ be # different", "the number $@1 \\times @1 \\times @2$ have");
    reading.says("be two different prime numbers", "How many factors does the number", "and the number itself.");
    insist(reading.said(2) === 1, "1 counts");
    const number = formula(formulaIn(reading, 3), "pq");
    const factors = (n: number) => range(1, n).filter((i) => n % i === 0).length;
    const primes = range(2, 30).filter((n) => factors(n) === 2);
    const pairs = [...choices([primes, primes])].filter(([p, q]) => p !== q);
    return String(only(new Set(pairs.map((pair) => factors(number(...pair))))));
  },

  "weekly-206": ({ said, says }) => {
    says("A large triangle is cut into rows of equal small triangles, some pointing up and some down");
    says("The top row has", "the next row has", "and so on. There are", "rows. How many small triangles are there?");
    // In row r there are r triangles that point up, and one that points down between each two of them.
    const inRow = (row: number) => [
      ...range(1, row).map((i) => `up ${row} ${i}`),
      ...range(1, row - 1).map((i) => `down ${row} ${i}`),
    ];
    insist(
      [1, 2, 3].every((row) => inRow(row).length === said(row)),
      "the first rows",
    );
    return String(new Set(range(1, said(4)).flatMap(inRow)).size);
  },

  "weekly-207": (reading) => {
    reading.says("Two triangles both have angles of", "Nothing else is known. What must be true?");
    const angles = [2, 3, 4].map(reading.said);
    insist(angles.reduce((total, angle) => total + angle) === 180, "the angles of a triangle");
    // Triangles with these angles, drawn on bases of several lengths; what they do not share need not be true.
    const sines = angles.map((degrees) => Math.sin((degrees * Math.PI) / 180));
    const triangles = range(1, 8).map((size) => sines.map((sine) => size * sine));
    const area = ([a = 0, b = 0]: number[]) => (a * b * (sines[2] ?? 0)) / 2;
    const measures: Record<string, (sides: number[]) => string> = {
      "They have the same area.": (sides) => area(sides).toFixed(6),
      "Their sides are in the same ratio.": (sides) =>
        sides.map((side) => (side / Math.max(...sides)).toFixed(6)).join(),
      "They have the same perimeter.": ([a = 0, b = 0, c = 0]) => (a + b + c).toFixed(6),
      "One covers the other exactly.": (sides) => sides.map((side) => side.toFixed(6)).join(),
    };
    return byClaim(reading, measures, (measure) => new Set(triangles.map(measure)).size === 1);
  },

  "weekly-208": (reading) => {
    reading.says("turns every number $x$ into", "What comes out is put into the same machine once more");
    reading.says("gives the second result?");
    const machine = formula(formulaIn(reading, 2), "x");
    return byFormula(reading, "x", (of) => range(-20, 20).every((x) => of(x) === machine(machine(x))));
  },

  "weekly-209": ({ said, says }) => {
    says("red and", "blue marbles. Two marbles are drawn one after the other, without putting the first one back");
    says("**different** colours?");
    const marbles = [...range(1, said(1)).map(() => "red"), ...range(1, said(2)).map(() => "blue")];
    const places = [...marbles.keys()];
    const draws = [...choices([places, places])].filter(([first, second]) => first !== second);
    const different = draws.filter((draw) => new Set(draw.map((i) => marbles[i])).size === 2);
    return fractionText(rational(different.length, draws.length));
  },

  "weekly-210": (reading) => {
    const { said, says } = reading;
    says("goes on for ever", "has exactly this value?");
    const [, start = "", again = ""] = new RegExp(`^0\\.(\\d*?)(${said(2)}*)$`).exec(String(said(1))) ?? [];
    insist(again.length > 1, "a digit that goes on");
    // The decimal is at least each of 0.1, 0.19, 0.199, ... and never more than one last digit above it.
    const cuts = range(0, 30).map((nines) => ({
      digits: BigInt(start + String(said(2)).repeat(nines)),
      scale: 10n ** BigInt(start.length + nines),
    }));
    return byNumbers(reading, "#/#", (top = 0, bottom = 1) =>
      cuts.every(
        ({ digits, scale }) =>
          compare(rational(digits, scale), rational(top, bottom)) <= 0 &&
          compare(rational(top, bottom), rational(digits + 1n, scale)) <= 0,
      ),
    );
  },
};
