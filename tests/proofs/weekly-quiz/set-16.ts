import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-151": ({ said }) => only(range(31, 59).filter((age) => age % said(3) === 0 && (age + 1) % said(5) === 0)),

  "weekly-152": ({ said }) => {
    // Tooth by tooth.
    let [small, large] = [0, 0];
    for (let tooth = 1; small < 6; tooth++) {
      if (tooth % said(1) === 0) small++;
      if (tooth % said(2) === 0) large++;
    }
    return large;
  },

  "weekly-153": () => {
    const minutes = only(range(1, 600).filter((count) => 10 * count === 24 * 60));
    return `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;
  },

  "weekly-154": () => {
    let millimetres = 0;
    for (const _ of range(1, 3600)) millimetres += 2;
    return fractionText(rational(millimetres, 1000));
  },

  "weekly-155": () => new Set([...choices(["-abc", "-pqrs"].map((things) => [...things]))].map(String)).size,

  "weekly-156": ({ said }) => {
    const knowing = ["first"];
    for (const day of range(1, said(4)))
      for (const pupil of [...knowing]) knowing.push(`${pupil} ${day} left`, `${pupil} ${day} right`);
    return new Set(knowing).size;
  },

  "weekly-157": () => {
    const differences = [...choices([range(1, 6), range(1, 6)])].map(([a = 0, b = 0]) => Math.abs(a - b));
    const ways = range(0, 5).map((wanted) => differences.filter((one) => one === wanted).length);
    return only(range(0, 5).filter((result) => ways[result] === Math.max(...ways)));
  },

  "weekly-158": () => {
    // Layers of small cubes, as many as fit into the round.
    const cubes = (radius: number, height: number) => {
      const across = range(-radius, radius);
      const layer = across.reduce(
        (count, x) => count + across.filter((y) => x * x + y * y <= radius * radius).length,
        0,
      );
      return layer * height;
    };
    const times = Math.round((10 * cubes(400, 50)) / cubes(200, 100)) / 10;
    const words: Record<number, string> = {
      0.5: "half as much",
      1: "as much",
      2: "twice as much",
      4: "four times as much",
    };
    return `${words[times]} as tin A`;
  },

  "weekly-159": () => {
    const sides: Record<string, (x: number) => [left: number, right: number]> = {
      "3x = 5x": (x) => [3 * x, 5 * x],
      "2(x + 3) = 2x + 3": (x) => [2 * (x + 3), 2 * x + 3],
      "2(x + 3) = 2x + 6": (x) => [2 * (x + 3), 2 * x + 6],
      "(x - 3)^2 = 0": (x) => [(x - 3) ** 2, 0],
    };
    const solutions = (equation: string) =>
      range(-400, 400).filter((quarters) => {
        const [left, right] = sides[equation]?.(quarters / 4) ?? [];
        return left === right;
      });
    return only(Object.keys(sides).filter((equation) => solutions(equation).length === 0));
  },

  "weekly-160": ({ said }) => {
    // The square of the sum is 50 + 8 + 2 times the root of 400; the n with that value is searched without roots.
    const n = only(range(59, 1000).filter((square) => (square - said(1) - 8) ** 2 === 4 * said(1) * 8));
    return `\\sqrt{${n}}`;
  },
};
