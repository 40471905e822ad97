import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-241": () => {
    const bag = (more: number) => [..."rrrbbbbbgggg", ..."r".repeat(more)];
    const red = (marbles: string[]) => marbles.filter((marble) => marble === "r").length / marbles.length;
    return only(range(0, 100).filter((more) => red(bag(more)) === 1 / 2));
  },

  "weekly-242": () => {
    const cards = [..."0358"];
    return range(10, 99).filter((number) => {
      const [first = "", second = ""] = String(number);
      return cards.includes(first) && cards.filter((card) => card !== first).includes(second);
    }).length;
  },

  "weekly-243": () => {
    // In centimetres; how often the half can be taken away from the 6.
    let times = 0;
    for (let rest = 600; rest >= 50; rest -= 50) times++;
    const questions = {
      "How many half-metre pieces make up a ribbon of 6 m?": range(1, 600).filter((at) => at % 50 === 0).length,
      "How many metres long is each half of a ribbon of 6 m?": 600 / 2 / 100,
      "How many metres of a ribbon of 6 m are left when half a metre is cut off?": (600 - 50) / 100,
      "How many metres long is a ribbon of 6 m when half a metre is sewn on?": (600 + 50) / 100,
    };
    return only(Object.entries(questions).filter(([, number]) => number === times))[0];
  },

  "weekly-244": ({ said }) => {
    // Squares along the sheet and across it: the fewest for which they are as wide as they are long.
    const grids = [...choices([range(1, said(1)), range(1, said(2))])].filter(
      ([m = 1, n = 1]) => said(1) * n === said(2) * m,
    );
    return Math.min(...grids.map(([m = 0, n = 0]) => m * n));
  },

  "weekly-245": () => {
    // A metre at a time: 40 000 metres in 3000 seconds are 3000 / 40 000 seconds each.
    const hour = range(1, 200_000).filter((metre) => metre * 3000 <= 3600 * 40_000);
    return hour.length / 1000;
  },

  "weekly-246": () => {
    const formulas: Record<string, (n: number) => number> = {
      "2n": (n) => 2 * n,
      "\\frac{n(n - 1)}{2}": (n) => (n * (n - 1)) / 2,
      "n(n - 1)": (n) => n * (n - 1),
      "n^2": (n) => n ** 2,
    };
    const cards = (n: number) => [...choices([range(1, n), range(1, n)])].filter(([from, to]) => from !== to).length;
    return only(
      Object.entries(formulas).filter(([, formula]) => range(1, 30).every((n) => formula(n) === cards(n))),
    )[0];
  },

  "weekly-247": () => {
    // The lap as Archimedes found it: a hexagon whose corners are doubled again and again.
    const lap = (radius: number) => {
      let [corners, side] = [6, 1];
      for (const _ of range(1, 12)) {
        side /= Math.sqrt(2 + Math.sqrt(4 - side * side));
        corners *= 2;
      }
      return corners * side * radius;
    };
    const lengths = { "1 m": 1, "2 m": 2, "\\pi m": Math.PI, "2\\pi m": 2 * Math.PI };
    const close = (length: number) =>
      [10, 40, 200].every((radius) => Math.abs(lap(radius + 1) - lap(radius) - length) < 1e-5);
    return only(Object.entries(lengths).filter(([, length]) => close(length)))[0];
  },

  "weekly-248": ({ said }) => {
    const growths = range(1, 500)
      .map((n) => ({ adults: said(3) * n, children: 20 * n }))
      .map(({ adults, children }) => {
        const now = only(range(adults, 2 * adults).filter((more) => 10 * (more - adults) === adults));
        const kids = only(range(children, 2 * children).filter((more) => 10 * (more - children) === 3 * children));
        return (100 * (now + kids - adults - children)) / (adults + children);
      });
    return only(new Set(growths));
  },

  "weekly-249": ({ said }) => {
    const terms: number[] = [];
    for (const n of range(1, said(4))) terms.push(n ** 2 + 2 * n - terms.reduce((total, term) => total + term, 0));
    return terms[9] ?? "";
  },

  "weekly-250": () => {
    const numbers = { "8^5": 8n ** 5n, "4^{10}": 4n ** 10n, "8^9": 8n ** 9n, "2^{29}": 2n ** 29n };
    return only(Object.entries(numbers).filter(([, number]) => number + number === 8n ** 10n))[0];
  },
};
