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
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-101": ({ said }) =>
    range(1, said(1)).filter((rows) =>
      range(1, said(1)).some((inRow) => range(1, rows).reduce((all) => all + inRow, 0) === said(1)),
    ).length,

  "weekly-102": () => {
    const change = [3, 3, 3, 3, 5, 5].reduce((left, price) => left - price, 50);
    const calculations = {
      "50 - 4 \\times 3 + 2 \\times 5": 50 - 4 * 3 + 2 * 5,
      "50 - (4 \\times 3 + 2 \\times 5)": 50 - (4 * 3 + 2 * 5),
      "50 - (4 + 2) \\times (3 + 5)": 50 - (4 + 2) * (3 + 5),
      "(4 \\times 3 + 2 \\times 5) - 50": 4 * 3 + 2 * 5 - 50,
    };
    return fitting(calculations, (result) => result === change);
  },

  "weekly-103": ({ said }) => {
    const lastStroke = (strokes: number, interval: number) =>
      range(2, strokes).reduce((moment) => moment + interval, 0);
    return lastStroke(said(4), only(range(1, 60).filter((interval) => lastStroke(said(1), interval) === said(3))));
  },

  "weekly-104": ({ said }) => {
    // Walks from seat to seat.
    let [row, fromLeft] = [1, 1];
    for (const _ of range(2, said(9))) {
      const next = row % 2 === 1 ? fromLeft + 1 : fromLeft - 1;
      if (next >= 1 && next <= 6) fromLeft = next;
      else row += 1;
    }
    return `Row ${row}, ${fromLeft}${fromLeft === 3 ? "rd" : "th"} from the left`;
  },

  "weekly-105": () => {
    const falls = [...choices([range(1, 12), range(1, 12)])] as [number, number][];
    const percentages = falls.map(([grams, pence]) => {
      const before = rational(pence, grams);
      const now = divide(rational(pence), multiply(rational(grams), rational(125, 100)));
      return fractionText(multiply(rational(100), divide(subtract(before, now), before)));
    });
    return only(new Set(percentages));
  },

  "weekly-106": () => {
    // Every outcome of every game would be 3^15 tournaments: all the draws and wins in some thousands of them, spread evenly.
    const games = range(1, 6).flatMap((a) => range(a + 1, 6).map((b) => [a, b] as const));
    const totals = range(0, 4000).map((i) => {
      const points = new Map(range(1, 6).map((team) => [team, 0]));
      let code = i * 3587;
      for (const [a, b] of games) {
        const outcome = code % 3;
        code = Math.floor(code / 3);
        points.set(a, (points.get(a) ?? 0) + outcome);
        points.set(b, (points.get(b) ?? 0) + 2 - outcome);
      }
      return total([...points.values()]);
    });
    return only(new Set(totals));
  },

  "weekly-107": ({ said }) => {
    const inequalities: Record<string, (x: number) => boolean> = {
      "x > 3": (x) => x > 3,
      "x > -3": (x) => x > -3,
      "x < -4": (x) => x < -4,
      "x < 3": (x) => x < 3,
    };
    const numbers = range(-400, 400).map((eighths) => eighths / 8);
    return fitting(inequalities, (holds) => numbers.every((x) => holds(x) === said(1) - 2 * x > 1));
  },

  "weekly-108": () => {
    const changes = range(2, 60).flatMap((bottom) =>
      range(1, bottom - 1).map((top) => compare(rational(top + 1, bottom + 1), rational(top, bottom))),
    );
    const signs = new Set(changes);
    if (signs.size > 1) return "It depends on the fraction.";
    const sign = only(signs);
    return `It always ${sign > 0 ? "becomes larger" : sign < 0 ? "becomes smaller" : "stays the same"}.`;
  },

  "weekly-109": ({ said }) => {
    const fives = range(1, 7).flatMap((a) =>
      range(a + 1, 7).flatMap((b) =>
        range(9, 50).flatMap((d) => range(d + 1, 50).map((largest) => [a, b, said(3), d, largest])),
      ),
    );
    return Math.max(...fives.filter((five) => total(five) === 50).map((five) => five[4] ?? 0));
  },

  "weekly-110": () => {
    // The width grows evenly with the height, so the cross-sections are as its squares, and Simpson's rule is exact for these.
    const volume = (height: Rational) => {
      const middle = divide(height, rational(2));
      const sections = add(multiply(rational(4), multiply(middle, middle)), multiply(height, height));
      return divide(multiply(height, sections), rational(6));
    };
    return fractionText(divide(volume(rational(1, 2)), volume(rational(1))));
  },
};

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** The text of the one option that fits. */
function fitting<T>(options: Readonly<Record<string, T>>, fits: (option: T) => boolean): string {
  return only(Object.keys(options).filter((text) => fits(options[text] as T)));
}
