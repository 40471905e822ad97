import { equal, fractionText, multiply, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 20 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-191": ({ said }) => {
    const next = (n: number) => 2 * (n + 4);
    return String(only(range(-100, 100).filter((first) => next(next(first)) === said(4))));
  },

  "weekly-192": ({ said }) => {
    const pairs = [...choices([range(-50, 50), range(-50, 50)])].filter(
      ([a = 0, b = 0]) => 2 * a + said(2) * b === said(3),
    );
    return String(only(new Set(pairs.map(([a = 0, b = 0]) => said(4) * a + said(5) * b + 1))));
  },

  "weekly-193": ({ said }) => {
    const medians = range(-50, 50).map((hidden) => [said(3), 5, 8, 8, hidden].sort((a, b) => a - b)[2]);
    return String(only([4, 5, 6, 8].filter((number) => !medians.includes(number))));
  },

  "weekly-194": ({ said }) => {
    const minutes = (share: (minute: number) => boolean) => range(0, 59).filter(share).length;
    return String(minutes((minute) => 4 * minute < said(1) * 60) - minutes((minute) => 10 * minute < 4 * 60));
  },

  "weekly-195": () => {
    const swapped = (n: number) => Number([...String(n)].reverse().join(""));
    const differences = range(10, 99).map((n) => n - swapped(n));
    return String(only([20, 24, 33, 36].filter((option) => differences.includes(option))));
  },

  "weekly-196": () => {
    const schools = [...choices([range(1, 60), range(1, 60)])].map(([g = 0, b = 0]) => ({
      girls: 10 * g,
      boys: 2 * b,
    }));
    const possible = ({ girls, boys }: { girls: number; boys: number }, percent: number) =>
      100 * (range(1, girls).filter((n) => n % 10 < 3).length + range(1, boys).filter((n) => n % 2 === 0).length) ===
      percent * (girls + boys);
    return `${only([15, 20, 45, 80].filter((percent) => schools.some((school) => possible(school, percent))))}%`;
  },

  "weekly-197": ({ said }) => {
    // A way of 120 parts: both speeds in parts a second, the walking time from a search.
    const escalator = only(range(1, 120).filter((speed) => said(1) * speed === 120));
    const steps = only(range(1, 120).filter((speed) => said(2) * (speed + escalator) === 120));
    return String(only(range(1, 200).filter((seconds) => seconds * steps === 120)));
  },

  "weekly-198": () => {
    const options = [
      [6, 8, 10],
      [8, 9, 12],
      [5, 8, 13],
      [9, 10, 14],
    ] as const;
    // The longest side as base; the apex found by its distances from both ends, and the angle there from the directions.
    const wide = ([a, b, base]: readonly [number, number, number]) => {
      const foot = (a * a - b * b + base * base) / (2 * base);
      const height = Math.sqrt(a * a - foot * foot);
      const angle = Math.atan2(foot, height) + Math.atan2(base - foot, height);
      return height > 1e-6 && angle > Math.PI / 2 + 1e-6;
    };
    return only(options.filter(wide))
      .map((side) => `${side} cm`)
      .join(", ");
  },

  "weekly-199": ({ said }) => {
    const points = [...range(1, 3).map((x) => ({ x, y: 0 })), ...range(1, said(2)).map((x) => ({ x, y: 1 }))];
    const triples = [...choices([range(0, 6), range(0, 6), range(0, 6)])].filter(
      ([i = 0, j = 0, k = 0]) => i < j && j < k,
    );
    const triangles = triples.filter((triple) => new Set(triple.map((i) => points[i]?.y)).size === 2);
    return String(triangles.length);
  },

  "weekly-200": ({ said }) => {
    // Down from 3 to the power 0, one division by 3 for each step of the exponent.
    const power = (exponent: number) =>
      range(exponent, -1).reduce((value) => multiply(value, rational(1, 3)), rational(1, 1));
    const options = [rational(1, 9), rational(3, 5), rational(6, 1), rational(9, 1)];
    return fractionText(only(options.filter((times) => equal(multiply(times, power(said(4))), power(said(2))))));
  },
};
