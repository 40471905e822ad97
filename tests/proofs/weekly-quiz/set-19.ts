import { fractionText, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, only, orderings, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 19 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-181": () => {
    const [anouk, bilal, chidi, dara] = [0, 1, 2, 3];
    const older = (order: number[], a: number, b: number) => order.indexOf(a) < order.indexOf(b);
    const orders = [...orderings([anouk, bilal, chidi, dara])].filter(
      (order) => older(order, anouk, bilal) && older(order, bilal, chidi) && older(order, dara, chidi),
    );
    const sentences: Record<string, (order: number[]) => boolean> = {
      "Anouk is the oldest.": (order) => order[0] === anouk,
      "Chidi is the youngest.": (order) => order[3] === chidi,
      "Dara is younger than Anouk.": (order) => older(order, anouk, dara),
      "Bilal is older than Dara.": (order) => older(order, bilal, dara),
    };
    return only(Object.entries(sentences).filter(([, holds]) => orders.every(holds)))[0];
  },

  "weekly-182": () => {
    const fits = (pupils: number) => range(0, pupils).some((walking) => 100 * walking === 35 * pupils);
    return String(only([25, 30, 35, 40].filter(fits)));
  },

  "weekly-183": () => {
    const letters = {
      A: ["..#..", ".#.#.", "#...#", "#####", "#...#"],
      H: ["#...#", "#...#", "#####", "#...#", "#...#"],
      N: ["#...#", "##..#", "#.#.#", "#..##", "#...#"],
      R: ["####.", "#...#", "####.", "#..#.", "#...#"],
    };
    const across = (rows: string[]) => rows.map((row) => [...row].reverse().join(""));
    const slanted = (rows: string[]) => rows.map((_, i) => rows.map((row) => row[i]).join(""));
    const fits = ([, rows]: [string, string[]]) => {
      const turned = across(rows).reverse();
      const mirrored = [across(rows), rows.toReversed(), slanted(rows), slanted(turned)];
      return turned.join() === rows.join() && mirrored.every((image) => image.join() !== rows.join());
    };
    return only(Object.entries(letters).filter(fits))[0];
  },

  "weekly-184": ({ said }) => {
    const reported = (people: number) =>
      only(range(0, said(2)).filter((h) => -50 <= people - said(2) * h && people - said(2) * h < 50));
    return String(Math.max(...range(3000, 4000).filter((people) => reported(people) === 35)));
  },

  "weekly-185": () => {
    const sides: Record<string, (x: number) => [number, number]> = {
      "x + 6 = 6 - x": (x) => [x + 6, 6 - x],
      "5 + 2x = 7x": (x) => [5 + 2 * x, 7 * x],
      "2(x + 3) = 2x + 3": (x) => [2 * (x + 3), 2 * x + 3],
      "3(x + 2) - x = 2x + 6": (x) => [3 * (x + 2) - x, 2 * x + 6],
    };
    const always = (both: (x: number) => [number, number]) => range(-50, 50).every((x) => both(x)[0] === both(x)[1]);
    return only(Object.entries(sides).filter(([, both]) => always(both)))[0];
  },

  "weekly-186": () => {
    const options = [rational(3, 7), rational(7, 15), rational(6, 11), rational(5, 9)];
    const away = (option: Rational) => Math.abs(size(subtract(option, rational(1, 2))));
    const nearest = Math.min(...options.map(away));
    return fractionText(only(options.filter((option) => away(option) === nearest)));
  },

  "weekly-187": ({ said }) => {
    const commonFactor = (a: number, b: number) => Math.max(...range(1, a).filter((n) => a % n === 0 && b % n === 0));
    const commonMultiple = (a: number, b: number) =>
      Math.min(...range(1, a * b).filter((n) => n % a === 0 && n % b === 0));
    const others = range(1, 200).filter(
      (n) => commonFactor(said(4), n) === said(2) && commonMultiple(said(4), n) === 72,
    );
    return String(only(others));
  },

  "weekly-188": () => {
    const changes = {
      "a van goes 6 km per litre instead of 5": [5, 6],
      "a taxi goes 15 km per litre instead of 12": [12, 15],
      "a car goes 14 km per litre instead of 10": [10, 14],
      "a motorbike goes 40 km per litre instead of 25": [25, 40],
    };
    const litres = (kilometres = 1) => rational(1000, kilometres);
    const saved = Object.entries(changes).map(([text, [before, after]]) => ({
      text,
      litres: size(subtract(litres(before), litres(after))),
    }));
    const most = Math.max(...saved.map(({ litres }) => litres));
    return only(saved.filter(({ litres }) => litres === most)).text;
  },

  "weekly-189": ({ said }) => {
    // First term and factor in halves.
    const pairs = [...choices([range(-200, 200), range(-40, 40)])].filter(([first = 0, factor = 0]) => {
      const terms = range(1, 5).reduce((all, _, i) => all.concat(((all[i] ?? 0) * factor) / 2), [first / 2]);
      return terms[2] === said(2) && terms[5] === said(4);
    });
    return fractionText(rational(only(pairs)[0] ?? 0, 2));
  },

  "weekly-190": () => {
    const births = [...choices([range(1, 7), range(1, 7), range(1, 7)])];
    return fractionText(rational(births.filter((days) => new Set(days).size === 3).length, births.length));
  },
};

function size({ num, den }: Rational): number {
  return Number(num) / Number(den);
}
