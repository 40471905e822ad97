import { choices, insist, only, orderings, range } from "../proof.ts";
import { formulaIn, statement } from "../reading/formulas.ts";
import { byNumbers, byText, optionNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-111": ({ said, says }) => {
    says("A cup is", "such cups, put one inside the other, make a stack that is", "cm high. How high is a stack of");
    // The height of a stack in half centimetres: the first cup and an equal piece for each further one.
    const height = (cups: number, piece: number) => range(2, cups).reduce((total) => total + piece, 2 * said(1));
    const piece = only(range(0, 18).filter((one) => height(said(2), one) === 2 * said(4)));
    return height(said(5), piece) / 2;
  },

  "weekly-112": ({ said, says }) => {
    says("two sevens in the number", "The first 7 is worth how many times as much as the second 7?");
    // What each seven is worth: how much is lost when it is turned into a 0.
    const digits = [...String(said(2))];
    const worth = digits.flatMap((digit, i) => (digit === "7" ? [said(2) - Number(digits.with(i, "0").join(""))] : []));
    insist(worth.length === said(1), "so many sevens");
    return only(range(1, 10_000).filter((times) => times * (worth[1] ?? 0) === worth[0]));
  },

  "weekly-113": ({ shown, said, says }) => {
    says("again and again", "The first lamp is the first white one", "green lamp?");
    const block = /again and again: ([a-z, ]+)\./.exec(shown.words)?.[1]?.split(", ") ?? [];
    const row = range(1, 2 * said(3)).flatMap(() => block);
    const green = row.flatMap((colour, i) => (colour === "green" ? [i + 1] : []));
    return String(green[said(3) - 1]);
  },

  "weekly-114": (reading) => {
    reading.says(
      "At each of four tables, flatbreads are shared equally among the children",
      "does each child get the most?",
    );
    // Each flatbread in 252 crumbs, so that every table can share without a rest.
    const form = "# flatbreads for # children";
    const each = ([breads = 0, children = 1]: number[]) => (252 * breads) / children;
    const most = Math.max(...optionNumbers(reading, form).map(each));
    return byNumbers(reading, form, (...table) => each(table) === most);
  },

  "weekly-115": ({ said, says }) => {
    says("In one week each of them grows by exactly", "to the mean and to the range of the six heights");
    const changes = [...choices([[4], [9], [5, 9, 30], [9, 12], [4, 7, 31], [1, 20]])].map((heights) => {
      insist(heights.length === said(1), "so many plants");
      const later = heights.map((height) => height + said(3));
      const [mean, gap] = [sum(later) / 6 - sum(heights) / 6, spread(later) - spread(heights)];
      return `The mean grows by ${Math.round(1000 * mean) / 1000} cm, and the range ${
        gap === 0 ? "stays the same" : `grows by ${gap} cm`
      }.`;
    });
    return only(new Set(changes));
  },

  "weekly-116": (reading) => {
    reading.says("a two-digit number without a 0, swap its two digits, and add the new number to the first one");
    reading.says("divides **every** result of this kind without a remainder");
    const numbers = range(11, 99).filter((number) => number % 10 !== 0);
    const results = numbers.map((number) => number + Number([...String(number)].reverse().join("")));
    return byNumbers(reading, "#", (divisor = 0) => results.every((result) => result % divisor === 0));
  },

  "weekly-117": ({ said, says }) => {
    says("goes 1 metre straight on, then turns left by", "does these two steps again and again");
    says("How many metres has it gone when it is back at its starting point for the first time?");
    // In steps of 5 cm along its path; the start itself is left out.
    const at = (steps: number) => {
      let [x, y] = [0, 0];
      for (const step of range(0, steps - 1)) {
        const heading = (Math.floor(step / 20) * said(2) * Math.PI) / 180;
        x += Math.cos(heading) / 20;
        y += Math.sin(heading) / 20;
      }
      return Math.hypot(x, y);
    };
    const back = range(1, 400).find((steps) => at(steps) < 1e-9) ?? 0;
    return String(back / 20);
  },

  "weekly-118": ({ said, says }) => {
    says("two old guitars for", "each. For one he gets", "**more** than he once paid for it, and for the other");
    says("**less** than he once paid for it", "gain or lose in all?");
    // All prices in pence.
    const [price, prices] = [100 * said(2), range(1, 20_000)];
    const first = only(prices.filter((paid) => 100 * (price - paid) === said(3) * paid));
    const second = only(prices.filter((paid) => 100 * (paid - price) === said(4) * paid));
    const gain = (2 * price - first - second) / 100;
    return gain === 0 ? "no gain and no loss" : `a ${gain > 0 ? "gain" : "loss"} of £${Math.abs(gain)}`;
  },

  "weekly-119": ({ said, says }) => {
    says('among them "Dawn" and "Dusk", are played in random order, each once');
    says('does "Dawn" come **somewhere before** "Dusk"?');
    const orders = [...orderings(["Dawn", "Dusk", ...range(3, said(1)).map(String)])];
    insist(orders.length === said(2), "so many orders");
    return orders.filter((order) => order.indexOf("Dawn") < order.indexOf("Dusk")).length;
  },

  "weekly-120": (reading) => {
    reading.says("What are the solutions of");
    // A quadratic equation has at most two solutions; these two are all.
    const equation = statement(formulaIn(reading, 1), "x");
    const solutions = range(-80, 80).filter((eighths) => equation(eighths / 8));
    if (solutions.length !== 2) throw new Error(`${solutions.length} solutions`);
    return byText(reading, (text) => text === solutions.map((eighths) => `x = ${eighths / 8}`).join(" or "));
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}
