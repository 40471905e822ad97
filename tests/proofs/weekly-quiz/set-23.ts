import { choices, insist, only, orderings, range } from "../proof.ts";
import { byClaim, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-221": ({ shown, said, says }) => {
    says("Which of the four is the", "lightest**?");
    const clues = [...shown.words.matchAll(/The (\w+) parcel is (heavier|lighter) than the (\w+) one\./g)];
    const fitting = [...orderings(["red", "yellow", "green", "blue"])].filter((fromLight) =>
      clues.every(([, one = "", is, other = ""]) => {
        const [here, there] = [fromLight.indexOf(one), fromLight.indexOf(other)];
        return here >= 0 && there >= 0 && (is === "heavier" ? here > there : here < there);
      }),
    );
    return `the ${only(fitting)[said(2) - 1]} parcel`;
  },

  "weekly-222": ({ said, says }) => {
    says("Half of a third of a number is", "What is the number?");
    return only(range(-600, 600).filter((number) => (number / said(2)) * said(1) === said(3)));
  },

  "weekly-223": (reading) => {
    const { said, says } = reading;
    says("the first number is made", "larger, and the number that is taken away is made", "smaller", "to the result?");
    const pairs = [...choices([range(-50, 50), range(-50, 50)])];
    const changes = pairs.map(([from = 0, away = 0]) => from + said(2) - (away - said(3)) - (from - away));
    const growth = only(new Set(changes));
    return byNumbers(reading, "It grows by #", (by) => by === growth);
  },

  "weekly-224": ({ said, says }) => {
    says("for the first hour and", "for each further hour. A part of an hour is charged as a whole one");
    says("Hana parks for 3 hours 20 minutes. What does she pay?");
    // A coin falls whenever an hour begins.
    const [first, further] = [said(1), said(3)].map((pounds) => Math.round(100 * pounds)) as [number, number];
    const minutes = range(0, said(4) * 60 + said(5) - 1);
    const pence = minutes.map((minute) => (minute === 0 ? first : minute % 60 === 0 ? further : 0));
    return pence.reduce((total: number, coin) => total + coin, 0) / 100;
  },

  "weekly-225": (reading) => {
    const { said, says } = reading;
    says("how far Amara is from home at every moment", "its line is level, high above the time axis");
    says("What is certain about this half hour?");
    insist(60 * said(3) + said(4) - (60 * said(1) + said(2)) === 60 * said(5), "half an hour");
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
    return byClaim(reading, statements, (holds) => level.every(holds));
  },

  "weekly-226": (reading) => {
    const { said, says } = reading;
    says(
      "Think of a number. Add",
      "multiply by",
      "take away",
      "and halve the result",
      "whatever number you began with?",
    );
    const results: Record<string, (n: number) => number> = {
      "The number itself": (n) => n,
      "Twice the number, less 6": (n) => 2 * n - 6,
      "Twice the number": (n) => 2 * n,
      "Four times the number": (n) => 4 * n,
    };
    const told = (number: number) => ((number + said(1)) * said(2) - said(3)) / 2;
    return byClaim(reading, results, (result) => range(-99, 99).every((n) => result(n) === told(n)));
  },

  "weekly-227": (reading) => {
    const { said, says } = reading;
    says("One sequence starts with", "and grows by", "Another starts with", "and falls by", "each time");
    says("At which place do both have the same number?");
    const [rising, falling] = [[said(2)], [said(7)]];
    for (const _ of range(1, 500)) {
      rising.push((rising.at(-1) ?? 0) + said(3));
      falling.push((falling.at(-1) ?? 0) - said(8));
    }
    insist(
      [4, 5, 6].every((place, i) => said(place) === rising[i]),
      "the first numbers",
    );
    insist(
      [9, 10, 11].every((place, i) => said(place) === falling[i]),
      "the first numbers of the other",
    );
    return byNumbers(reading, "place #", (place = 0) => rising[place - 1] === falling[place - 1]);
  },

  "weekly-228": ({ said, says }) => {
    says(
      "Tiles are sold only in packs of",
      "and in packs of",
      "the largest number of tiles that you **cannot** get exactly?",
    );
    const sold = new Set(
      [...choices([range(0, 60), range(0, 60)])].map(([fours = 0, sevens = 0]) => said(1) * fours + said(2) * sevens),
    );
    return Math.max(...range(1, 200).filter((tiles) => !sold.has(tiles)));
  },

  "weekly-229": ({ said, says }) => {
    says("A sheet of dark glass lets through", "of the light that falls on it", "such sheets stand one behind another");
    says("gets through all three?");
    // Of 10 000 rays so many of every hundred that arrive come through.
    const rays = range(0, 9_999);
    const through = range(1, said(2)).reduce((left) => left.filter((_, i) => i % 100 < said(1)), rays);
    return (through.length * 100) / rays.length;
  },

  "weekly-230": ({ said, says }) => {
    says("In a right-angled triangle the two sides that meet at the right angle are");
    says("What is the shortest distance from that corner to the longest side?");
    // In hundredths of a centimetre: the points of the longest side, and the squares of their distances.
    const squares = range(0, 100).map((k) => (said(2) * k) ** 2 + (said(3) * (100 - k)) ** 2);
    return only(range(0, 1000).filter((distance) => distance ** 2 === Math.min(...squares))) / 100;
  },
};
