import { range } from "../proof.ts";
import { letters, numberWord } from "../riddles/number-words.ts";
import { digits, factorial, holds, prove, reverse, sum } from "./facts.ts";

const times = (digit: string, count: number) => digit.repeat(count);

prove("numbers", {
  "ones-squared": () => {
    // Long multiplication by columns, without carrying.
    const columns = range(0, 16).map((at) => range(0, 8).filter((row) => at - row >= 0 && at - row <= 8).length);
    return [times("1", 9), times("1", 9), columns.join(""), Math.min(...columns), Math.max(...columns)];
  },

  "the-eight-that-is-missing": () => {
    const number = Number(times("1", 9)) / 9;
    const missing = range(1, 9).filter((digit) => !digits(number).includes(digit));
    const fives = Number(times("5", 9)) / number;
    return [number, 9, number * 9, 1, 9, ...missing, fives];
  },

  "eights-and-a-countdown": () => {
    const up = (n: number) => Number(range(1, n).join(""));
    const down = (n: number) =>
      Number(
        range(10 - n, 9)
          .reverse()
          .join(""),
      );
    holds(range(1, 9).every((n) => up(n) * 8 + n === down(n)));
    return [1, 2, 3, 9].flatMap((n) => [up(n), 8, n, down(n)]);
  },

  "all-ten-divide-it": () => {
    let smallest = 1;
    while (range(1, 10).some((n) => smallest % n !== 0)) smallest += 1;
    return [smallest, 0, 1, 2, 3, 10];
  },

  "every-name-leads-to-four": () => {
    const limit = 1000;
    const ends = (["and", "no and"] as const).flatMap((and) =>
      range(1, limit).map((start) => {
        let at = start;
        for (let step = 0; step < 20; step += 1) at = letters(numberWord(at, and)).length;
        return at;
      }),
    );
    return [1, limit, ...new Set(ends)];
  },

  "forty-in-order": () => {
    const words = range(0, 99_999).map((number) => ({ number, word: letters(numberWord(number)).join("") }));
    const inOrder = ({ word }: { word: string }) => [...word].sort().join("") === word;
    const upwards = words.filter(inOrder);
    const downwards = words.filter(({ word }) => inOrder({ word: reverse(word) }));
    for (const part of ["hundred", "thousand", "illion"]) {
      holds(!inOrder({ word: part }));
      holds(!inOrder({ word: reverse(part) }));
    }
    return [...upwards, ...downwards].map(({ number }) => number);
  },

  "odd-squares-and-eight": () => {
    holds(range(0, 5000).every((k) => (2 * k + 1) ** 2 % 8 === 1));
    return [1, 8, 5, 2, (25 - 1) / 8, 8, 1, 1001, 2, (1001 ** 2 - 1) / 8, 8, 1];
  },

  "seven-rounds-to-6174": () => {
    const round = (n: number) => {
      const up = [...String(n).padStart(4, "0")].sort().join("");
      return Number(reverse(up)) - Number(up);
    };
    const rounds = range(1000, 9999)
      .filter((n) => new Set(digits(n)).size >= 2)
      .map((start) => {
        const seen = [start];
        while (!seen.includes(round(seen.at(-1) ?? 0))) seen.push(round(seen.at(-1) ?? 0));
        return { most: seen.length - 1, end: seen.at(-1) ?? 0 };
      });
    const ends = [...new Set(rounds.map(({ end }) => end))];
    holds(ends.every((end) => round(end) === end));
    holds(
      new Set(
        range(1000, 9999)
          .map(round)
          .filter((n) => n > 0),
      ).size === 54,
    );
    // What a round makes of any start: all have four digits but one.
    const short = new Set(
      range(1000, 9999)
        .map(round)
        .filter((n) => n > 0 && n < 1000),
    );
    return [4, 2, ...short, ...[...short].map((n) => `0${n}`), Math.max(...rounds.map(({ most }) => most)), ...ends];
  },

  "four-neighbours-and-one": () => {
    const product = (n: number) => n * (n + 1) * (n + 2) * (n + 3) + 1;
    holds(range(-100, 3000).every((n) => Number.isInteger(Math.sqrt(product(n)))));
    return [4, 1, 3, 4, 5, 6, 1, product(3), Math.sqrt(product(3)), 2];
  },

  "one-or-four": () => {
    const next = (n: number) => sum(digits(n).map((digit) => digit ** 2));
    holds(range(100, 9999).every((n) => next(n) < n) && next(9999) < 1000 && next(999) === 243);
    const ends = range(1, 20_000).map((start) => {
      let at = start;
      for (let step = 0; step < 100 && at !== 1 && at !== 4; step += 1) at = next(at);
      return at;
    });
    return [0, ...[...new Set(ends)].sort()];
  },

  "fifth-powers-keep-their-end": () => {
    holds(range(0, 2000).every((n) => BigInt(n) ** 5n % 10n === BigInt(n) % 10n));
    return [5, 7, 5, 7n ** 5n, 12, 5, 12n ** 5n];
  },

  "turned-round-by-multiplying": () => {
    const found = range(1000, 9999).filter((n) =>
      range(2, 9).some((by) => n * by === Number(reverse(String(n))) && n % 10 !== 0),
    );
    const told = found.flatMap((n) => [n, Number(reverse(String(n))) / n, reverse(String(n))]);
    return [...told, 4, 2];
  },

  "the-digit-that-is-not-there": () => {
    const own = digits(2n ** 29n);
    holds(new Set(own).size === own.length);
    return [2, 29, own.length, ...range(0, 9).filter((digit) => !own.includes(digit))];
  },

  "a-fraction-that-counts": () => {
    const whole = (10n ** 3000n / 998_001n).toString().padStart(3000, "0");
    const groups = whole.match(/.{3}/g)?.slice(0, 999) ?? [];
    const missing = range(0, 999).filter((n) => !groups.includes(String(n).padStart(3, "0")));
    holds([...groups].sort().join() === groups.join());
    return [1, 999 ** 2, `0.${whole.slice(0, 15)}`, 3, Number(groups.at(-1)), ...missing];
  },

  "a-multiple-of-ones-and-zeros": () => {
    /** By remainders, shortest numbers first. */
    const smallest = (n: number): string => {
      const seen = new Set<number>();
      let row = [{ text: "1", rest: 1 % n }];
      for (;;) {
        const done = row.find(({ rest }) => rest === 0);
        if (done !== undefined) return done.text;
        row = row
          .flatMap(({ text, rest }) => [0, 1].map((digit) => ({ text: text + digit, rest: (rest * 10 + digit) % n })))
          .filter(({ rest }) => !seen.has(rest) && seen.add(rest));
      }
    };
    holds(range(1, 400).every((n) => BigInt(smallest(n)) % BigInt(n) === 0n));
    holds(/^1+$/.test(smallest(99)));
    return [0, 1, 0, 7, smallest(7), 12, smallest(12), 99, smallest(99).length];
  },

  "digits-and-their-factorials": () => {
    const of = range(0, 9).map((digit) => Number(factorial(digit)));
    const found = range(1, 7 * (of[9] ?? 0)).filter((n) => {
      let total = 0;
      for (let left = n; left > 0; left = Math.floor(left / 10)) total += of[left % 10] ?? 0;
      return total === n;
    });
    const [first = 0, second = 0, third = 0, last = 0] = found;
    holds(found.length === 4);
    return [third, ...digits(third), third, first, second, last];
  },
});
