import { compare, fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, orderings, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 21 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-201": ({ said }) => {
    // Ema's age goes up month by month until it is Luka's.
    let [years, months, waited] = [7, said(4), 0];
    while (years !== said(1) || months !== said(2)) {
      waited += 1;
      months += 1;
      if (months === 12) [years, months] = [years + 1, 0];
    }
    return `${Math.floor(waited / 12)} years ${waited % 12} months`;
  },

  "weekly-202": ({ said }) => {
    const products = [...orderings([2, said(2), said(3), said(4)])].map(
      ([a = 0, b = 0, c = 0, d = 0]) => [10 * a + b, 10 * c + d] as const,
    );
    const most = Math.max(...products.map(([first, second]) => first * second));
    const [first, second] = only(products.filter(([one, other]) => one > other && one * other === most));
    return `${first} \\times ${second}`;
  },

  "weekly-203": () => {
    const halves = [...choices([range(0, 4), range(0, 4)])];
    return String(new Set(halves.map((domino) => domino.toSorted().join("-"))).size);
  },

  "weekly-204": ({ said }) => {
    const tanks = [...choices([range(1, 200), range(1, 200)])].filter(
      ([red = 0, blue = 0]) => said(2) * red === said(1) * blue && red - blue === said(3),
    );
    return String(only(tanks).reduce((all, one) => all + one));
  },

  "weekly-205": () => {
    const factors = (n: number) => range(1, n).filter((i) => n % i === 0).length;
    const primes = range(2, 30).filter((n) => factors(n) === 2);
    const pairs = [...choices([primes, primes])].filter(([p, q]) => p !== q);
    return String(only(new Set(pairs.map(([p = 0, q = 0]) => factors(p * p * q)))));
  },

  "weekly-206": ({ said }) => {
    // In row r there are r triangles that point up, and one that points down between each two of them.
    const triangles = range(1, said(4)).flatMap((row) => [
      ...range(1, row).map((i) => `up ${row} ${i}`),
      ...range(1, row - 1).map((i) => `down ${row} ${i}`),
    ]);
    return String(new Set(triangles).size);
  },

  "weekly-207": () => {
    // Triangles with these angles, drawn on bases of several lengths; what they do not share need not be true.
    const sines = [50, 60, 70].map((degrees) => Math.sin((degrees * Math.PI) / 180));
    const triangles = range(1, 8).map((size) => sines.map((sine) => size * sine));
    const area = ([a = 0, b = 0]: number[]) => (a * b * (sines[2] ?? 0)) / 2;
    const measures: Record<string, (sides: number[]) => string> = {
      "They have the same area.": (sides) => area(sides).toFixed(6),
      "Their sides are in the same ratio.": (sides) =>
        sides.map((side) => (side / Math.max(...sides)).toFixed(6)).join(),
      "They have the same perimeter.": ([a = 0, b = 0, c = 0]) => (a + b + c).toFixed(6),
      "One covers the other exactly.": (sides) => sides.map((side) => side.toFixed(6)).join(),
    };
    return only(Object.entries(measures).filter(([, measure]) => new Set(triangles.map(measure)).size === 1))[0];
  },

  "weekly-208": () => {
    const machine = (x: number) => 2 * x + 3;
    const expressions: Record<string, (x: number) => number> = {
      "4x + 3": (x) => 4 * x + 3,
      "4x + 6": (x) => 4 * x + 6,
      "4x + 9": (x) => 4 * x + 9,
      "4x^2 + 12x + 9": (x) => 4 * x * x + 12 * x + 9,
    };
    const fits = (value: (x: number) => number) => range(-20, 20).every((x) => value(x) === machine(machine(x)));
    return only(Object.entries(expressions).filter(([, value]) => fits(value)))[0];
  },

  "weekly-209": () => {
    const marbles = ["red", "red", "red", "blue", "blue"];
    const draws = [...choices([range(0, 4), range(0, 4)])].filter(([first, second]) => first !== second);
    const different = draws.filter((draw) => new Set(draw.map((i) => marbles[i])).size === 2);
    return fractionText(rational(different.length, draws.length));
  },

  "weekly-210": () => {
    // The decimal is at least each of 0.1, 0.19, 0.199, ... and never more than one last digit above it.
    const options = [rational(19, 100), rational(19, 99), rational(199, 1000), rational(1, 5)];
    const cuts = range(0, 30).map((nines) => ({
      digits: BigInt(`1${"9".repeat(nines)}`),
      scale: 10n ** BigInt(nines + 1),
    }));
    const fits = options.filter((option) =>
      cuts.every(
        ({ digits, scale }) =>
          compare(rational(digits, scale), option) <= 0 && compare(option, rational(digits + 1n, scale)) <= 0,
      ),
    );
    return fractionText(only(fits));
  },
};
