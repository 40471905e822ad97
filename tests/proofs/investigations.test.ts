import { describe, expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { agesOf } from "../../src/content/ages.ts";
import { and } from "../../src/engine/words.ts";
import { gcd } from "../../src/maths/whole.ts";
import { range } from "./proof.ts";

// What the discussions of the investigations claim is worked out here by trying all, and must stand in their words. Sums are held by
// sums/library.test.ts.

const { investigations } = libraryOf(readFiles());
const texts = new Map(
  investigations.map(({ id, steps, hints, discussion }) => [
    id,
    [...steps, ...hints, ...discussion].join(" ").replace(/[$*]/g, "").replace(/\s+/g, " "),
  ]),
);
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const factors = (n: number) => range(1, n).filter((k) => n % k === 0);
const turned = (n: number, digits: number) => Number([...String(n).padStart(digits, "0")].reverse().join(""));
const choose2 = (n: number) => (n * (n - 1)) / 2;
const pairs = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

/** What each says, worked out. */
const claims: Readonly<Record<string, () => readonly string[]>> = {
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
  "sums-of-neighbours"() {
    const ways = (n: number) => range(1, n - 1).flatMap((from) => runs(from).filter((total) => total === n)).length;
    const runs = (from: number) => range(2, 60).map((count) => sum(range(from, from + count - 1)));
    const fail = range(1, 100).filter((n) => ways(n) === 0);
    expect(fail).toEqual([1, 2, 4, 8, 16, 32, 64]);
    for (const n of range(1, 110)) expect(ways(n)).toBe(factors(n).filter((k) => k > 1 && k % 2 === 1).length);
    const words = ["no", "one", "two", "three", "four", "five", "six", "seven"];
    return [`so it has ${words[ways(45)]} ways`, `And 105 has ${words[ways(105)]}`];
  },
  "tilted-squares"() {
    const areas = range(1, 20).filter((n) => range(0, 5).some((a) => isSquare(n - a * a)));
    for (const n of range(0, 100)) if (n % 4 === 3) expect(range(0, 10).some((a) => isSquare(n - a * a))).toBe(false);
    for (const n of [6, 12, 14]) expect(areas).not.toContain(n);
    return [`Up to 20 the areas are ${and(areas.map(String))}`];
  },
  "counting-pins"() {
    const crossings = range(-1, 7).flatMap((x) => range(-1, 7).map((y) => [x, y] as const));
    // Triangles and quadrilaterals by chance: each pin is sorted by which side of each edge it lies on.
    for (const seed of range(1, 60)) {
      const at = (i: number) => [(seed * 7 + i * i * 3 + i) % 7, (seed * 5 + i * 4 + seed * i) % 7] as const;
      const [a, b, c] = [at(1), at(2), at(3)];
      const turn = (p: readonly number[], q: readonly number[], r: readonly number[]) =>
        ((q[0] ?? 0) - (p[0] ?? 0)) * ((r[1] ?? 0) - (p[1] ?? 0)) -
        ((q[1] ?? 0) - (p[1] ?? 0)) * ((r[0] ?? 0) - (p[0] ?? 0));
      const double = turn(a, b, c);
      if (double === 0) continue;
      const sides = (p: readonly number[]) =>
        [turn(a, b, p), turn(b, c, p), turn(c, a, p)].map((n) => n * Math.sign(double));
      const within = crossings.filter((p) => sides(p).every((n) => n >= 0));
      const inside = within.filter((p) => sides(p).every((n) => n > 0)).length;
      expect(2 * inside + (within.length - inside) - 2).toBe(Math.abs(double));
    }
    return [`has ${4 * 2} inside and ${2 * (5 + 3)} on the band`];
  },
  "a-hundred-lockers"() {
    const times = (n: number, pupils: (k: number) => boolean = () => true) => factors(n).filter(pupils).length;
    const open = range(1, 100).filter((n) => times(n) % 2 === 1);
    const odd = range(1, 18).filter((n) => times(n, (k) => k % 2 === 1) % 2 === 1);
    const most = Math.max(...range(1, 100).map((n) => times(n)));
    expect(most).toBe(12);
    return [
      `The doors ${and(open.map(String))} are open`,
      `the squares of primes, ${and(
        range(1, 100)
          .filter((n) => times(n) === 3)
          .map(String),
      )}`,
      `${and(
        range(1, 100)
          .filter((n) => times(n) === most)
          .map(String),
      )} have twelve factors each`,
      `${odd.join(", ")} and so on`,
    ];
  },
  "straight-cuts"() {
    const pieces = (cuts: number) => 1 + sum(range(1, cuts));
    const cheese = (cuts: number): number => (cuts === 0 ? 1 : cheese(cuts - 1) + pieces(cuts - 1));
    return [
      `The most are ${and(range(1, 4).map((n) => String(pieces(n))))} pieces`,
      `For six cuts that is 1 + 21 = ${pieces(6)}, for ten 1 + 55 = ${pieces(10)}`,
      `four cuts leave 11 - 8 = ${pieces(4) - 8} pieces`,
      `three flat cuts give ${cheese(3)} pieces, four give ${cheese(4)}`,
    ];
  },
  "a-fair-spinner"() {
    const isFair = (parts: readonly number[]) => 2 * sum(parts.map((n) => n * n)) === sum(parts) ** 2;
    for (const parts of [
      [2, 2],
      [4, 1, 1],
      [9, 4, 1],
      [12, 4, 1, 1],
    ])
      expect(isFair(parts), String(parts)).toBe(true);
    for (const [n, m] of pairs(range(1, 9))) expect(isFair([m * m, n * n, (m - n) ** 2])).toBe(true);
    const small = range(1, 6).flatMap((a) => range(1, a).flatMap((b) => range(1, b).map((c) => [a, b, c])));
    expect(small.filter((parts) => sum(parts) <= 6 && isFair(parts))).toEqual([[4, 1, 1]]);
    return [`In 9 + 1 = ${9 + 1} of them`, "exactly half, so this spinner is fair"];
  },
  "through-how-many-squares"() {
    /** Along the diagonal, a little step after the other: the squares it is inside of. */
    const crossed = (a: number, b: number) => {
      const steps = range(0, 2 * a * b - 1).map((k) => (2 * k + 1) / (4 * a * b));
      return new Set(steps.map((t) => `${Math.floor(t * a)} ${Math.floor(t * b)}`)).size;
    };
    for (const a of range(1, 9))
      for (const b of range(1, 9)) expect(crossed(a, b), `${a} ${b}`).toBe(a + b - gcd(a, b));
    return [
      `For 3 by 2 it is ${crossed(3, 2)}, for 4 by 3 it is ${crossed(4, 3)}, for 5 by 2 it is ${crossed(5, 2)}, and for 6 by 4 it is ${crossed(6, 4)}`,
      `On a table of 6 by 4 it is ${(6 * 4) / gcd(6, 4)}`,
    ];
  },
  "always-1089"() {
    const end = (n: number, digits: number) => {
      const difference = Math.abs(n - turned(n, digits));
      return difference + turned(difference, digits);
    };
    const outer = (n: number) => Math.floor(n / 100) !== n % 10;
    expect(
      new Set(
        range(100, 999)
          .filter(outer)
          .map((n) => end(n, 3)),
      ),
    ).toEqual(new Set([1089]));
    expect(
      new Set(
        range(10, 99)
          .filter((n) => n % 11 !== 0)
          .map((n) => end(n, 2)),
      ),
    ).toEqual(new Set([99]));
    const four = new Set(range(1000, 9999).map((n) => end(n, 4)));
    expect(four).toContain(10890);
    expect(four).toContain(9999);
    return [
      and(range(1, 9).map((n) => String(99 * n).padStart(3, "0"))),
      "With two digits it always ends at 99",
      "several ends are possible, such as 10890 and 9999",
    ];
  },
  "chords-of-a-parabola"() {
    for (const [a, b] of pairs(range(-6, 6))) {
      const gradient = (b * b - a * a) / (b - a);
      expect(gradient).toBe(a + b);
      expect(a * a - gradient * a).toBeCloseTo(-a * b);
      expect((b ** 3 - a ** 3) / (b - a)).toBe(a * a + a * b + b * b);
    }
    const hit = new Set(range(2, 50).flatMap((a) => range(2, 50).map((b) => a * b)));
    for (const n of range(2, 100)) expect(hit.has(n)).toBe(factors(n).length > 2);
    return ["the whole numbers above 1 that are never hit are the primes"];
  },
  "cubes-and-a-square"() {
    for (const n of range(1, 30)) expect(sum(range(1, n).map((k) => k ** 3))).toBe(sum(range(1, n)) ** 2);
    const odd = range(0, 199).map((k) => 2 * k + 1);
    for (const n of range(1, 12)) expect(sum(odd.slice(sum(range(1, n - 1)), sum(range(1, n))))).toBe(n ** 3);
    return ["1 + 8 + 27 + 64 = 100", "100 + 125 = 225", "13, 15, 17 and 19"];
  },
  "right-triangles-in-whole-numbers"() {
    const all = pairs(range(1, 200)).flatMap(([a, b]) =>
      isSquare(a * a + b * b) ? [[a, b, Math.round(Math.hypot(a, b))]] : [],
    );
    const made = new Set(
      pairs(range(1, 20)).flatMap(([n, m]) => {
        const sides = [m * m - n * n, 2 * m * n].sort((x, y) => x - y);
        return gcd(m, n) === 1 && (m - n) % 2 === 1 ? [[...sides, m * m + n * n].join()] : [];
      }),
    );
    for (const sides of all) {
      const [a = 0, b = 0, c = 0] = sides;
      if (gcd(a, b) === 1 && c <= 200) expect(made.has([a, b, c].join()), String(sides)).toBe(true);
      expect(sides.some((n) => n % 3 === 0) && sides.some((n) => n % 5 === 0)).toBe(true);
    }
    const next = all.filter(([a = 0, b = 0]) => b - a === 1).map((sides) => sides.join(", "));
    return [`after ${next[0]} comes ${next[1]}, then ${next[2]}`];
  },
  "the-largest-box"() {
    const volume = (x: number, s = 6) => x * (s - 2 * x) ** 2;
    for (const x of range(1, 299).map((n) => n / 100)) {
      expect(volume(x)).toBeLessThanOrEqual(16);
      expect(16 - volume(x)).toBeCloseTo(4 * (x - 1) ** 2 * (4 - x));
    }
    for (const s of [3, 6, 10]) expect(volume(s / 6, s)).toBeCloseTo((2 / 27) * s ** 3);
    return [`it is ${and([0.5, 1, 1.5, 2, 2.5].map((x) => String(volume(x))))}`];
  },
  "two-kinds-of-middle"() {
    const houses = [2, 3, 3, 7, 15];
    const walks = (x: number) => sum(houses.map((one) => Math.abs(one - x)));
    const squares = (x: number) => sum(houses.map((one) => (one - x) ** 2));
    const best = (of: (x: number) => number) => range(0, 20).toSorted((a, b) => of(a) - of(b))[0];
    expect([best(walks), best(squares)]).toEqual([3, 6]);
    expect((2 + 3 + 3 + 7 + 20) / 5).toBe(7);
    const at = [3, 4, 6, 7];
    return [
      `The plain sums for ${and(at.map(String))} are ${and(at.map((x) => String(walks(x))))}`,
      `The squares give ${and(at.map((x) => String(squares(x))))}`,
    ];
  },
  "zeros-at-the-end"() {
    const factorial = (n: number) => range(1, n).reduce((all, k) => all * BigInt(k), 1n);
    const zeros = (n: number) => /0*$/.exec(String(factorial(n)))?.[0].length ?? 0;
    const had = new Set(range(0, 130).map(zeros));
    for (const never of [5, 11, 17, 23]) expect(had.has(never)).toBe(false);
    const inBase = (base: number) => /0*$/.exec(factorial(10).toString(base))?.[0].length ?? 0;
    expect(range(3, 36).every((base) => inBase(base) < inBase(2))).toBe(true);
    expect([24, 25, 5, 10, 15].map(zeros)).toEqual([4, 6, 1, 2, 3]);
    expect([inBase(2), inBase(3)]).toEqual([8, 4]);
    return [
      `So there are 20 + 4 = ${zeros(100)} zeros`,
      `it is 10 + 2 = ${zeros(50)}`,
      `= ${zeros(1000)}`,
      `10! = ${factorial(10)}`,
    ];
  },
  "thin-strips"() {
    const under = (n: number) => sum(range(0, n - 1).map((k) => k * k)) / n ** 3;
    for (const n of range(1, 50)) expect(sum(range(1, n).map((k) => k * k))).toBe((n * (n + 1) * (2 * n + 1)) / 6);
    expect(under(100_000)).toBeCloseTo(1 / 3, 4);
    return [
      `so about ${under(4).toFixed(2)}. With 8 it is about ${under(8).toFixed(2)}, with 32 about ${under(32).toFixed(2)}`,
    ];
  },
  "five-points-of-the-grid"() {
    const kinds = range(0, 3).map((k) => [k % 2, k >> 1] as const);
    const works = (all: readonly (readonly [number, number])[]) =>
      pairs(all).some(([p, q]) => (p[0] + q[0]) % 2 === 0 && (p[1] + q[1]) % 2 === 0);
    expect(works(kinds)).toBe(false);
    for (const one of kinds) expect(works([...kinds, one])).toBe(true);
    // Three whose centre is on a crossing, among points sorted by their remainders of 3.
    const nine = range(0, 8);
    const centred = (all: readonly number[]) =>
      pairs(all.map((_, i) => i)).some(([i, j]) =>
        all.slice(j + 1).some((c) => {
          const three = [all[i] ?? 0, all[j] ?? 0, c];
          return sum(three.map((k) => k % 3)) % 3 === 0 && sum(three.map((k) => Math.floor(k / 3))) % 3 === 0;
        }),
      );
    const grow = (all: readonly number[], left: number): boolean =>
      left === 0 ||
      nine.filter((k) => k >= (all.at(-1) ?? 0)).some((k) => !centred([...all, k]) && grow([...all, k], left - 1));
    expect(grow([], 8)).toBe(true);
    expect(grow([], 9)).toBe(false);
    return ["so 17 points", "so nine points are needed", "Nine cannot"];
  },
};

test("there are as many for each age, and each has its claims worked out", () => {
  for (const ages of agesOf)
    expect(investigations.filter((one) => one.ages === ages).length, ages).toBeGreaterThanOrEqual(8);
  expect(Object.keys(claims).toSorted()).toEqual(investigations.map(({ id }) => id).toSorted());
});

describe("what they say is what comes out", () => {
  test.each(Object.entries(claims))("%s", (id, claim) => {
    for (const words of claim()) expect(texts.get(id)).toContain(words);
  });
});
