import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";

// What each trick claims for all numbers, tried with all of them.

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const digits = (n: number) => [...String(n)].map(Number);
const add = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
const digitSum = (n: number) => add(digits(n));
const reverse = (n: number, places: number) => Number([...String(n).padStart(places, "0")].reverse().join(""));
const root = (n: number): number => (n < 10 ? n : root(digitSum(n)));
const every = <T>(cases: readonly T[], holds: (one: T) => boolean) =>
  expect(cases.filter((one) => !holds(one))).toEqual([]);

const proofs: Readonly<Record<string, () => void>> = {
  "ten-eighty-nine": () => {
    const apart = (n: number) => Math.floor(n / 100) - (n % 10);
    every(
      range(100, 999).filter((n) => Math.abs(apart(n)) >= 1),
      (n) => {
        const difference = Math.abs(n - reverse(n, 3));
        return difference + reverse(difference, 3) === 1089;
      },
    );
  },

  "casting-out-nines": () => {
    every(range(1, 20_000), (n) => root(n) === n % 9 || (n % 9 === 0 && root(n) === 9));
    every(range(1, 300), (a) => range(1, 300).every((b) => root(a * b) === root(root(a) * root(b))));
  },

  "the-missing-digit": () =>
    every(range(10, 9999), (n) => {
      const left = digits(n - digitSum(n));
      return left.every((hidden) => hidden === 0 || hidden === 9 - ((add(left) - hidden) % 9));
    }),

  "going-round-142857": () => {
    const ring = "142857142857";
    every(range(1, 6), (by) => ring.includes(String(142_857 * by)));
    expect(142_857 * 7).toBe(999_999);
  },

  "all-ways-lead-to-6174": () => {
    const round = (n: number) => {
      const sorted = [...String(n).padStart(4, "0")].sort().join("");
      return Number([...sorted].reverse().join("")) - Number(sorted);
    };
    const rounds = (n: number): number => (n === 6174 ? 0 : n === 0 ? Number.POSITIVE_INFINITY : 1 + rounds(round(n)));
    const unlike = range(1, 9999).filter((n) => n % 1111 !== 0);
    expect(Math.max(...unlike.map(rounds))).toBe(7);
    const gaps = unlike.map((n) => {
      const [a = 0, b = 0, c = 0, d = 0] = [...String(n).padStart(4, "0")].map(Number).sort((x, y) => y - x);
      return `${a - d} ${b - c}`;
    });
    expect(new Set(gaps).size).toBe(54);
  },

  "three-sevens-thirty-seven": () => every(range(1, 9), (a) => (a * 111) / (3 * a) === 37),

  "written-twice": () => every(range(100, 999), (n) => Number(`${n}${n}`) / 7 / 11 / 13 === n),

  "the-sum-of-two-mirrors": () => every(range(10, 99), (n) => n + reverse(n, 2) === 11 * digitSum(n)),

  "the-nine-symbol": () =>
    expect(new Set(range(10, 99).map((n) => n - digitSum(n)))).toEqual(new Set(range(1, 9).map((a) => 9 * a))),

  "nine-of-a-kind": () => every(range(1, 9), (a) => 12_345_679 * 9 * a === Number(String(a).repeat(9))),

  "you-are-left-with-five": () => every(range(0, 1000), (n) => (2 * n + 10) / 2 - n === 5),

  "the-birthday-code": () =>
    every(range(1, 12), (month) =>
      range(1, 31).every((day) => {
        const left = ((month * 5 + 7) * 4 + 13) * 5 + day - 205;
        return Math.floor(left / 100) === month && left % 100 === day;
      }),
    ),

  "ten-numbers-at-once": () =>
    every(range(0, 50), (a) =>
      range(0, 50).every((b) => {
        const row = [a, b];
        while (row.length < 10) row.push(add(row.slice(-2)));
        return add(row) === 11 * (row[6] ?? 0);
      }),
    ),

  "nine-dates": () =>
    every(
      range(9, 23),
      (middle) =>
        add(range(-1, 1).flatMap((week) => range(-1, 1).map((day) => middle + 7 * week + day))) === 9 * middle,
    ),

  "the-day-of-the-week": () =>
    every(range(1753, 2400), (year) => {
      const dates = [
        [4, 4],
        [6, 6],
        [8, 8],
        [10, 10],
        [12, 12],
        [5, 9],
        [9, 5],
        [7, 11],
        [11, 7],
        [3, 0],
      ] as const;
      const weekdays = dates.map(([month, day]) => new Date(Date.UTC(year, month - 1, day)).getUTCDay());
      return new Set(weekdays).size === 1;
    }),

  "five-magic-cards": () => {
    const firsts = [1, 2, 4, 8, 16];
    // A card is written without bits: a number stands on it if it is needed when the largest are taken first.
    const cards = (n: number) => {
      let left = n;
      return [...firsts].reverse().filter((first) => {
        if (left < first) return false;
        left -= first;
        return true;
      });
    };
    every(range(1, 31), (n) => add(cards(n)) === n);
    every(firsts, (first) => range(1, 31).filter((n) => cards(n).includes(first)).length === 16);
  },

  "neighbours-squared": () => every(range(0, 1000), (n) => (n + 1) ** 2 - n ** 2 === n + n + 1),

  "the-sum-foretold": () =>
    every(range(100, 999), (first) => {
      const said = Number(`2${String(first - 2).padStart(3, "0")}`);
      return range(100, 999).every((friend) => first + friend + (999 - friend) + 999 === said);
    }),

  "cube-root-at-a-glance": () =>
    every(range(10, 99), (n) => {
      const cube = n ** 3;
      const ones = range(0, 9).filter((b) => b ** 3 % 10 === cube % 10);
      const tens = range(1, 9)
        .filter((a) => a ** 3 <= Math.floor(cube / 1000))
        .at(-1);
      return ones.length === 1 && 10 * (tens ?? 0) + (ones[0] ?? 0) === n;
    }),

  "how-squares-end": () =>
    every(range(1, 3000), (n) => {
      const text = String(n * n);
      return /[14569]$|00$/.test(text) && /[^5]$|25$/.test(text) && [1, 4, 7, 9].includes(root(n * n));
    }),

  "nine-on-your-fingers": () => every(range(1, 10), (bent) => 10 * (bent - 1) + (10 - bent) === bent * 9),

  "six-to-ten-on-your-fingers": () =>
    every(range(6, 10), (a) => range(6, 10).every((b) => 10 * (a - 5 + b - 5) + (10 - a) * (10 - b) === a * b)),

  "lattice-multiplication": () =>
    every(range(10, 99), (a) =>
      range(10, 99).every((b) => {
        const stripes = [0, 0, 0, 0];
        for (const [i, above] of digits(a).reverse().entries())
          for (const [j, beside] of digits(b).reverse().entries()) {
            stripes[i + j] = (stripes[i + j] ?? 0) + ((above * beside) % 10);
            stripes[i + j + 1] = (stripes[i + j + 1] ?? 0) + Math.floor((above * beside) / 10);
          }
        return add(stripes.map((stripe, place) => stripe * 10 ** place)) === a * b;
      }),
    ),

  "russian-peasants": () =>
    every(range(1, 150), (a) =>
      range(1, 150).every((b) => {
        let sum = 0;
        for (let [left, right] = [a, b]; left >= 1; [left, right] = [Math.floor(left / 2), right * 2])
          if (left % 2 === 1) sum += right;
        return sum === a * b;
      }),
    ),

  "times-eleven": () =>
    every(range(10, 99), (n) => {
      const [a = 0, b = 0] = digits(n);
      const middle = a + b;
      return Number(middle < 10 ? `${a}${middle}${b}` : `${a + 1}${middle - 10}${b}`) === n * 11;
    }),

  "the-hidden-faces": () => {
    const dice = range(1, 6).map((top) => [top, 7 - top]);
    every(dice, (one) =>
      dice.every((two) =>
        dice.every((three) => add([...one, ...two, ...three]) - (one[0] ?? 0) === 21 - (one[0] ?? 0)),
      ),
    );
  },

  "the-secret-domino": () =>
    every(range(0, 9), (a) => range(0, 9).every((b) => (a * 5 + 7) * 2 + b - 14 === 10 * a + b)),

  "three-piles-of-seven": () =>
    every(range(1, 21), (secret) => {
      let pack = range(1, 21);
      for (let deal = 0; deal < 3; deal += 1) {
        const piles = [0, 1, 2].map((pile) => pack.filter((_, at) => at % 3 === pile));
        const others = piles.filter((pile) => !pile.includes(secret));
        pack = [others[0] ?? [], piles.find((pile) => pile.includes(secret)) ?? [], others[1] ?? []].flat();
      }
      return pack[10] === secret;
    }),

  "paper-to-the-moon": () => {
    const kilometres = (folds: number) => (2 ** folds * 0.1) / 1_000_000;
    expect(range(1, 60).find((folds) => kilometres(folds) > 384_400)).toBe(42);
    expect(kilometres(42)).toBeCloseTo(439_804.7, 1);
  },

  "which-hand": () =>
    every(range(0, 50), (left) =>
      range(0, 50).every(
        (right) => (left + right) % 2 === 0 || ((2 * left + 3 * right) % 2 === 1) === (right % 2 === 1),
      ),
    ),
};

test.each(Object.entries(proofs))("%s holds for every number", (_, holds) => holds());

test("every trick has its proof here", () => {
  const tricks = libraryOf(readFiles())["math-tricks"].map(({ id }) => id);
  expect(Object.keys(proofs).sort()).toEqual([...tricks].sort());
});
