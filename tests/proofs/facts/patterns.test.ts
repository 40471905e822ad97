import { random } from "../../../src/maths/random.ts";
import { range } from "../proof.ts";
import { choose, digits, holds, prove, sum } from "./facts.ts";

const fibonacci = (count: number): bigint[] => {
  const all = [1n, 1n];
  while (all.length < count) all.push((all.at(-1) ?? 0n) + (all.at(-2) ?? 0n));
  return all;
};

prove("patterns", {
  "one-to-a-hundred": () => [1, 2, 3, 100, sum(range(1, 100))],

  "odd-numbers-make-squares": () => {
    const odd = (count: number) =>
      range(1, 10_000)
        .filter((n) => n % 2 === 1)
        .slice(0, count);
    const root = (count: number) => Math.sqrt(sum(odd(count)));
    holds(range(1, 300).every((count) => root(count) === count));
    return [...[2, 3, 4].flatMap((count) => [...odd(count), root(count), 2]), 100, root(100), 2, sum(odd(100))];
  },

  "ends-no-square-has": () => {
    const ends = new Set(range(0, 10_000).map((n) => n ** 2 % 10));
    const missing = range(0, 9).filter((digit) => !ends.has(digit));
    const example = 123_456_787;
    holds(missing.includes(example % 10) && !Number.isInteger(Math.sqrt(example)));
    return [...missing, example];
  },

  "two-stairs-make-a-square": () => {
    const stairs = range(1, 300).map((height) => sum(range(1, height)));
    const together = (at: number) => (stairs[at] ?? 0) + (stairs[at + 1] ?? 0);
    holds(range(0, 298).every((at) => Number.isInteger(Math.sqrt(together(at)))));
    const told = [0, 1, 2].flatMap((at) => [stairs[at] ?? 0, stairs[at + 1] ?? 0, together(at)]);
    return [...stairs.slice(0, 5), 2, ...told];
  },

  "a-penny-doubled": () => {
    const days = range(1, 30).map((day) => 2n ** BigInt(day - 1));
    const pennies = days.reduce((total, day) => total + day);
    return [...days.slice(0, 3), days.length, `${pennies / 100n}.${pennies % 100n}`];
  },

  "sums-in-balance": () => {
    const line = (n: number) => ({ left: range(n ** 2, n ** 2 + n), right: range(n ** 2 + n + 1, n ** 2 + 2 * n) });
    holds(range(1, 200).every((n) => sum(line(n).left) === sum(line(n).right)));
    holds(range(1, 200).every((n) => line(n).right.at(-1) === (line(n + 1).left[0] ?? 0) - 1));
    return [1, 2, 3].flatMap((n) => [...line(n).left, ...line(n).right]);
  },

  "a-rectangle-of-fibonacci-squares": () => {
    const first = fibonacci(7);
    const squares = first.slice(0, 6);
    holds(squares.reduce((total, one) => total + one * one, 0n) === (first[5] ?? 0n) * (first[6] ?? 0n));
    return [...first, 2, ...squares.flatMap((one) => [one, 2]), first[5] ?? 0, first[6] ?? 0];
  },

  "a-pattern-that-lies": () => {
    // Crossings counted one by one, at points that are placed irregularly; then parts by Euler's formula.
    const parts = (points: number) => {
      const at = range(1, points).map((n) => n + 0.137 * n ** 2);
      const lines = at.flatMap((from, i) => at.slice(i + 1).map((to) => [from, to] as const));
      const crossings = sum(
        lines.map(
          ([a, b], i) =>
            lines.slice(i + 1).filter(([c, d]) => (a < c && c < b && b < d) || (c < a && a < d && d < b)).length,
        ),
      );
      const corners = points + crossings;
      const edges = lines.length + 2 * crossings + Math.max(points, 1);
      return edges - corners + 1;
    };
    return [3, ...range(1, 5), ...range(1, 5).map(parts), 6, parts(6)];
  },

  "squares-of-the-year": () => {
    const found = range(1, 1000).filter((n) => n ** 2 + (n + 1) ** 2 + (n + 2) ** 2 === (n + 3) ** 2 + (n + 4) ** 2);
    const [n = 0] = found;
    const days = sum([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    holds(found.length === 1 && (n + 3) ** 2 + (n + 4) ** 2 === days);
    return [...range(n, n + 4).flatMap((one) => [one, 2]), n ** 2 + (n + 1) ** 2 + (n + 2) ** 2];
  },

  "four-corners-to-nothing": () => {
    const chance = random(5);
    for (const _ of range(1, 3000)) {
      let corners = range(1, 4).map(() => chance.whole(0, 1_000_000));
      for (let steps = 0; steps < 200; steps += 1)
        corners = corners.map((one, at) => Math.abs(one - (corners[(at + 1) % 4] ?? 0)));
      holds(corners.every((one) => one === 0));
    }
    return [4, 4, 0];
  },

  "no-neighbours-make-a-power-of-two": () => {
    const sums = new Map<number, number[]>();
    for (const from of range(1, 100))
      for (const to of range(from + 1, 100)) sums.set(sum(range(from, to)), range(from, to));
    const missing = range(1, 100).filter((n) => !sums.has(n));
    return [9, ...(sums.get(9) ?? []), 10, ...(sums.get(10) ?? []), 0, 100, missing.length, ...missing];
  },

  "cubes-make-a-square": () => {
    holds(range(1, 300).every((n) => sum(range(1, n).map((one) => one ** 3)) === sum(range(1, n)) ** 2));
    const cubes = sum(range(1, 4).map((one) => one ** 3));
    return [...range(1, 4).flatMap((one) => [one, 3]), ...range(1, 4), 2, cubes];
  },

  "odd-numbers-in-pascals-triangle": () => {
    const rows = range(0, 127).map((n) => range(0, n).map((k) => choose(n, k)));
    const exact = rows.map((_, n) => {
      let row = [1];
      for (let at = 0; at < n; at += 1) row = [1, ...row.slice(1).map((one, k) => one ^ (row[k] ?? 0)), 1];
      return sum(row);
    });
    holds(exact.every((count) => Number.isInteger(Math.log2(count))));
    const odd = sum(exact);
    return [rows.length, rows.flat().length, 3, Math.log(odd) / Math.log(3), odd, 2].map(
      (n) => Math.round(n * 1e9) / 1e9,
    );
  },

  "no-four-when-you-say-what-you-see": () => {
    const say = (line: string) => line.replace(/(.)\1*/g, (group, digit) => `${group.length}${digit}`);
    const lines = ["1"];
    while (lines.length < 45) lines.push(say(lines.at(-1) ?? ""));
    const largest = Math.max(
      ...lines.map((line) => Math.max(...new Set(digits(BigInt(1)).concat([...new Set(line)].map(Number))))),
    );
    // In the words “one 1, one 2, two 1s” the ones in letters are not counted.
    return [...lines.slice(0, 6), 1, 2, 2, 1, lines[4] ?? "", largest];
  },

  "two-teams-equal-in-every-way": () => {
    const ones = (n: number) => [...n.toString(2)].filter((digit) => digit === "1").length;
    const team = (rest: number) => range(0, 15).filter((n) => ones(n) % 2 === rest);
    const totals = (rest: number) => [1, 2, 3].map((power) => sum(team(rest).map((n) => n ** power)));
    holds(totals(0).join() === totals(1).join());
    return [...team(0), ...team(1), ...totals(0)];
  },

  "last-digits-of-fibonacci": () => {
    const ends = fibonacci(700).map((one) => Number(one % 10n));
    const steps = range(1, 200).find((step) => range(0, 400).every((at) => ends[at] === ends[at + step])) ?? 0;
    return [steps, 1, 1 + steps, 2, 2 + steps];
  },

  "every-number-in-fibonacci-coins": () => {
    const coins = fibonacci(16).slice(1).map(Number);
    const ways = new Map<number, number[][]>();
    const choice = (at: number, taken: number[]): void => {
      if (at >= coins.length) {
        ways.set(sum(taken), [...(ways.get(sum(taken)) ?? []), taken]);
        return;
      }
      choice(at + 1, taken);
      choice(at + 2, [coins[at] ?? 0, ...taken]);
    };
    choice(0, []);
    holds(range(1, 900).every((amount) => ways.get(amount)?.length === 1));
    const most = Math.max(...range(1, 900).map((amount) => ways.get(amount)?.length ?? 0));
    return [...coins.slice(0, 6), 2, most, 100, ...(ways.get(100)?.[0] ?? [])];
  },
});
