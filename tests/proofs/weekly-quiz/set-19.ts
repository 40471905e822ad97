import { fractionText, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, insist, only, orderings, range } from "../proof.ts";
import { byClaim, byNumbers, byStatement, optionNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 19 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-181": (reading) => {
    reading.says("Four children have four different ages", "**must** be true?");
    const clues = [...reading.shown.words.matchAll(/(\w+) is older than (\w+)\./g)];
    insist(clues.length === 3, "three clues");
    const older = (order: string[], a = "", b = "") => order.indexOf(a) < order.indexOf(b);
    const children = ["Anouk", "Bilal", "Chidi", "Dara"];
    insist(
      clues.every(([, a = "", b = ""]) => children.includes(a) && children.includes(b)),
      "the four children",
    );
    const orders = [...orderings(children)].filter((order) => clues.every(([, a, b]) => older(order, a, b)));
    const sentences: Record<string, (order: string[]) => boolean> = {
      "Anouk is the oldest.": (order) => order[0] === "Anouk",
      "Chidi is the youngest.": (order) => order[3] === "Chidi",
      "Dara is younger than Anouk.": (order) => older(order, "Anouk", "Dara"),
      "Bilal is older than Dara.": (order) => older(order, "Bilal", "Dara"),
    };
    return byClaim(reading, sentences, (holds) => orders.every(holds));
  },

  "weekly-182": (reading) => {
    const { said, says } = reading;
    says("Exactly", "of the pupils of a class walk to school", "can be the number of pupils in the class?");
    return byNumbers(reading, "#", (pupils = 0) =>
      range(0, pupils).some((walking) => 100 * walking === said(1) * pupils),
    );
  },

  "weekly-183": (reading) => {
    reading.says("plain printed capital letters", "the same after a half turn, but has **no** line of symmetry?");
    const letters: Record<string, string[]> = {
      A: ["..#..", ".#.#.", "#...#", "#####", "#...#"],
      H: ["#...#", "#...#", "#####", "#...#", "#...#"],
      N: ["#...#", "##..#", "#.#.#", "#..##", "#...#"],
      R: ["####.", "#...#", "####.", "#..#.", "#...#"],
    };
    const across = (rows: string[]) => rows.map((row) => [...row].reverse().join(""));
    const slanted = (rows: string[]) => rows.map((_, i) => rows.map((row) => row[i]).join(""));
    return byClaim(reading, letters, (rows) => {
      const turned = across(rows).reverse();
      const mirrored = [across(rows), rows.toReversed(), slanted(rows), slanted(turned)];
      return turned.join() === rows.join() && mirrored.every((image) => image.join() !== rows.join());
    });
  },

  "weekly-184": ({ said, says }) => {
    says(
      "The number was rounded to the **nearest hundred**",
      "the largest number of people that may really have been there?",
    );
    const step = said(2);
    const reported = (people: number) => step * Math.floor((people + step / 2) / step);
    return String(Math.max(...range(0, 2 * said(1)).filter((people) => reported(people) === said(1))));
  },

  "weekly-185": (reading) => {
    reading.says("is true for **every** number $x$?");
    return byStatement(reading, "x", (is) => range(-50, 50).every((x) => is(x)));
  },

  "weekly-186": (reading) => {
    const { said, says } = reading;
    says("is nearest to");
    const away = ([top = 0, bottom = 1]: number[]) =>
      Math.abs(size(subtract(rational(top, bottom), rational(said(1), said(2)))));
    const nearest = Math.min(...optionNumbers(reading, "#/#").map(away));
    return byNumbers(reading, "#/#", (...fraction) => away(fraction) === nearest);
  },

  "weekly-187": ({ said, says }) => {
    says("The highest common factor of two numbers is", "Their lowest common multiple is", "One of the numbers is");
    says("What is the other?");
    const commonFactor = (a: number, b: number) => Math.max(...range(1, a).filter((n) => a % n === 0 && b % n === 0));
    const commonMultiple = (a: number, b: number) =>
      Math.min(...range(1, a * b).filter((n) => n % a === 0 && n % b === 0));
    const others = range(1, 200).filter(
      (n) => commonFactor(said(4), n) === said(2) && commonMultiple(said(4), n) === said(3),
    );
    return String(only(others));
  },

  "weekly-188": (reading) => {
    const { said, says } = reading;
    says("Four vehicles each go", "km a month. Which change saves the most petrol?");
    const form = "a * goes # km per litre instead of #";
    const litres = (kilometres = 1) => rational(said(2), kilometres);
    const saved = ([after, before]: number[]) => size(subtract(litres(before), litres(after)));
    const changes = optionNumbers(reading, form);
    const most = Math.max(...changes.map(saved));
    // What is said of the wrong ones: 200, 100 and 40 litres before, 15 saved, and the greatest gain in kilometres.
    const [van, , car, motorbike] = changes.map(([, before]) => litres(before));
    insist(
      [van, car, motorbike].every((one) => one?.den === 1n),
      "three need whole litres",
    );
    const gains = changes.map(([after = 0, before = 0]) => after - before);
    insist(Number.isInteger(saved(changes[3] ?? [])) && gains[3] === Math.max(...gains), "the motorbike gains most");
    return byNumbers(reading, form, (...change) => saved(change) === most);
  },

  "weekly-189": ({ said, says }) => {
    says("every term is the same number of times the term before it", "term is", "and the", "What is the");
    // First term and factor in halves.
    const sequences = [...choices([range(-200, 200), range(-40, 40)])].map(([first = 0, factor = 0]) =>
      range(1, 7).reduce((all, _, i) => all.concat(((all[i] ?? 0) * factor) / 2), [first / 2]),
    );
    const fits = sequences.filter((terms) => terms[said(1) - 1] === said(2) && terms[said(3) - 1] === said(4));
    return only(fits)[said(5) - 1] ?? "none";
  },

  "weekly-190": ({ said, says }) => {
    says("friends were each born on some day of the week", "being equally likely for each friend");
    says("**different** days of the week?");
    const births = [...choices(range(1, said(1)).map(() => range(1, said(2))))];
    return fractionText(rational(births.filter((days) => new Set(days).size === said(3)).length, births.length));
  },
};

function size({ num, den }: Rational): number {
  return Number(num) / Number(den);
}
