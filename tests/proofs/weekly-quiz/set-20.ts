import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 20 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-191": () => {
    const next = (n: number) => 2 * (n + 4);
    return String(only(range(-100, 100).filter((first) => next(next(first)) === 40)));
  },

  "weekly-192": () => {
    const pairs = [...choices([range(-50, 50), range(-50, 50)])].filter(([a = 0, b = 0]) => 2 * a + 3 * b === 11);
    return String(only(new Set(pairs.map(([a = 0, b = 0]) => 4 * a + 6 * b + 1))));
  },

  "weekly-193": () => {
    const medians = range(-50, 50).map((hidden) => [3, 5, 8, 8, hidden].sort((a, b) => a - b)[2]);
    return String(only([4, 5, 6, 8].filter((number) => !medians.includes(number))));
  },

  "weekly-194": () => {
    const minutes = (share: (minute: number) => boolean) => range(0, 59).filter(share).length;
    return String(minutes((minute) => 4 * minute < 3 * 60) - minutes((minute) => 10 * minute < 4 * 60));
  },

  "weekly-195": () => {
    const swapped = (n: number) => Number([...String(n)].reverse().join(""));
    const differences = range(10, 99).map((n) => n - swapped(n));
    return String(only([20, 24, 33, 36].filter((option) => differences.includes(option))));
  },

  "weekly-196": () => {
    const growths = range(1, 50).map((hundreds) => {
      const [then, now] = [4 * hundreds, 5 * hundreds];
      return only(range(0, 300).filter((percent) => then * (100 + percent) === 100 * now));
    });
    return String(only(new Set(growths)));
  },

  "weekly-197": () => {
    // A way of 120 parts: both speeds in parts a second, the walking time from a search.
    const escalator = only(range(1, 120).filter((speed) => 60 * speed === 120));
    const steps = only(range(1, 120).filter((speed) => 24 * (speed + escalator) === 120));
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

  "weekly-199": () => {
    const points = [...range(1, 3).map((x) => ({ x, y: 0 })), ...range(1, 4).map((x) => ({ x, y: 1 }))];
    const triples = [...choices([range(0, 6), range(0, 6), range(0, 6)])].filter(
      ([i = 0, j = 0, k = 0]) => i < j && j < k,
    );
    const triangles = triples.filter((triple) => new Set(triple.map((i) => points[i]?.y)).size === 2);
    return String(triangles.length);
  },

  "weekly-200": () => {
    const options: [string, bigint][] = [
      ["2^{25}", 2n ** 25n],
      ["2^{50}", 2n ** 50n],
      ["4^{49}", 4n ** 49n],
      ["2^{99}", 2n ** 99n],
    ];
    return only(options.filter(([, half]) => half + half === 4n ** 50n))[0];
  },
};
