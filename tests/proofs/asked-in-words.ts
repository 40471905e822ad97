// What tricks, shortcuts and ideas ask in words, worked out from the numbers of the question itself: altered there, it is wrong here.

import { digits, factors, isPrime, mean, range, sum } from "./glossary/case.ts";
import { product } from "./reading/terms.ts";

interface Asked {
  readonly prompt: string;
  readonly options: readonly string[];
}
type Worked = (numbers: readonly number[], asked: Asked) => number | string;

export const numbersIn = (prompt: string) => [...prompt.matchAll(/\d+(?:\.\d+)?/g)].map(Number);

const reversed = (n: number) => Number(digits(n).toReversed().join(""));
const root = (n: number): number => (n < 10 ? n : root(sum(digits(n))));
const percentage: Worked = ([part = 0, whole = 0]) => (part / 100) * whole;

/** What of several holds; two of them would be a fault of the question. */
const only = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).join(" or ");
const worth = (fraction: string) => product(fraction.split("/").map((part, at) => Number(part) ** (at === 0 ? 1 : -1)));
const largest: Worked = (_, { options }) =>
  only(options, (one) => options.every((other) => worth(other) <= worth(one)));

const passesNines: Worked = (numbers) => {
  const [result = 0, ...by] = numbers.toSorted((a, b) => b - a);
  return root(product(by)) === root(result) ? "It passes" : "It fails";
};
const roundOf6174 = (four: readonly number[]) => {
  const up = four.toSorted((a, b) => a - b);
  return Number(up.toReversed().join("")) - Number(up.join(""));
};
const halves = (n: number): readonly number[] => (n < 1 ? [] : [n, ...halves(Math.floor(n / 2))]);
const cubeRoot: Worked = ([cube = 0]) => only(range(1, 99), (n) => n ** 3 === cube);
const lastWeekday: Worked = (_, { prompt }) => {
  const day = [...prompt.matchAll(/\d+ [A-Z][a-z]+ \d{4}/g)].at(-1)?.[0] ?? "";
  return new Date(`${day} UTC`).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
};

const isNear = (one: number, other: number) => Math.abs(one / other - 1) < 1e-9;
/** Where a curve is lowest, of the places from 0 to 20. */
const lowest = (height: (x: number) => number) =>
  only(range(0, 20), (x) => range(0, 20).every((at) => height(at) >= height(x)));
/** Of y = x² between two places. */
const slope = (from: number, to: number) => (to ** 2 - from ** 2) / (to - from);

