import { choices, only, orderings, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-221": () => {
    const fitting = [...orderings(["red", "yellow", "green", "blue"])].filter((fromLight) => {
      const heavier = (a: string, b: string) => fromLight.indexOf(a) > fromLight.indexOf(b);
      return heavier("red", "yellow") && heavier("blue", "green") && heavier("yellow", "blue");
    });
    return `the ${only(fitting)[1]} parcel`;
  },

  "weekly-222": ({ said }) => only(range(-600, 600).filter((number) => number / said(2) / 2 === said(3))),

  "weekly-223": () => {
    const pairs = [...choices([range(-50, 50), range(-50, 50)])];
    const changes = pairs.map(([from = 0, away = 0]) => from + 6 - (away - 2) - (from - away));
    return `It grows by ${only(new Set(changes))}`;
  },

  "weekly-224": ({ said }) => {
    // A coin falls whenever an hour begins.
    const pence = range(0, said(4) * 60 + 20 - 1).map((minute) => (minute === 0 ? 240 : minute % 60 === 0 ? 90 : 0));
    return pence.reduce((total: number, coin) => total + coin, 0) / 100;
  },

  "weekly-225": () => {
    // Walks of four moments over the hilly points of a small map, with home at the origin; the graph shows squared distances.
    const points = [...choices([range(-2, 2), range(-2, 2), range(0, 1)])];
    const far = ([x = 0, y = 0]: number[]) => x * x + y * y;
    const step = ([x = 0, y = 0]: number[], [u = 0, v = 0]: number[]) => (x - u) ** 2 + (y - v) ** 2;
    const level = [1, 2, 4, 5, 8].flatMap((distance) => {
      const ring = points.filter((point) => far(point) === distance);
      return [...choices([ring, ring, ring])];
    });
    const same = (numbers: number[]) => new Set(numbers).size === 1;
    const statements: Record<string, (walk: number[][]) => boolean> = {
      "She walked on level ground": (walk) => same(walk.map(([, , height = 0]) => height)),
      "She walked at a steady speed": (walk) => {
        const speeds = walk.slice(1).map((point, i) => step(point, walk[i] ?? []));
        return same(speeds) && speeds[0] !== 0;
      },
      "She was at home": (walk) => walk.every((point) => far(point) === 0),
      "She was equally far from home all the time": (walk) => same(walk.map(far)),
    };
    return only(Object.entries(statements).filter(([, holds]) => level.every(holds)))[0];
  },

  "weekly-226": ({ said }) => {
    const results: Record<string, (n: number) => number> = {
      "The number itself": (n) => n,
      "Twice the number, less 6": (n) => 2 * n - 6,
      "Twice the number": (n) => 2 * n,
      "Four times the number": (n) => 4 * n,
    };
    const steps = [(n: number) => n + said(1), (n: number) => n * 4, (n: number) => n - said(3), (n: number) => n / 2];
    const told = (number: number) => steps.reduce((n, step) => step(n), number);
    return only(Object.entries(results).filter(([, result]) => range(-99, 99).every((n) => result(n) === told(n))))[0];
  },

  "weekly-227": ({ said }) => {
    const [rising, falling] = [[3], [201]];
    for (const _ of range(1, 500)) {
      rising.push((rising.at(-1) ?? 0) + said(3));
      falling.push((falling.at(-1) ?? 0) - said(8));
    }
    return `place ${only(range(1, 501).filter((place) => rising[place - 1] === falling[place - 1]))}`;
  },

  "weekly-228": ({ said }) => {
    const sold = new Set(
      [...choices([range(0, 60), range(0, 60)])].map(([fours = 0, sevens = 0]) => said(1) * fours + said(2) * sevens),
    );
    return Math.max(...range(1, 200).filter((tiles) => !sold.has(tiles)));
  },

  "weekly-229": () => {
    // Of 1000 rays every fifth one that arrives is stopped.
    const through = range(1, 3).reduce((rays) => rays.filter((_, i) => i % 5 !== 4), range(1, 1000));
    return (through.length * 100) / 1000;
  },

  "weekly-230": ({ said }) => {
    // In hundredths of a centimetre: the points of the longest side from (600, 0) to (0, 800), and the squares of their distances.
    const squares = range(0, 100).map((k) => (said(2) * k) ** 2 + (said(3) * (100 - k)) ** 2);
    return only(range(0, 1000).filter((distance) => distance ** 2 === Math.min(...squares))) / 100;
  },
};
