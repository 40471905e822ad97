import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-041": ({ said }) => {
    const number = only(range(1, 1000).filter((n) => n / said(1) === said(2)));
    return fractionText(rational(number, said(3)));
  },

  "weekly-042": ({ said }) => {
    // The edges of three squares in a row; those that belong to one square only lie round the rectangle.
    const edges = range(0, 2).flatMap((i) => [`top ${i}`, `bottom ${i}`, `upright ${i}`, `upright ${i + 1}`]);
    const outside = edges.filter((edge) => edges.indexOf(edge) === edges.lastIndexOf(edge));
    return only(range(1, said(2)).filter((side) => outside.length * side === said(2)));
  },

  "weekly-043": () => {
    const notes: ((coin: string) => boolean)[] = [
      (coin) => coin === "C",
      (coin) => coin !== "C",
      (coin) => coin === "C",
      (coin) => coin !== "D",
    ];
    const coin = only(["A", "B", "C", "D"].filter((box) => notes.filter((note) => note(box)).length === 1));
    return `in box ${coin}`;
  },

  "weekly-044": ({ said }) => {
    const days = ["Monday", "Tuesday"];
    const minutes = only(
      range(0, 2 * 24 * 60 - 1).filter((lima) => lima + said(1) * 60 === 24 * 60 + said(2) * 60 + 30),
    );
    const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
    return `${days[Math.floor(minutes / (24 * 60))]}, ${hour}:${minute}`;
  },

  "weekly-045": () => {
    const values = range(-3, 3);
    const lists = [...choices([values, values, values, values, values])].filter(
      (list) => Math.max(...list) - Math.min(...list) === 0,
    );
    const claims: Record<string, (list: readonly number[]) => boolean> = {
      "They are all equal.": (list) => new Set(list).size === 1,
      "They are all 0.": (list) => list.every((one) => one === 0),
      "At least one of them is 0.": (list) => list.includes(0),
      "Their mean is 0.": (list) => list.reduce((total, one) => total + one, 0) === 0,
    };
    return only(Object.entries(claims).filter(([, claim]) => lists.every(claim)))[0];
  },

  "weekly-046": () => {
    const places = range(-20, 20).flatMap((x) => range(-20, 20).map((y) => Math.max(Math.abs(x), Math.abs(y))));
    return places.filter((ring) => ring === 5).length;
  },

  "weekly-047": ({ said }) => {
    // Hundredths of a number that, times 0.047, give 16.92: all counted in hundred-thousandths.
    const quotient = only(range(1, 100_000).filter((hundredths) => hundredths * said(2) === 1_692_000));
    return fractionText(rational(quotient, 100));
  },

  "weekly-048": () => {
    const remainders = new Set(range(0, 500).map((n) => range(n, n + 3).reduce((total, one) => total + one, 0) % 4));
    return remainders.size > 1 ? "it depends on the numbers" : `always ${only(remainders)}`;
  },

  "weekly-049": ({ said }) => {
    const salt = (grams: number, perCent: number) => range(1, grams).filter((gram) => gram % 100 < perCent).length;
    const mixture = salt(said(1), said(2)) + salt(said(3), said(4));
    return only(range(1, 100).filter((perCent) => perCent * 500 === mixture * 100));
  },

  "weekly-050": () => {
    // Hundredths, as far to the left of the middle x = 1 as to the right: the values of k that only one x gives.
    const places = new Map<number, number>();
    for (const x of range(-1000, 1200)) {
      const k = x * x - 200 * x;
      places.set(k, (places.get(k) ?? 0) + 1);
    }
    const touching = only([...places].filter(([, count]) => count === 1))[0];
    return fractionText(rational(touching, 10_000));
  },
};