/** By the id of the trick, shortcut or idea; of its questions those without a formula, in their order. */
export const inWords: Readonly<Record<string, readonly Worked[]>> = {
  "ten-eighty-nine": [([n = 0]) => n - reversed(n), ([n = 0]) => n + reversed(n)],
  "casting-out-nines": [passesNines, ([n = 0]) => root(n), passesNines],
  "the-missing-digit": [(heard) => 9 - (sum(heard) % 9), (heard) => 9 - (sum(heard) % 9)],
  "all-ways-lead-to-6174": [roundOf6174, ([n = 0]) => roundOf6174(digits(n))],
  "three-sevens-thirty-seven": [([, n = 0]) => sum(digits(n))],
  "written-twice": [([n = 0, ...by]) => n / product(by)],
  "the-sum-of-two-mirrors": [([both = 0]) => 11 * both, ([made = 0]) => made / 11],
  "the-nine-symbol": [
    ([n = 0]) => n - sum(digits(n)),
    ([from = 0, to = 0]) => new Set(range(from, to).map((n) => n - sum(digits(n)))).size,
  ],
  "nine-of-a-kind": [([by = 0, made = 0]) => made / by],
  "nine-on-your-fingers": [([tens = 0, ones = 0]) => 10 * tens + ones],
  "six-to-ten-on-your-fingers": [([a = 0, b = 0]) => a - 5 + (b - 5), ([a = 0, b = 0]) => a * b],
  "lattice-multiplication": [
    ([a = 0, b = 0]) => sum(digits(a).flatMap((one) => digits(b).map((other) => one * other))),
  ],
  "russian-peasants": [([n = 0]) => halves(n).join(" "), ([a = 0, b = 0]) => a * b],
  "the-hidden-faces": [([top = 0]) => 4 * 7 - top, ([hidden = 0]) => 2 * 7 - hidden],
  "the-secret-domino": [([told = 0, off = 0]) => told - off, ([a = 0, b = 0]) => (5 * a + 7) * 2 + b],
  "three-piles-of-seven": [
    () => (21 - 7) / 2,
    ([from = 0, to = 0]) =>
      Math.max(...[0, 1, 2].map((pile) => range(from, to).filter((at) => at % 3 === pile).length)),
  ],
  "paper-to-the-moon": [([folds = 0]) => 2 ** folds, ([folds = 0]) => folds - 1],
  "which-hand": [
    (_, { options }) => only(options, (odd) => (odd === "left" ? 2 * 1 + 3 * 2 : 2 * 2 + 3 * 1) % 2 === 0),
    ([left = 0, right = 0]) => 2 * left + 3 * right,
  ],
  "you-are-left-with-five": [([n = 0]) => (2 * n + 10) / 2, ([end = 0]) => 2 * end],
  "the-birthday-code": [([told = 0, off = 0]) => told - off, ([told = 0]) => (told - 205) % 100],
  "ten-numbers-at-once": [
    ([first = 0, second = 0]) => {
      const row = [first, second];
      while (row.length < 7) row.push(sum(row.slice(-2)));
      return row[6] ?? 0;
    },
    ([seventh = 0]) => 11 * seventh,
  ],
  "nine-dates": [
    ([middle = 0]) => sum([-8, -7, -6, -1, 0, 1, 6, 7, 8].map((apart) => middle + apart)),
    ([all = 0]) => all / 9 - 8,
  ],
  "the-day-of-the-week": [lastWeekday, lastWeekday, ([days = 0, weeks = 0]) => days - 7 * weeks],
  "five-magic-cards": [
    sum,
    ([n = 0]) => sum(digits(Number(n.toString(2)))),
    () => range(1, 31).filter((n) => n & 1).length,
  ],
  "the-sum-foretold": [([n = 0]) => 999 - n, ([n = 0]) => n + 2 * 999],
  "cube-root-at-a-glance": [cubeRoot, cubeRoot],
  "how-squares-end": [
    (_, { options }) => only(options, (one) => Number.isInteger(Math.sqrt(Number(one)))),
    ([square = 0]) => Math.sqrt(square),
  ],

  "count-up": [([paid = 0, costs = 0]) => paid - costs],
  "sum-of-one-to-n": [([from = 0, to = 0]) => sum(range(from, to))],
  "balance-the-average": [mean, mean],
  "estimate-first": [
    (numbers, { options }) => only(options, (one) => Number(one) === product(numbers)),
    (numbers) => product(numbers.map((n) => 10 * Math.round(n / 10))),
  ],
  "look-at-the-last-digit": [(numbers) => product(numbers) % 10, (numbers) => product(numbers) % 10],
  "times-fifteen": [product],
  "divisible-at-a-glance": [
    ([by = 0], { options }) => only(options, (one) => Number(one) % by === 0),
    ([begin = 0, ...by]) => only(range(0, 9), (digit) => by.every((one) => (10 * begin + digit) % one === 0)),
  ],
  "factor-pairs-to-the-root": [([n = 0]) => factors(n).length, ([n = 0]) => factors(n).length],
  "prime-up-to-the-root": [
    ([n = 0]) => Math.max(...range(2, Math.floor(Math.sqrt(n))).filter(isPrime)),
    ([n = 0]) => (isPrime(n) ? "prime" : "not prime"),
  ],
  "minutes-as-parts-of-hours": [
    ([anHour = 0, minutes = 0]) => (anHour * minutes) / 60,
    ([km = 0, minutes = 0]) => (km / minutes) * 60,
  ],
  "angles-that-make-a-whole": [(others) => 180 - sum(others), (others) => 360 - sum(others)],
  "move-the-digits": [([metres = 0]) => 100 * metres, ([millilitres = 0]) => millilitres / 1000],
  "swap-the-percentage": [percentage, percentage],
  "percent-in-pieces": [percentage, percentage],
  "discount-upon-discount": [
    ([first = 0, second = 0]) => ((100 - first) * (100 - second)) / 100,
    ([price = 0, up = 0, down = 0]) => price * (1 + up / 100) * (1 - down / 100),
  ],
  "compare-with-a-half": [largest, (_, { options }) => only(options, (one) => worth(one) < 1 / 2)],
  "cross-products": [largest, ([bottom = 0, a = 0, b = 0]) => (bottom * a) / b],

  "place-value": [
    ([h = 0, t = 0, o = 0]) => only(range(0, 99), (tens) => 100 * (h - 1) + 10 * tens + o === 100 * h + 10 * t + o),
  ],
  "multiplication-as-area": [([across = 0, up = 0, cut = 0]) => across * up - cut * up],
  "standard-form": [
    ([n = 0, first = 0]) => only(range(-9, 9), (power) => isNear(first * 10 ** power, n)),
    ([n = 0, first = 0]) => only(range(-9, 9), (power) => isNear(first * 10 ** power, n)),
  ],
  "number-bases": [([, , , , n = 0]) => n.toString(8), ([written = 0]) => Number.parseInt(String(written), 8)],
  // (a + 3)(a + 2) − a² − 6, for an a.
  "expanding-brackets": [([across = 0, up = 0]) => ((10 + across) * (10 + up) - 100 - across * up) / 10],
  factorising: [([one = 0, other = 0]) => Math.max(...factors(one).filter((n) => other % n === 0))],
  inequalities: [([, , one = 0, other = 0]) => Math.min(-one, -other)],
  "simultaneous-equations": [([all = 0, more = 0]) => only(range(0, all), (n) => n - (all - n) === more)],
  "completing-the-square": [
    ([, b = 0]) => only(range(0, 99), (c) => range(1, 9).every((x) => x * x + b * x + c === (x + Math.sqrt(c)) ** 2)),
    ([, b = 0, c = 0, a = 0]) =>
      only(range(0, 99), (n) => range(1, 9).every((x) => x * x + b * x + c === (x + a) ** 2 - n)),
  ],
  // By the sum of the angles round a crossing.
  "parallel-lines": [([angle = 0]) => (360 - 2 * (180 - angle)) / 2, ([angle = 0]) => (360 - 2 * angle) / 2],
  // A triangle between neighbouring lines, of which there is one to each corner that is no neighbour.
  "angles-of-polygons": [(_, { prompt }) => 1 + (prompt.includes("hexagon") ? 6 : Number.NaN) - 3],
  "circles-and-pi": [([across = 0]) => Math.floor(Math.PI * across)],
  "similar-shapes": [([area = 0, by = 0]) => area * by ** 2, ([w = 0, h = 0, wide = 0]) => (h * wide) / w],
  symmetry: [([mirror = 0, x = 0, y = 0]) => `${2 * mirror - x},${y}`],
  transformations: [
    ([x = 0, y = 0, px = 0, py = 0]) => `${px - (y - py)},${py + (x - px)}`,
    ([right = 0, down = 0, x = 0, y = 0]) => `${x + right},${y - down}`,
  ],
  // The triangle of sides 3, 4 and 5, grown until a side is as long as it should be.
  trigonometry: [([, slant = 0]) => (3 * slant) / 5, ([, , along = 0]) => (3 * along) / 4],
  vectors: [
    ([right = 0, up = 0, x = 0, y = 0]) => `${x + right},${y + up}`,
    ([right = 0, up = 0, left = 0, more = 0]) => `${right - left},${up + more}`,
  ],
  gradient: [([x = 0, y = 0, u = 0, v = 0]) => only(range(0, 20), (m) => y + m * (u - x) === v)],
  parabolas: [([, one = 0, other = 0]) => lowest((x) => (x - one) * (x - other))],
  "exponential-growth": [([, , , at = 0]) => 2 ** at],
  spread: [
    ([, , , , , low = 0, high = 0]) => high - low,
    ([wide = 0, low = 0]) => only(range(0, 99), (high) => high - low === wide),
  ],
  "speed-and-rates": [([apart = 0, a = 0, b = 0]) => only(range(0, 99), (hours) => a * hours + b * hours === apart)],
  limits: [([, to = 0, ...jumps]) => to - sum(jumps), () => Math.round(0.999_999)],
  "the-derivative": [
    ([, from = 0, to = 0]) => slope(from, to),
    ([x = 0]) => Math.round(slope(x, x + 1e-6) * 1e4) / 1e4,
  ],
  "the-integral": [
    ([, from = 0, to = 0]) => sum(range(from + 1, to).map((x) => x ** 2)),
    // Second by second, at the speed of the middle of each.
    ([from = 0, to = 0, seconds = 0]) => sum(range(1, seconds).map((s) => from + ((to - from) * (s - 0.5)) / seconds)),
  ],
  proof: [([all = 0]) => only(range(0, all), (n) => n - 1 + n + (n + 1) === all)],
  counterexamples: [
    ([above = 0]) => range(above + 1, 99).find((n) => n % 2 === 1 && !isPrime(n)) ?? Number.NaN,
    () => only(["1/2", "2", "5"], (one) => worth(one) ** 2 <= worth(one)),
  ],
  // The beds of the garden, one by one.
  "multiplying-fractions": [
    () => {
      const beds = range(1, 4).flatMap((column) => range(1, 3).map((row) => column <= 3 && row <= 1));
      return `1/${beds.length / beds.filter(Boolean).length}`;
    },
  ],
  "dividing-by-a-fraction": [() => only(range(1, 99), (times) => times / 8 === 3 / 4)],
  "recurring-decimals": [
    () => Math.floor((20 / 3) % 10),
    ([, , , place = 0]) => Number((10n ** BigInt(place) / 7n) % 10n),
  ],
};
