import { add, divide, fractionText, multiply, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-051": ({ said }) =>
    only([20, 21, 25, 26].filter((biscuits) => biscuits % said(1) === 1 && biscuits % said(3) === 1)),

  "weekly-052": ({ said }) => {
    // Seconds for the whole charge: in 12 minutes the phone gains as much as from 20% to 50%.
    const seconds = only(range(1, 20_000).filter((whole) => said(1) * 60 * said(5) === whole * (said(3) - said(2))));
    return fractionText(rational(seconds, 60));
  },

  "weekly-053": () => {
    const input = only(range(-100, 100).filter((number) => number * 3 + 5 === 26));
    return (input + 5) * 3;
  },

  "weekly-054": () => {
    const product = range(1, 98).reduce((total) => total + 25, 0);
    const values: Record<string, number> = {
      "100 \\times 25 - 50": 100 * 25 - 50,
      "100 \\times 25 - 2": 100 * 25 - 2,
      "98 \\times 20 + 5": 98 * 20 + 5,
      "100 \\times 23": 100 * 23,
    };
    return only(Object.keys(values).filter((text) => values[text] === product));
  },

  "weekly-055": () => {
    const corners = [...choices([range(0, 3), range(0, 2), range(0, 3), range(0, 2)])];
    return corners.filter(([left = 0, bottom = 0, right = 0, top = 0]) => left < right && bottom < top).length;
  },

  "weekly-056": ({ said }) => {
    // The large square in 400 by 400 specks: those inside the small one count twice, those on its sides once.
    const specks = range(0, 399).map((i) => Math.abs(2 * i + 1 - 400));
    const inside = specks.flatMap((x) => specks.map((y) => (x + y < 400 ? 2 : x + y === 400 ? 1 : 0)));
    const halves = inside.reduce<number>((total, one) => total + one, 0);
    return fractionText(rational(halves * said(2), 2 * 400 * 400));
  },

  "weekly-057": ({ said }) => {
    let water = 6 * said(2);
    for (let hour = 1; hour <= 4; hour++) water -= 6;
    let hours = 0;
    for (; water > 0; hours++) water -= 4;
    if (water !== 0) throw new Error("not a whole number of hours");
    return hours;
  },

  "weekly-058": () => {
    // The fraction whose long division gives the digits 2, 7 and then the first remainder again.
    const fractions = [rational(27, 100), rational(3, 11), rational(2, 7), rational(3, 10)];
    const repeats = fractions.filter(({ num, den }) => {
      const [first, second] = [(10n * num) / den, (10n * ((10n * num) % den)) / den];
      return first === 2n && second === 7n && (100n * num) % den === num;
    });
    return fractionText(only(repeats));
  },

  "weekly-059": () => {
    const [saturday, sunday] = [rational(5, 10), rational(6, 10)];
    const dry = (rain: typeof saturday) => subtract(rational(1), rain);
    const cases = [multiply(saturday, sunday), multiply(saturday, dry(sunday)), multiply(dry(saturday), sunday)];
    return fractionText(cases.reduce(add));
  },

  "weekly-060": () => {
    let term = rational(2);
    for (let place = 2; place <= 50; place++) term = subtract(rational(1), divide(rational(1), term));
    return fractionText(term);
  },
};
