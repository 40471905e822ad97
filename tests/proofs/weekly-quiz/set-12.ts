import { choices, insist, only, orderings, range } from "../proof.ts";
import { byNumbers, optionNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-111": ({ said }) => {
    // The height of a stack in half centimetres: the first cup and an equal piece for each further one.
    const height = (cups: number, piece: number) => range(2, cups).reduce((total) => total + piece, 18);
    const piece = only(range(0, 18).filter((one) => height(said(2), one) === 26));
    return height(said(5), piece) / 2;
  },

  "weekly-112": ({ said }) => {
    // What each seven is worth: how much is lost when it is turned into a 0.
    const [first, second] = [said(2) - 4873, said(2) - 74_803];
    return only(range(1, 10_000).filter((times) => times * second === first));
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

  "weekly-117": ({ said }) => {
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

  "weekly-120": ({ said }) => {
    // A quadratic equation has at most two solutions; these two are all.
    const solutions = range(-80, 80).filter((eighths) => (eighths - 24) * (eighths + 16) === said(3) * 64);
    if (solutions.length !== 2) throw new Error(`${solutions.length} solutions`);
    return solutions.map((eighths) => `x = ${eighths / 8}`).join(" or ");
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}
