import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { digits, factors, gcd, is, isPrime, mean, range, sum } from "./glossary/case.ts";

// What each shortcut claims, done step by step as it is told, and held against the plain way.

const every = <T>(cases: readonly T[], holds: (one: T) => boolean) =>
  expect(cases.filter((one) => !holds(one))).toEqual([]);
const pairs = (as: readonly number[], bs: readonly number[] = as) => as.flatMap((a) => bs.map((b) => [a, b] as const));
const lastDigit = (n: number) => n % 10;
/** Fractions between 0 and 1, as [above, below]. */
const fractions = pairs(range(1, 25), range(2, 25)).filter(([a, b]) => a < b);

const proofs: Readonly<Record<string, () => void>> = {
  "near-doubles": () => {
    every(range(1, 500), (n) => 2 * n + 1 === n + (n + 1));
    every(range(1, 500), (n) => 2 * (n + 1) === n + (n + 2));
  },

  "round-and-put-right": () =>
    every(pairs(range(100, 300), range(1, 99)), ([a, b]) => {
      const round = 10 * Math.ceil(b / 10);
      return a + round - (round - b) === a + b && a - round + (round - b) === a - b;
    }),

  "count-up": () =>
    every(pairs(range(300, 600), range(100, 299)), ([high, low]) => {
      const ten = 10 * Math.ceil(low / 10);
      const hundred = 100 * Math.ceil(ten / 100);
      return ten - low + (hundred - ten) + (high - hundred) === high - low;
    }),

  "add-from-the-left": () =>
    every(pairs(range(100, 999).filter((n) => n % 7 === 0)), ([a, b]) => {
      const [hundreds = 0, tens = 0, ones = 0] = digits(b);
      return a + 100 * hundreds + 10 * tens + ones === a + b;
    }),

  "keep-the-difference": () =>
    every(pairs(range(1, 200)), ([a, b]) => range(-5, 5).every((slide) => a + slide - (b + slide) === a - b)),

  "sum-of-one-to-n": () =>
    every(pairs(range(1, 30), range(1, 9)), ([count, step]) =>
      range(1, 20).every((first) => {
        const row = range(0, count - 1).map((at) => first + step * at);
        return ((first + (row.at(-1) ?? 0)) * count) / 2 === sum(row);
      }),
    ),

  "balance-the-average": () => {
    const rows = pairs(range(50, 70), range(50, 70)).map(([a, b]) => [a, b, 2 * a - b + 3, 61, b + 7]);
    every(rows, (row) => [40, 60, 80].every((guess) => is(guess + mean(row.map((one) => one - guess)), mean(row))));
  },

  "estimate-first": () => {
    const round = (n: number) => 10 * Math.round(n / 10);
    // One factor up and the other down: never further off than the larger of the two changes alone.
    const apart = pairs(range(11, 99)).filter(([a, b]) => round(a) > a && round(b) < b);
    every(apart, ([a, b]) => {
      const [up, down] = [(round(a) - a) * b, round(a) * (b - round(b))];
      return Math.abs(round(a) * round(b) - a * b) <= Math.max(up, down);
    });
    // Both up: the estimate is too large, always.
    const both = pairs(range(11, 99)).filter(([a, b]) => round(a) > a && round(b) > b);
    every(both, ([a, b]) => round(a) * round(b) > a * b);
  },

  "look-at-the-last-digit": () =>
    every(pairs(range(1, 300)), ([a, b]) => lastDigit(a * b) === lastDigit(lastDigit(a) * lastDigit(b))),

  "times-five-and-fifty": () => every(range(1, 2000), (n) => (n * 10) / 2 === n * 5 && (n / 2) * 100 === n * 50),

  "times-twenty-five": () => every(range(1, 2000), (n) => Math.floor(n / 4) * 100 + (n % 4) * 25 === n * 25),

  "times-ninety-nine": () =>
    every(range(1, 2000), (n) =>
      [10, 100, 1000].every((round) => n * round - n === n * (round - 1) && n * round + n === n * (round + 1)),
    ),

  "times-fifteen": () => every(range(1, 2000), (n) => 10 * n + (10 * n) / 2 === n * 15),

  "double-and-halve": () =>
    every(
      pairs(
        range(1, 300).map((n) => 2 * n),
        range(1, 99),
      ),
      ([a, b]) => (a / 2) * (2 * b) === a * b,
    ),

  "squares-ending-in-five": () => every(range(0, 500), (n) => Number(`${n * (n + 1)}25`) === (10 * n + 5) ** 2),

  "products-around-a-square": () =>
    every(
      pairs(range(1, 200), range(0, 50)),
      ([middle, away]) => middle ** 2 - away ** 2 === (middle - away) * (middle + away),
    ),

  "difference-of-squares": () => every(pairs(range(1, 200)), ([a, b]) => (a + b) * (a - b) === a ** 2 - b ** 2),

  "divide-by-five-and-twenty-five": () =>
    every(range(1, 3000), (n) => is((2 * n) / 10, n / 5) && is((2 * (2 * n)) / 100, n / 25)),

  "divisible-at-a-glance": () =>
    every(range(1, 20_000), (n) => {
      const [last, lastTwo, total] = [n % 10, n % 100, sum(digits(n))];
      const seen = {
        2: last % 2 === 0,
        3: total % 3 === 0,
        4: lastTwo % 4 === 0,
        5: last === 0 || last === 5,
        6: last % 2 === 0 && total % 3 === 0,
        9: total % 9 === 0,
        10: last === 0,
      };
      return Object.entries(seen).every(([by, does]) => does === (n % Number(by) === 0));
    }),

  "factor-pairs-to-the-root": () =>
    every(range(1, 2000), (n) => {
      const small = range(1, Math.floor(Math.sqrt(n))).filter((one) => n % one === 0);
      return new Set(small.flatMap((one) => [one, n / one])).size === factors(n).length;
    }),

  "prime-up-to-the-root": () => {
    every(range(2, 2000), (n) => {
      const tried = range(2, Math.floor(Math.sqrt(n))).filter(isPrime);
      return tried.every((prime) => n % prime !== 0) === isPrime(n);
    });
    // What is said of numbers of twenty digits: primes lie thicker than n / ln n, so there are more than 400 million up to their root.
    expect(1e10 / Math.log(1e10)).toBeGreaterThan(4e8);
  },

  "minutes-as-parts-of-hours": () =>
    every(pairs(range(1, 120), [10, 12, 15, 20, 30, 40]), ([speed, minutes]) => {
      const parts = 60 / gcd(60, minutes);
      return is((speed / parts) * (minutes / gcd(60, minutes)), (speed / 60) * minutes);
    }),

  "angles-that-make-a-whole": () =>
    every(range(3, 30), (corners) => {
      // Corners on a circle, unevenly.
      const turn = range(0, corners - 1).map((at) => ((at + 0.4 * Math.sin(at * at)) * 2 * Math.PI) / corners);
      const at = (corner: number) => turn[(corner + corners) % corners] ?? 0;
      const direction = (from: number, to: number) =>
        Math.atan2(Math.sin(at(to)) - Math.sin(at(from)), Math.cos(at(to)) - Math.cos(at(from)));
      const angles = turn.map((_, corner) => {
        const between = direction(corner, corner - 1) - direction(corner, corner + 1);
        return ((between + 4 * Math.PI) % (2 * Math.PI)) * (180 / Math.PI);
      });
      return is(sum(angles), 180 * (corners - 2));
    }),

  "move-the-digits": () =>
    every(
      pairs(range(1, 3000), [1, 2, 3]),
      ([n, places]) => Number(`${n}e${places}`) === n * 10 ** places && is(Number(`${n}e-${places}`), n / 10 ** places),
    ),

  "swap-the-percentage": () => every(pairs(range(1, 200)), ([a, b]) => is((a / 100) * b, (b / 100) * a)),

  "percent-in-pieces": () =>
    every(pairs(range(1, 99), range(1, 300)), ([percent, n]) => {
      const [tens, fives, ones] = [Math.floor(percent / 10), Math.floor((percent % 10) / 5), percent % 5];
      return is((tens * n) / 10 + (fives * n) / 20 + (ones * n) / 100, (percent / 100) * n);
    }),

  "discount-upon-discount": () =>
    every(pairs(range(0, 100)), ([p, q]) => {
      const once = 100 - p;
      const left = once - (q / 100) * once;
      return is((1 - p / 100) * (1 - q / 100) * 100, left) && is(100 - left, p + q - (p * q) / 100);
    }),

  "compare-with-a-half": () => every(fractions, ([a, b]) => a > b / 2 === a / b > 1 / 2),

  "cross-products": () =>
    every(fractions, ([a, b]) =>
      fractions.every(([c, d]) => Math.sign(a * d - c * b) === (a * d === c * b ? 0 : Math.sign(a / b - c / d))),
    ),

  "cancel-first": () =>
    every(
      fractions.filter(([a, b]) => (a + b) % 3 === 0),
      ([a, b]) =>
        fractions.every(([c, d]) => {
          const [one, other] = [gcd(a, d), gcd(c, b)];
          return is(((a / one) * (c / other)) / ((b / other) * (d / one)), (a / b) * (c / d));
        }),
    ),
};

test.each(Object.entries(proofs))("%s gives what the plain way gives", (_, holds) => holds());

test("every shortcut has its proof here", () => {
  const shortcuts = libraryOf(readFiles()).shortcuts.map(({ id }) => id);
  expect(Object.keys(proofs).sort()).toEqual([...shortcuts].sort());
});
