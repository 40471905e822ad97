import { choices, only, type Proofs, range } from "../proof.ts";

/** The long division n : d, digit by digit. */
function digitsOf(n: number, d: number, count: number): number[] {
  let remainder = n % d;
  return range(1, count).map(() => {
    const digit = Math.floor((remainder * 10) / d);
    remainder = (remainder * 10) % d;
    return digit;
  });
}

/** Keys in the order they were typed, each sign done at once. */
const leftToRight = (a: number, b: number, c: number): number => (a + b) * c;
const timesFirst = (a: number, b: number, c: number): number => a + b * c;

/** Every whole number that a report of `shown` to the nearest `step` can stand for, half-way rounded up. */
const reported = (shown: number, step: number): number[] =>
  range(0, 10000).filter((n) => Math.floor((2 * n + step) / (2 * step)) * step === shown);

export const proofs: Proofs = {
  "arithmetic-medium-001": () => 43 * only(range(0, 10000).filter((n) => n * 34 + 180 === n * 43)),

  "arithmetic-medium-002": () => {
    let total = 0;
    for (let n = 1; n <= 99; n++) total += n % 3 === 0 ? -n : n;
    return total;
  },

  "arithmetic-medium-003": () =>
    only(
      [...choices([range(1, 60), range(1, 60)])].filter(
        ([a = 0, b = 0]) => leftToRight(a, 4, b) === 54 && timesFirst(a, 4, b) === 29,
      ),
    ),

  // The language's own order of operations.
  "arithmetic-medium-004": () => 5 - 3 ** 2 * -2 + -8 / 4,

  "arithmetic-medium-005": () => {
    const values: [number, number][] = [];
    for (const bottom of range(1, 12))
      for (const top of range(1, bottom)) {
        const between = 2 * top > bottom && 3 * top < 2 * bottom;
        if (between && !values.some(([t, b]) => t * bottom === top * b)) values.push([top, bottom]);
      }
    return values.length;
  },

  "arithmetic-medium-006": () => {
    const fits: number[] = [];
    let [won, played] = [5, 17];
    for (let more = 0; more <= 1000; more++, won++, played++) if (5 * won === 3 * played) fits.push(more);
    return only(fits);
  },

  "arithmetic-medium-007": () => digitsOf(4, 7, 50).reduce((a, b) => a + b, 0),

  "arithmetic-medium-008": () => {
    // 0.49 x 79.8 : 0.21 in whole numbers, then the place that makes 1862 equal to it.
    const [top, bottom] = [49n * 798n * 100n, 100n * 10n * 21n];
    const places = only(range(0, 8).filter((p) => 1862n * bottom === top * 10n ** BigInt(p)));
    const text = "1862".padStart(places + 1, "0");
    return `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`;
  },

  "arithmetic-medium-009": () => {
    // Grams of water dried up, one by one, until water is two fifths of what is left.
    const [water, rest] = [10800, 1200];
    const lost = only(range(0, water).filter((w) => 100 * (water - w) === 40 * (water - w + rest)));
    const grams = water + rest - lost;
    return grams % 1000 === 0 ? grams / 1000 : `${grams}/1000`;
  },

  "arithmetic-medium-010": () => {
    // In hundredths of a dirham.
    const costs = range(1, 20000);
    const first = only(costs.filter((cost) => 100 * cost + 20 * cost === 100 * 4800));
    const second = only(costs.filter((cost) => 100 * cost - 20 * cost === 100 * 4800));
    return (first + second) / 100;
  },

  "arithmetic-medium-011": () => {
    // Twice the circle, so that halves are searched as well.
    const doubled = only(range(-400, 400).filter((a) => -6 - a + (-18 - a) === 16));
    return doubled % 2 === 0 ? doubled / 2 : `${doubled}/2`;
  },

  "arithmetic-medium-012": () => {
    const [saturday, sunday] = [reported(4700, 100), reported(5000, 1000)];
    return Math.max(...sunday.map((s) => Math.max(...saturday.map((t) => s - t))));
  },
};
