import { choices, insist, only, range } from "../proof.ts";
import { byFormula } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-141": ({ said }) => {
    const row = [20];
    while (row.length < said(11)) row.push((row.at(-1) ?? 0) + (row.length % 2 === 1 ? -3 : 5));
    return row[10] ?? "none";
  },

  "weekly-142": ({ said }) => {
    const corners = [...choices([range(0, 199), range(0, 99)])].filter(
      ([x = 0, y = 0]) => x % said(3) === 0 && y % said(3) === 0,
    );
    return corners.length;
  },

  "weekly-143": ({ said }) => {
    let [hour, minute, ride] = [said(1), said(2), 0];
    while (hour !== said(3) || minute !== said(4)) {
      ride++;
      minute = (minute + 1) % 60;
      if (minute === 0) hour = (hour + 1) % 24;
    }
    return `${Math.floor(ride / 60)} hours ${ride % 60} minutes`;
  },

  "weekly-144": ({ said }) => {
    const wins = [false];
    for (const pile of range(1, said(2))) wins[pile] = [1, 2, 3].some((taken) => wins[pile - taken] === false);
    const taken = only([1, 2, 3].filter((count) => wins[said(2) - count] === false));
    return `${taken} ${taken === 1 ? "counter" : "counters"}`;
  },

  "weekly-145": ({ said }) => {
    const start = only(range(1, 500).filter((number) => number + number + number + number === said(3)));
    return only(range(1, 500).filter((quarter) => quarter + quarter + quarter + quarter === start));
  },

  "weekly-146": ({ said }) => {
    const boxes = [...choices([range(1, 80), range(1, 80)])];
    const [, blue = 0] = only(
      boxes.filter(([red = 0, blue = 0]) => said(2) * red === said(1) * blue && red + said(3) === blue),
    );
    return blue;
  },

  "weekly-147": (reading) => {
    reading.says("four bricks at the bottom, then three, then two, and one at the top", "in this order");
    reading.says("Every other brick shows the sum of the two bricks it rests on", "does the top brick show?");
    const top = (row: readonly number[]): number =>
      row.length > 1 ? top(row.slice(1).map((right, i) => (row[i] ?? 0) + right)) : (row[0] ?? 0);
    const numbers = range(-3, 3);
    const bottoms = [...choices([numbers, numbers, numbers, numbers])];
    return byFormula(reading, "abcd", (of) => bottoms.every((row) => of(...row) === top(row)));
  },

  "weekly-148": ({ said }) =>
    range(1, 1000).find((shells) => [2, 3, 4, said(7)].every((row) => shells % row === row - 1)) ?? "none",

  "weekly-149": ({ said, says }) => {
    says("positive whole numbers have the mean", "the median", "and the mode", "and there is no other mode");
    says("the smallest value that the smallest of them can have");
    insist(said(1) === 5, "five numbers");
    const numbers = range(1, 36);
    const rows = [...choices([numbers, numbers, [said(3)], numbers])]
      .map((four) => [...four, 5 * said(2) - four.reduce((total, one) => total + one, 0)])
      .filter((five) => five.every((one, i) => one > 0 && one >= (five[i - 1] ?? 0)));
    const often = (five: readonly number[], wanted: number) => five.filter((one) => one === wanted).length;
    const mode = said(4);
    const fitting = rows.filter((five) => five.every((one) => one === mode || often(five, one) < often(five, mode)));
    return Math.min(...fitting.map(([smallest = 0]) => smallest));
  },

  "weekly-150": ({ said }) => {
    // Long division: it comes to an end when the remainder is 0.
    const ends = (bottom: number) => {
      let remainder = 1;
      for (const _ of range(1, 50)) remainder = (10 * remainder) % bottom;
      return remainder === 0;
    };
    return range(2, said(14)).filter(ends).length;
  },
};
