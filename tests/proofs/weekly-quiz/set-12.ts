import { choices, only, orderings, range } from "../proof.ts";
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

  "weekly-113": () => {
    const block = ["white", "white", "green", "red", "green"];
    const row = range(1, 40).flatMap(() => block);
    const green = row.flatMap((colour, i) => (colour === "green" ? [i + 1] : []));
    return String(green[20]);
  },

  "weekly-114": () => {
    // Each flatbread in 252 crumbs, so that every table can share without a rest.
    const tables = [
      [2, 3],
      [3, 4],
      [7, 9],
      [10, 14],
    ] as const;
    const each = tables.map(([breads, children]) => (252 * breads) / children);
    const [breads, children] = only(tables.filter((_, i) => each[i] === Math.max(...each)));
    return `${breads} flatbreads for ${children} children`;
  },

  "weekly-115": () => {
    const changes = [...choices([[4], [9], [5, 9, 30], [9, 12], [4, 7, 31], [1, 20]])].map((heights) => {
      const later = heights.map((height) => height + 3);
      const [mean, gap] = [sum(later) / 6 - sum(heights) / 6, spread(later) - spread(heights)];
      return `The mean grows by ${Math.round(1000 * mean) / 1000} cm, and the range ${
        gap === 0 ? "stays the same" : `grows by ${gap} cm`
      }.`;
    });
    return only(new Set(changes));
  },

  "weekly-116": () => {
    const numbers = range(11, 99).filter((number) => number % 10 !== 0);
    const results = numbers.map((number) => number + Number([...String(number)].reverse().join("")));
    return only([2, 3, 9, 11].filter((divisor) => results.every((result) => result % divisor === 0)));
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

  "weekly-118": () => {
    // All prices in pence.
    const prices = range(1, 20_000);
    const first = only(prices.filter((price) => 5 * (6000 - price) === price));
    const second = only(prices.filter((price) => 5 * (price - 6000) === price));
    const gain = (12_000 - first - second) / 100;
    return gain === 0 ? "no gain and no loss" : `a ${gain > 0 ? "gain" : "loss"} of £${Math.abs(gain)}`;
  },

  "weekly-119": () => {
    const songs = ["Dawn", "Dusk", "a", "b", "c", "d"];
    return [...orderings(songs)].filter((order) => order.indexOf("Dawn") < order.indexOf("Dusk")).length;
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
