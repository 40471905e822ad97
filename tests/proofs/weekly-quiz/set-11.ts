import {
  add,
  compare,
  divide,
  fractionText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formulaIn, statement } from "../reading/formulas.ts";
import { byClaim, byFormula, byStatement, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-101": ({ said, says }) => {
    says("chairs are put in rows, with the same number of chairs in every row and none left over");
    says("A single row is allowed, and so is one chair to a row", "different numbers of rows are possible?");
    return range(1, said(1)).filter((rows) =>
      range(1, said(1)).some((inRow) => range(1, rows).reduce((all) => all + inRow, 0) === said(1)),
    ).length;
  },

  "weekly-102": (reading) => {
    const { said, says } = reading;
    says("plants at", "each and", "pots at", "She pays with", "gives her change");
    const prices = [...range(1, said(1)).map(() => said(2)), ...range(1, said(3)).map(() => said(4))];
    const change = prices.reduce((left, price) => left - price, said(5));
    return byFormula(reading, "", (of) => of() === change);
  },

  "weekly-103": ({ said, says }) => {
    says("times at equal intervals. From the first stroke to the last", "seconds pass. Then it is struck");
    says("with intervals of the same length", "from the first stroke to the last?");
    const lastStroke = (strokes: number, interval: number) =>
      range(2, strokes).reduce((moment) => moment + interval, 0);
    return lastStroke(said(4), only(range(1, 60).filter((interval) => lastStroke(said(1), interval) === said(3))));
  },

  "weekly-104": (reading) => {
    const { said, says } = reading;
    says(
      "numbered like a snake",
      "from left to right, row 2 has",
      "**right to left**, row 3 goes from left to right again",
    );
    says("Where is seat");
    // Walks from seat to seat.
    const wide = said(1);
    const seats: [row: number, fromLeft: number][] = [[1, 1]];
    while (seats.length < said(9)) {
      const [row, fromLeft] = seats.at(-1) ?? [0, 0];
      const next = row % 2 === 1 ? fromLeft + 1 : fromLeft - 1;
      seats.push(next >= 1 && next <= wide ? [row, next] : [row + 1, fromLeft]);
    }
    const inRow = (row: number) => range(1, 3 * wide).filter((seat) => seats[seat - 1]?.[0] === row);
    insist(inRow(said(2)).join() === range(said(3), said(4)).join(), "the first row");
    insist(inRow(said(5)).join() === range(said(6), said(7)).join() && said(8) === 3, "the second row");
    const [row, fromLeft] = seats[said(9) - 1] ?? [];
    return byText(reading, (text) => text.startsWith(`Row ${row}, ${fromLeft}`) && text.endsWith(" from the left"));
  },

  "weekly-105": ({ said, says }) => {
    says("more cereal than before and costs the same as before", "has the price of one gram fallen?");
    const falls = [...choices([range(1, 12), range(1, 12)])] as [number, number][];
    const percentages = falls.map(([grams, pence]) => {
      const before = rational(pence, grams);
      const now = divide(rational(pence), multiply(rational(grams), rational(100 + said(1), 100)));
      return fractionText(multiply(rational(100), divide(subtract(before, now), before)));
    });
    return only(new Set(percentages));
  },

  "weekly-106": ({ said, says }) => {
    says(
      "each team plays each other team once",
      "do the six teams have together",
      "A win brings",
      "and a defeat none; after a draw both teams get",
    );
    insist(said(4) === said(1), "so many teams have the points");
    // Every outcome of every game would be 3^15 tournaments: all the draws and wins in some thousands of them, spread evenly.
    const games = range(1, said(1)).flatMap((a) => range(a + 1, said(1)).map((b) => [a, b] as const));
    const totals = range(0, 4000).map((i) => {
      const points = new Map(range(1, said(1)).map((team) => [team, 0]));
      const brings = [0, said(3), said(2)];
      let code = i * 3587;
      for (const [a, b] of games) {
        const outcome = code % 3;
        code = Math.floor(code / 3);
        points.set(a, (points.get(a) ?? 0) + (brings[outcome] ?? 0));
        points.set(b, (points.get(b) ?? 0) + (brings[2 - outcome] ?? 0));
      }
      return total([...points.values()]);
    });
    return only(new Set(totals));
  },

  "weekly-107": (reading) => {
    reading.says("is true for exactly the same numbers $x$ as");
    const numbers = range(-400, 400).map((eighths) => eighths / 8);
    const wanted = statement(formulaIn(reading, 2), "x");
    return byStatement(reading, "x", (is) => numbers.every((x) => is(x) === wanted(x)));
  },

  "weekly-108": (reading) => {
    const { said, says } = reading;
    says("are positive whole numbers, and the top is the smaller one", "both are made larger by");
    const signs = range(2, 60).flatMap((bottom) =>
      range(1, bottom - 1).map((top) => compare(rational(top + said(1), bottom + said(1)), rational(top, bottom))),
    );
    const claims: Record<string, (sign: number) => boolean> = {
      "It always becomes smaller.": (sign) => sign < 0,
      "It always stays the same.": (sign) => sign === 0,
      "It always becomes larger.": (sign) => sign > 0,
      "It depends on the fraction.": () => new Set(signs).size > 1,
    };
    return byClaim(reading, claims, (claim) => signs.every(claim));
  },

  "weekly-109": ({ said, says }) => {
    says(
      "**different** positive whole numbers have the mean",
      "and the median",
      "What is the largest number that can be",
    );
    insist(said(1) === 5, "five numbers");
    const middle = said(3);
    const fives = range(1, middle - 1).flatMap((a) =>
      range(a + 1, middle - 1).flatMap((b) =>
        range(middle + 1, 50).flatMap((d) => range(d + 1, 50).map((largest) => [a, b, middle, d, largest])),
      ),
    );
    return Math.max(...fives.filter((five) => total(five) === 5 * said(2)).map((five) => five[4] ?? 0));
  },

  "weekly-110": ({ said, says }) => {
    says("a cone with its point at the bottom", "filled with juice to", "its height", "fraction of the full glass");
    // The width grows evenly with the height, so the cross-sections are as its squares, and Simpson's rule is exact for these.
    const volume = (height: Rational) => {
      const middle = divide(height, rational(2));
      const sections = add(multiply(rational(4), multiply(middle, middle)), multiply(height, height));
      return divide(multiply(height, sections), rational(6));
    };
    return fractionText(divide(volume(rational(100 * said(1), 100)), volume(rational(1))));
  },
};

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
