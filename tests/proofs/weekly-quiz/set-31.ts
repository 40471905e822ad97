import { add, fractionText, multiply, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formulaIn } from "../reading/formulas.ts";
import { byFormula, byNumbers, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-301": ({ said, says }) => {
    says("swaps the", "and the", "By how much does the number grow?");
    const [one, other] = [String(said(2)), String(said(3))];
    const digits = [...String(said(1))];
    insist(
      [one, other].every((digit) => digits.filter((some) => some === digit).length === 1),
      "one of each",
    );
    const swapped = digits.map((digit) => (digit === one ? other : digit === other ? one : digit)).join("");
    return Number(swapped) - said(1);
  },

  "weekly-302": ({ said, says }) => {
    says("counts down from", "in sevens", "What is the first number below zero that he says?");
    const step = said(3) - said(2);
    insist(said(2) === said(1) && said(4) - said(3) === step && step === -7, "the first numbers go down in sevens");
    let number = said(1);
    while (number >= 0) number += step;
    return number;
  },

  "weekly-303": (reading) => {
    const { said, says } = reading;
    says("Some numbers have the mean", "Then two more numbers are put with them, and the mean is still");
    says("Which two numbers can these be?");
    const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
    const numbers = range(0, 20);
    const lists = [...choices([numbers, numbers, numbers])].filter((list) => total(list) === 3 * said(1));
    return byNumbers(reading, "# and #", (...pair) => lists.some((list) => total([...list, ...pair]) === 5 * said(3)));
  },

  "weekly-304": (reading) => {
    reading.says("is even for **every** whole number $n$?");
    return byFormula(reading, "n", (of) => range(-50, 50).every((n) => of(n) % 2 === 0));
  },

  "weekly-305": ({ said, says }) => {
    says(
      "The fast printer alone would print all the posters in",
      "hours, the slow one alone in",
      "hours. Both are started together",
    );
    says("until all the posters are done. What fraction of the posters does the fast one print?");
    // Posters counted minute by minute: 60 × 24 in all, so 6 a minute from the fast printer and 4 from the slow one.
    const all = 1440;
    let [fast, slow] = [0, 0];
    while (fast + slow < all) {
      fast += all / (said(1) * 60);
      slow += all / (said(3) * 60);
    }
    if (fast + slow !== all) throw new Error("not a whole minute");
    return fractionText(rational(fast, all));
  },

  "weekly-306": (reading) => {
    const { said, says } = reading;
    says("and so on up to", "are all multiplied together. What is the product?");
    const bottoms = range(said(4), said(13));
    insist(bottoms.length === said(1), "so many factors");
    const shown = [...bottoms.slice(0, 3), said(13)].map((bottom) => `1 + \\frac{1}{${bottom}}`);
    insist(
      shown.every((factor, i) => formulaIn(reading, i + 1) === factor),
      "the factors of the question",
    );
    return fractionText(bottoms.map((bottom) => add(rational(1), rational(1, bottom))).reduce(multiply));
  },

  "weekly-307": (reading) => {
    const { said, says } = reading;
    says("Some of them shake hands with each other, no two of them more than once");
    says("each of the five says how many hands they have shaken", "can be true?");
    const people = range(1, said(1));
    const pairs = people.flatMap((one) => range(one + 1, said(1)).map((other) => [one, other] as const));
    const possible = new Set(
      range(0, 2 ** pairs.length - 1).map((party) => {
        const shaken = pairs.filter((_, i) => (party >> i) % 2 === 1).flat();
        const counts = people.map((person) => shaken.filter((one) => one === person).length);
        return counts.sort((a, b) => b - a).join(", ");
      }),
    );
    return byText(reading, (list) => possible.has(list));
  },

  "weekly-308": ({ said, says }) => {
    says("balls, and", "of them are red. Red balls are taken out until exactly", "of the balls in the box are red");
    says("How many red balls are taken out?");
    const red = only(range(0, said(1)).filter((count) => 100 * count === said(2) * said(1)));
    return only(range(0, red - 1).filter((taken) => 100 * (red - taken) === said(3) * (said(1) - taken)));
  },

  "weekly-309": ({ said, says }) => {
    says("How many of the factors of", "do **not** end in the digit", "counts as a factor");
    insist(said(3) === 1, "1 counts as a factor");
    return range(1, said(1)).filter((n) => said(1) % n === 0 && !String(n).endsWith(String(said(2)))).length;
  },

  "weekly-310": ({ said, says }) => {
    says("lies inside a rectangle $ABCD$. It is", "cm away from the corner $A$,", "cm from $B$ and", "cm from $C$");
    says("How far is it from $D$?");
    // P is the origin and A at (-x, -y): B then gives the width, C the height, and D its distance.
    const distances = range(1, 10 * said(1) - 1).map((tenths) => {
      const x = tenths / 10;
      const y = Math.sqrt(said(1) ** 2 - x ** 2);
      const right = Math.sqrt(said(2) ** 2 - y ** 2);
      const up = Math.sqrt(said(3) ** 2 - right ** 2);
      return Math.round(1e6 * Math.hypot(x, up)) / 1e6;
    });
    return only(new Set(distances));
  },
};
