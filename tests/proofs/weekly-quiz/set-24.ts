import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-231": () => {
    const wire = [9, 9, 9, 9].reduce((total, side) => total + side, 0);
    return only(range(1, 1000).filter((tenths) => 120 + tenths + 120 + tenths === 10 * wire)) / 10;
  },

  "weekly-232": () => {
    const pots: number[] = [];
    for (const bulb of range(0, 51)) pots[Math.floor(bulb / 9)] = (pots[Math.floor(bulb / 9)] ?? 0) + 1;
    let more = 0;
    while ((pots.at(-1) ?? 0) + more < 9) more++;
    return more;
  },

  "weekly-233": ({ said }) => {
    const masses = range(1, 15);
    const rucksacks = [...choices([range(4, 15), masses, masses, masses])]
      .map((four) => [...four, 45 - sum(four)])
      .filter((five) => five.every((mass) => mass > 0));
    const changes = rucksacks.map(
      ([ioane = 0, mina = 0, ...others]) => sum([ioane - 3, mina + 3, ...others]) / 5 - said(2),
    );
    const change = only(new Set(changes));
    return change === 0 ? "It stays the same" : `It ${change < 0 ? "falls" : "rises"} by ${Math.abs(change)} kg`;
  },

  "weekly-234": ({ said }) => {
    let result = said(1);
    for (const _ of range(1, said(2))) result -= 2 - 4;
    return result;
  },

  "weekly-235": () => {
    const jug = range(1, 2000).map((millilitre) => millilitre % 10 < 3);
    const drink = [...jug, ...range(1, 1000).map(() => false)];
    return (100 * drink.filter((juice) => juice).length) / drink.length;
  },

  "weekly-236": ({ said }) => {
    // A printer's time for one leaflet, in milliseconds; then leaflet after leaflet to the printer that is free first.
    const time = only(range(1, 9999).filter((one) => 150 * one === said(2) * 60_000));
    const printers = range(1, said(4)).map(() => 0);
    for (const _ of range(1, said(5))) {
      const free = printers.indexOf(Math.min(...printers));
      printers[free] = (printers[free] ?? 0) + time;
    }
    return only(new Set(printers)) / 60_000;
  },

  "weekly-237": () => {
    const matches = range(0, 4).flatMap((a) => range(a + 1, 4).map((b) => [a, b] as const));
    const tournaments = range(0, 2 ** matches.length - 1).map((bits) => {
      const wins = [0, 0, 0, 0, 0];
      for (const [i, [a, b]] of matches.entries()) {
        const winner = bits & (1 << i) ? a : b;
        wins[winner] = (wins[winner] ?? 0) + 1;
      }
      return wins.sort((x, y) => y - x).join(", ");
    });
    const lists = ["3, 2, 2, 1, 1", "3, 3, 2, 1, 1", "4, 3, 2, 1, 1", "4, 4, 1, 1, 0"];
    return only(lists.filter((list) => tournaments.includes(list)));
  },

  "weekly-238": () => {
    const moved = range(-20, 20).map((x) => ({ x: x + 3, y: x * x + 2 }));
    const curves: Record<string, (x: number) => number> = {
      "y = (x + 3)^2 - 2": (x) => (x + 3) ** 2 - 2,
      "y = (x + 3)^2 + 2": (x) => (x + 3) ** 2 + 2,
      "y = (x - 3)^2 - 2": (x) => (x - 3) ** 2 - 2,
      "y = (x - 3)^2 + 2": (x) => (x - 3) ** 2 + 2,
    };
    return only(Object.entries(curves).filter(([, curve]) => moved.every(({ x, y }) => curve(x) === y)))[0];
  },

  "weekly-239": () => {
    // The smaller number by halving the stretch from 0 to 5, on which a(10 - a) grows.
    let [low, high] = [0, 5];
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2;
      if (middle * (10 - middle) < 20) low = middle;
      else high = middle;
    }
    return Number((1 / low + 1 / (10 - low)).toFixed(9));
  },

  "weekly-240": ({ said }) => {
    const sequences = [...choices([range(-60, 60), range(-20, said(2))])].map(([first = 0, step = 0]) =>
      range(0, 12).map((i) => first + i * step),
    );
    return only(new Set(sequences.filter((terms) => terms[6] === said(2)).map(sum)));
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
