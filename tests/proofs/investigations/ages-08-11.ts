import { expect } from "vitest";
import { and } from "../../../src/engine/words.ts";
import { gcd } from "../../../src/maths/whole.ts";
import { orderings, range } from "../proof.ts";
import { type Claims, choose2, factors, pairs, sum, turned } from "./claims.ts";

/** What the investigations for ages 8 to 11 say, worked out. */
export const claims: Claims = {
  "four-in-a-square"() {
    for (const row of [9, 10, 12])
      for (const size of [1, 2, 4])
        for (const start of range(1, 40)) {
          const [right, down] = [start + size, start + size * row];
          const across = down + size;
          expect(right + down).toBe(start + across);
          expect(right * down - start * across).toBe(size * size * row);
        }
    return [`products differ by 2 \\times 20 = ${2 * 2 * 10}`, "the products now differ by 9", "it is 10 in every box"];
  },
  "turn-it-round"() {
    const differences = (digits: number, from: number) =>
      new Set(range(from, 10 ** digits - 1).map((n) => Math.abs(n - turned(n, digits))));
    const two = new Set(range(10, 99).flatMap((n) => (n % 10 ? [Math.abs(n - turned(n, 2))] : [])));
    for (const n of differences(3, 100)) expect(n % 99).toBe(0);
    for (const n of range(10, 99)) expect((n + turned(n, 2)) % 11).toBe(0);
    return [`only ${[...two].sort((a, b) => a - b).join(", ")} can come out`];
  },
  "a-fence-of-24"() {
    const fields = (fence: number) => range(1, fence / 4).map((high) => [fence / 2 - high, high] as const);
    const areas = fields(24).map(([long, high]) => long * high);
    const best = (fence: number) => Math.max(...range(1, fence / 2 - 1).map((high) => high * (fence / 2 - high)));
    const walled = range(1, 11).map((high) => [24 - 2 * high, high] as const);
    const [long, high] = walled.toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [];
    return [
      `${and(fields(24).map(([a, b]) => `${a} by ${b}`))}. Inside are ${and(areas.map(String))} squares`,
      `so ${best(36)} squares`,
      `with ${best(22)} squares`,
      `fence of ${2 * (36 + 1)}`,
      `${long} by ${high} is best, with ${(long ?? 0) * (high ?? 0)} squares`,
    ];
  },
  "five-odd-numbers"() {
    const odd = range(0, 20).filter((n) => n % 2 === 1);
    const sums = (count: number): Set<number> =>
      count === 0 ? new Set([0]) : new Set([...sums(count - 1)].flatMap((n) => odd.map((one) => n + one)));
    expect(sums(5).has(20)).toBe(false);
    expect(sums(5).has(21)).toBe(true);
    expect([...sums(4)].every((n) => n % 2 === 0)).toBe(true);
    const reach = (last: number): Set<number> =>
      last === 0 ? new Set([0]) : new Set([...reach(last - 1)].flatMap((one) => [one + last, one - last]));
    expect(reach(10).has(0)).toBe(false);
    expect(reach(8).has(0)).toBe(true);
    return ["Nobody can do it"];
  },
  "threes-and-fives"() {
    const unpaid = (a: number, b: number) =>
      range(1, 200).filter((n) => !range(0, n / a).some((many) => (n - many * a) % b === 0));
    expect(unpaid(4, 6).at(-1)).toBe(199);
    for (const [a, b] of pairs([3, 4, 5, 7, 8, 11]))
      if (gcd(a, b) === 1) expect(unpaid(a, b).at(-1)).toBe(a * b - a - b);
    return [`You cannot pay ${and(unpaid(3, 5).map(String))}`, `With 4 and 7 the last price is ${unpaid(4, 7).at(-1)}`];
  },
  "the-last-stone"() {
    const bad = (most: number, lastLoses: boolean, upTo = 12) => {
      const wins = [lastLoses];
      for (const n of range(1, upTo)) wins[n] = range(1, Math.min(most, n)).some((take) => !wins[n - take]);
      return range(1, upTo).filter((n) => !wins[n]);
    };
    expect(bad(3, false)).toEqual([4, 8, 12]);
    expect(bad(2, false)).not.toContain(10);
    return [
      `The bad numbers are ${bad(2, false, 9).join(", ")} and so on`,
      `the bad numbers are ${bad(2, true, 10).join(", ")}`,
    ];
  },
  "everybody-shakes-hands"() {
    const shakes = range(2, 6).map(choose2);
    return [
      `for 2, 3, 4, 5 and 6 children are ${and(shakes.map(String))}`,
      `Ten children shake 10 \\times 9 \\div 2 = ${choose2(10)} times`,
      `so ${choose2(6) - 6} are inside`,
    ];
  },
  "squares-in-a-square"() {
    const squares = (n: number) => sum(range(1, n).map((size) => (n - size + 1) ** 2));
    const rectangles = (n: number) => choose2(n + 1) ** 2;
    expect([4, 5, 8].map(squares)).toEqual([30, 55, 204]);
    return [
      `so there are 3 \\times 3 = ${rectangles(2)} rectangles`,
      `it is 6 \\times 6 = ${rectangles(3)}`,
      "= 204",
      "= 55",
    ];
  },
  "sides-of-a-triangle"() {
    const sums = new Set(
      [...orderings(range(1, 6))].flatMap(([a = 0, ab = 0, b = 0, bc = 0, c = 0, ca = 0]) =>
        a + ab + b === b + bc + c && b + bc + c === c + ca + a ? [a + ab + b] : [],
      ),
    );
    const square = new Set(
      [...orderings(range(1, 8))].flatMap(([a = 0, ab = 0, b = 0, bc = 0, c = 0, cd = 0, d = 0, da = 0]) =>
        new Set([a + ab + b, b + bc + c, c + cd + d, d + da + a]).size === 1 ? [a + ab + b] : [],
      ),
    );
    const inOrder = (all: ReadonlySet<number>) => [...all].sort((x, y) => x - y);
    expect(inOrder(square)).toEqual([12, 13, 14, 15]);
    return [`The sums ${and(inOrder(sums).map(String))} can be had`, "The sums from 12 to 15 can be had"];
  },
  "odd-steps"() {
    const sums = range(1, 6).map((n) => sum(range(1, n).map((k) => 2 * k - 1)));
    expect(sum(range(1, 20).map((k) => 2 * k - 1))).toBe(400);
    return [`The sums are ${and(sums.map(String))}`, "make 20 \\times 20 = 400"];
  },
  "up-the-stairs"() {
    const ways = (steps: number, strides: readonly number[]): number =>
      steps < 0 ? 0 : steps === 0 ? 1 : sum(strides.map((stride) => ways(steps - stride, strides)));
    /** Dominoes on a path two wide, a square after the other. */
    const covered = (long: number): number => {
      const grow = (taken: bigint): number => {
        const first = range(0, 2 * long - 1).find((k) => !((taken >> BigInt(k)) & 1n));
        if (first === undefined) return 1;
        const places = [first % 2 === 0 ? first + 1 : -1, first + 2];
        return sum(
          places
            .filter((k) => k > first && k < 2 * long && !((taken >> BigInt(k)) & 1n))
            .map((k) => grow(taken | (1n << BigInt(k)) | (1n << BigInt(first)))),
        );
      };
      return grow(0n);
    };
    expect(covered(5)).toBe(8);
    const row = (from: number, to: number, strides: readonly number[]) => range(from, to).map((n) => ways(n, strides));
    return [
      `For 1, 2, 3, 4 and 5 steps there are ${and(row(1, 5, [1, 2]).map(String))} ways`,
      `Go on: ${row(6, 10, [1, 2]).join(", ")}`,
      `ten steps have ${ways(10, [1, 2])} ways`,
      `add the three numbers before: ${row(1, 5, [1, 2, 3]).join(", ")}`,
    ];
  },
  "half-of-what-is-left"() {
    const bites = range(1, 20).find((n) => 1 - 2 ** -n > 0.99);
    expect(bites).toBe(7);
    return [`After seven times \\frac{1}{${2 ** 7}} is left`];
  },
  "pictures-of-multiples"() {
    // A stripe: whatever is shaded has a shaded one a row lower, straight below or one to a side.
    const leans = (n: number, row: number, aside: number) => (row + aside) % n === 0;
    expect([2, 5, 10].every((n) => leans(n, 10, 0))).toBe(true);
    expect([3, 9].every((n) => leans(n, 9, 0) && leans(n, 10, -1))).toBe(true);
    expect([leans(11, 10, 1), leans(7, 8, -1), leans(7, 6, 1)]).toEqual([true, true, true]);
    return [
      "the twos, the fives and the tens stand upright",
      "The sevens lean to the left in rows of 8, and to the right in rows of 6",
    ];
  },
  "four-weights"() {
    const reach = (weights: readonly number[]) =>
      range(0, 2 ** weights.length - 1).map((set) => sum(weights.filter((_, i) => (set >> i) & 1)));
    expect(reach([1, 2, 4, 8]).toSorted((a, b) => a - b)).toEqual(range(0, 15));
    const threes = range(0, 2).flatMap((a) => range(0, 2).flatMap((b) => range(0, 2).map((c) => a + 3 * b + 9 * c)));
    expect(threes.toSorted((a, b) => a - b)).toEqual(range(0, 26));
    return [
      `you reach ${Math.max(...reach([1, 2, 4, 8, 16]))}`,
      "everything from 0 to 26",
      `13 is ${(13).toString(2)} there`,
    ];
  },
  "moving-the-mean"() {
    const all = [2, 4, 5, 8, 11];
    expect([sum(all) / 5, all[2], sum([1, 1, 1, 1, 26]) / 5]).toEqual([6, 5, 6]);
    return ["1, 1, 1, 1 and 26 have the mean 6"];
  },
  "the-largest-product"() {
    const splits = (digits: string, first: number) =>
      [...orderings([...digits])].map(
        (all) => [Number(all.slice(0, first).join("")), Number(all.slice(first).join(""))] as const,
      );
    const products = (digits: string, first: number) => splits(digits, first).map(([a, b]) => a * b);
    const differences = splits("1234", 2).map(([a, b]) => Math.abs(a - b));
    expect(Math.max(...splits("1234", 2).map(([a, b]) => a + b))).toBe(73);
    return [
      `41 \\times 32 = ${Math.max(...products("1234", 2))}`,
      `85 \\times 76 = ${Math.max(...products("5678", 2))}`,
      `13 \\times 24 = ${Math.min(...products("1234", 2))}`,
      `31 - 24 = ${Math.min(...differences)}`,
      `${Math.max(...products("12345", 3), ...products("12345", 4))}`,
    ];
  },
  "only-one-rectangle"() {
    const rectangles = (n: number) => factors(n).filter((high) => high * high <= n).length;
    const one = (from: number, to: number) =>
      and(
        range(from, to)
          .filter((n) => rectangles(n) === 1)
          .map(String),
      );
    const first = (many: number) => range(2, 100).find((n) => rectangles(n) === many);
    return [
      `a single row, are ${one(2, 20)}`,
      `Up to 40 come ${one(21, 40)}`,
      `${first(3)} is the first number with three rectangles, ${first(4)} the first with four, and ${first(5)} the first with five`,
    ];
  },
  "a-bite-out-of-a-corner"() {
    /** The way round the squares of a box of 8 by 6 that are left: each side that has no neighbour. */
    const around = (isLeft: (x: number, y: number) => boolean) => {
      const left = range(0, 7).flatMap((x) =>
        range(0, 5)
          .filter((y) => isLeft(x, y))
          .map((y) => [x, y] as const),
      );
      const has = new Set(left.map(String));
      const sides = left.flatMap(([x, y]) => [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]);
      return { area: left.length, way: sides.filter((one) => !has.has(String(one))).length };
    };
    for (const wide of range(1, 7))
      for (const high of range(1, 5)) expect(around((x, y) => x < 8 - wide || y < 6 - high).way).toBe(28);
    for (const deep of range(1, 5)) expect(around((x, y) => x !== 3 || y < 6 - deep).way).toBe(28 + 2 * deep);
    const thinnest = around((x, y) => x === 0 || y === 0);
    expect(thinnest.way).toBe(28);
    return ["The whole rectangle has the perimeter 28", `has the area ${thinnest.area} and still the perimeter 28`];
  },
  "breaking-chocolate"() {
    const breaks = (a: number, b: number): ReadonlySet<number> => {
      if (a * b === 1) return new Set([0]);
      const cuts = [...range(1, a - 1).map((k) => [k, b, a - k, b]), ...range(1, b - 1).map((k) => [a, k, a, b - k])];
      return new Set(
        cuts.flatMap(([p = 1, q = 1, r = 1, s = 1]) =>
          [...breaks(p, q)].flatMap((one) => [...breaks(r, s)].map((other) => one + other + 1)),
        ),
      );
    };
    expect([...breaks(4, 3)]).toEqual([11]);
    return ["You always need 11 breaks", `has 60 squares and needs ${10 * 6 - 1} breaks`, `there are ${16 - 1} games`];
  },
  "hands-of-a-clock"() {
    // In twelve hours the minute hand gains eleven rounds on the hour hand. A thousandth of a round at a time:
    const gained = range(0, 11_000 - 1).map((k) => (k / 1000) % 1);
    const times = (part: number) => gained.filter((one) => one === part).length;
    expect([times(0), times(0.5), times(0.25) + times(0.75)]).toEqual([11, 11, 22]);
    expect((12 * 60) / 11).toBeCloseTo(65.45, 2);
    return ["They meet 11 times in twelve hours", "so 22 times"];
  },
};
