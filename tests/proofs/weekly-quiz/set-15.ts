import { choices, insist, only, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { byClaim, byFormula } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-141": ({ said, says }) => {
    says("A row of numbers starts with", "is taken away,", "is added,", "and so on", "number of the row?");
    insist(said(4) === said(2) && said(5) === said(3), "the same steps again");
    const row = [said(1)];
    while (row.length < said(11)) row.push((row.at(-1) ?? 0) + (row.length % 2 === 1 ? -said(2) : said(3)));
    insist(
      [6, 7, 8, 9, 10].every((place, i) => said(place) === row[i]),
      "the first numbers",
    );
    return row[said(11) - 1] ?? "none";
  },

  "weekly-142": (reading) => {
    const { said, says } = reading;
    labelled(reading, "A wall # @1 long and # @1 high", "sides of # @2.");
    says(
      "m long and",
      "m high is to be covered with square tiles. Each tile has sides of",
      "How many tiles are needed?",
    );
    const corners = [...choices([range(0, 100 * said(1) - 1), range(0, 100 * said(2) - 1)])].filter(
      ([x = 0, y = 0]) => x % said(3) === 0 && y % said(3) === 0,
    );
    return corners.length;
  },

  "weekly-143": ({ said, says }) => {
    says(
      "A night train leaves at",
      "and arrives at",
      "the next morning, in the same time zone",
      "does the journey take?",
    );
    insist(said(3) < 24 && said(4) < 60, "there is such a time");
    let [hour, minute, ride] = [said(1), said(2), 0];
    while (hour !== said(3) || minute !== said(4)) {
      ride++;
      minute = (minute + 1) % 60;
      if (minute === 0) hour = (hour + 1) % 24;
    }
    return `${Math.floor(ride / 60)} hours ${ride % 60} minutes`;
  },

  "weekly-144": (reading) => {
    const { said, says } = reading;
    says("Two players take counters from a pile of", "in turn, each time", "Whoever takes the last counter wins");
    says("should the first player take at the start to be sure of winning, if she plays well later, too?");
    const takes = [3, 4, 5].map(said);
    const wins = [false];
    for (const pile of range(1, said(2))) wins[pile] = takes.some((taken) => wins[pile - taken] === false);
    const good = takes.filter((count) => wins[said(2) - count] === false);
    const claims = { "1 counter": [1], "2 counters": [2], "3 counters": [3], "any number of counters": [1, 2, 3] };
    return byClaim(reading, claims, (counts) => counts.join() === good.join());
  },

  "weekly-145": ({ said, says }) => {
    says(
      "wanted to divide a number by",
      "she pressed the wrong key and multiplied it by",
      "She got",
      "should she have got?",
    );
    const multiplied = (number: number, by: number) => range(1, by).reduce((total) => total + number, 0);
    const start = only(range(1, 500).filter((number) => multiplied(number, said(2)) === said(3)));
    return only(range(1, 500).filter((quarter) => multiplied(quarter, said(1)) === start));
  },

  "weekly-146": ({ said, says }) => {
    says("red marbles for every", "blue ones. When", "red marbles are added, there are as many red as blue ones");
    says("How many blue marbles are in the box?");
    const boxes = [...choices([range(1, 80), range(1, 80)])];
    const [, blue = 0] = only(
      boxes.filter(([red = 0, blue = 0]) => said(2) * red === said(1) * blue && red + said(3) === blue),
    );
    return blue;
  },

  "weekly-147": (reading) => {
    const letters = labelled(reading, "stand the numbers $@1$, $@2$, $@3$, $@4$, in this order.").join("");
    reading.says("four bricks at the bottom, then three, then two, and one at the top", "in this order");
    reading.says("Every other brick shows the sum of the two bricks it rests on", "does the top brick show?");
    const top = (row: readonly number[]): number =>
      row.length > 1 ? top(row.slice(1).map((right, i) => (row[i] ?? 0) + right)) : (row[0] ?? 0);
    const numbers = range(-3, 3);
    const bottoms = [...choices([numbers, numbers, numbers, numbers])];
    return byFormula(reading, letters, (of) => bottoms.every((row) => of(...row) === top(row)));
  },

  "weekly-148": ({ said, says }) => {
    says("lays her shells in rows of", "left over. In rows of", "are left over, in rows of", "and in rows of");
    says("What is the smallest number of shells she can have?");
    const rows = [1, 3, 5, 7].map((place) => [said(place), said(place + 1)]);
    return range(1, 1000).find((shells) => rows.every(([row = 1, left]) => shells % row === left)) ?? "none";
  },

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

  "weekly-150": (reading) => {
    const { said, says } = reading;
    says("and comes to an end; the decimal of", "goes on for ever", "have a decimal that comes to an end?");
    // Long division: it comes to an end when the remainder is 0.
    const ends = (bottom: number) => {
      let remainder = 1;
      for (const _ of range(1, 50)) remainder = (10 * remainder) % bottom;
      return remainder === 0;
    };
    const bottoms = range(said(8), said(14));
    insist(bottoms.length === said(6) && [7, 9, 11, 13].every((top) => said(top) === 1), "so many fractions");
    insist(said(10) === bottoms[1] && said(12) === bottoms[2], "one after the other");
    insist(said(1) === 1 && ends(said(2)) && said(1) / said(2) === said(3), "the example that ends");
    insist(said(4) === 1 && !ends(said(5)), "the example that does not");
    return bottoms.filter(ends).length;
  },
};
