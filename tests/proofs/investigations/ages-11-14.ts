import { expect } from "vitest";
import { and } from "../../../src/engine/words.ts";
import { gcd } from "../../../src/maths/whole.ts";
import { range } from "../proof.ts";
import { type Claims, factors, isSquare, pairs, sum, turned } from "./claims.ts";

/** What the investigations for ages 11 to 14 say, worked out. */
export const claims: Claims = {
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
    // A square frame of 3 by 3 with a hole of 1 by 1: its pins are all on its two bands.
    const framed = [0, 12 + 4] as const;
    expect(framed[0] + framed[1] / 2 - 1 + 1).toBe(9 - 1);
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
    /** Of all pairs of spins, those with two equal colours; each colour as often as it has parts. */
    const agree = (colours: string) => [...colours].flatMap((a) => [...colours].filter((b) => a === b)).length;
    return [
      `In 9 + 1 = ${agree("rrrb")} of them the colours agree. So I win 10 times in ${"rrrb".length ** 2}`,
      `Of the ${"rrrrbg".length ** 2} pairs, 16 + 1 + 1 = ${agree("rrrrbg")} agree. That is exactly half`,
    ];
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
  "weights-on-both-sides"() {
    const reach = (weights: readonly number[]): number[] =>
      weights.reduce<number[]>((all, one) => all.flatMap((n) => [n - one, n, n + one]), [0]).toSorted((a, b) => a - b);
    expect(reach([1, 3, 9, 27])).toEqual(range(-40, 40));
    expect(reach([1, 3, 9])).toEqual(range(-13, 13));
    return ["The weights are 1, 3, 9 and 27", `They make the ${reach([1, 3, 9, 27]).length} numbers`];
  },
  "sliding-the-top"() {
    const around = (x: number) => Math.hypot(x - 2, 4) + Math.hypot(8 - x, 4);
    const places = range(-20, 40).map((n) => n / 2);
    expect(places.toSorted((a, b) => around(a) - around(b))[0]).toBe(5);
    // By its corners (2, 1), (8, 1) and (x, 5), one after the other.
    const area = (x: number) => Math.abs(2 * 1 - 8 * 1 + (8 * 5 - x * 1) + (x * 1 - 2 * 5)) / 2;
    for (const x of places) expect(area(x)).toBe(12);
    return ["6 \\times 4 \\div 2 = 12", "the height must be 2"];
  },
  "all-the-way-round"() {
    const turns = (angles: readonly number[]) => sum(angles.map((one) => 180 - one));
    expect([turns([50, 60, 70]), turns([90, 90, 90, 90]), turns(range(1, 5).map(() => 108))]).toEqual([360, 360, 360]);
    expect(turns([90, 90, 90])).toBe(270);
    // A star joins every second of five corners on a circle.
    const corner = (k: number) => [Math.cos((4 * Math.PI * k) / 5), Math.sin((4 * Math.PI * k) / 5)] as const;
    const way = (k: number) => Math.atan2(corner(k + 1)[1] - corner(k)[1], corner(k + 1)[0] - corner(k)[0]);
    const turn = Math.round((((way(1) - way(0)) * 180) / Math.PI + 720) % 360);
    return [`its turns make ${5 * turn}, so each is ${turn}, and each point has an angle of ${180 - turn}`];
  },
  "runs-of-luck"() {
    /** Rows in two colours, by the length of the last run, with no run of `most` or more. */
    const without = (length: number, most: number) => {
      let last = [0, 2, ...range(3, most).map(() => 0)];
      for (let n = 2; n <= length; n++)
        last = last.map((_, run) => (run === 0 ? 0 : run === 1 ? sum(last) : (last[run - 1] ?? 0)));
      return sum(last);
    };
    const longest = (row: number, length: number) => {
      let [run, most] = [0, 0];
      for (let i = 0; i < length; i++) {
        run = i > 0 && ((row >> i) & 1) === ((row >> (i - 1)) & 1) ? run + 1 : 1;
        most = Math.max(most, run);
      }
      return most;
    };
    for (const k of [3, 4, 5])
      expect(without(12, k)).toBe(range(0, 2 ** 12 - 1).filter((row) => longest(row, 12) < k).length);
    const share = (k: number) => Math.round(100 * (1 - without(20, k) / 2 ** 20));
    return [
      `${range(1, 5)
        .map((n) => without(n, 3))
        .join(", ")} and so on`,
      `${without(20, 3)} of ${2 ** 20}`,
      `${range(1, 5)
        .map((n) => without(n, 4))
        .join(", ")}.`,
      `${without(20, 4)} of ${2 ** 20}`,
      `about ${share(4)} of 100 real rows have a run of four`,
      `about ${share(5)} of 100 have a run of five`,
    ];
  },
  "which-fractions-stop"() {
    /** After how many places; -1 where it never stops. */
    const stops = (n: number) => range(0, n).findIndex((k) => 10n ** BigInt(k) % BigInt(n) === 0n);
    const bottoms = range(2, 20).filter((n) => stops(n) >= 0);
    expect([40, 64, 35, 75, 25].map(stops)).toEqual([3, 6, -1, -1, 2]);
    return [`Up to 20 the bottoms ${and(bottoms.map(String))} stop`];
  },
  "why-the-digits-tell"() {
    const digits = (n: number) => [...String(n)].map(Number);
    for (const n of range(1, 2000)) expect((n - sum(digits(n))) % 9).toBe(0);
    for (const n of range(1, 2000)) {
      const inTurn = sum(
        digits(n)
          .toReversed()
          .map((digit, i) => (i % 2 ? -digit : digit)),
      );
      expect(Math.abs(n - inTurn) % 11).toBe(0);
    }
    expect([7654 % 9, 7654 % 11]).toEqual([4, 9]);
    return [`since 10, 100 and 1000 leave ${and([10, 100, 1000].map((n) => String(n % 7)))}`];
  },
  "one-more-than-a-product"() {
    const plusOne = (n: number) => n * (n + 1) * (n + 2) * (n + 3) + 1;
    for (const n of range(1, 60)) expect(Math.sqrt(plusOne(n))).toBe(n * n + 3 * n + 1);
    return [
      `The results are ${and(range(1, 5).map((n) => String(plusOne(n))))}, the squares of ${and(range(1, 5).map((n) => String(Math.sqrt(plusOne(n)))))}`,
      `131^2 = ${plusOne(10)}`,
    ];
  },
  "half-or-three-times"() {
    const row = (start: number, add = 1) => {
      const all = [start];
      for (let n = start; n !== 1 && all.length < 400; ) {
        n = n % 2 === 0 ? n / 2 : 3 * n + add;
        if (all.includes(n)) break;
        all.push(n);
      }
      return all;
    };
    for (const n of range(1, 99)) expect(row(n).at(-1)).toBe(1);
    const steps = (n: number) => row(n).length - 1;
    const slowest = range(1, 12).toSorted((a, b) => steps(b) - steps(a))[0] ?? 0;
    expect([row(5, -1).length, row(17, -1).length]).toEqual([5, 18]);
    return [
      `From 7 it takes ${steps(7)} steps: ${row(7).join(", ")}.`,
      `${slowest} takes longest, with ${steps(slowest)} steps`,
      `climbs to ${Math.max(...row(27))} and takes ${steps(27)} steps`,
      `${row(5, -1).join(", ")}, 5.`,
    ];
  },
  "there-and-back"() {
    const average = (a: number, b: number) => (2 * a * b) / (a + b);
    for (const [a, b] of pairs(range(1, 30)))
      expect((a + b) / 2 - average(a, b)).toBeCloseTo((a - b) ** 2 / (2 * (a + b)));
    return [
      `in 3 hours, ${average(30, 60)} kilometres an hour`,
      `For 20 and 80 it is ${average(20, 80)}, and for 40 and 60 it is ${average(40, 60)}`,
    ];
  },
  "the-painted-cube"() {
    const painted = (n: number) => {
      const counts = [0, 0, 0, 0];
      const rim = (k: number) => Number(k === 0 || k === n - 1);
      for (const x of range(0, n - 1))
        for (const y of range(0, n - 1))
          for (const z of range(0, n - 1)) {
            const faces = rim(x) + rim(y) + rim(z);
            counts[faces] = (counts[faces] ?? 0) + 1;
          }
      return counts.toReversed();
    };
    for (const n of range(2, 9)) expect(painted(n)).toEqual([8, 12 * (n - 2), 6 * (n - 2) ** 2, (n - 2) ** 3]);
    const halves = range(3, 40).flatMap((a) =>
      range(a, 60).flatMap((b) =>
        range(b, 200)
          .filter((c) => 2 * (a - 2) * (b - 2) * (c - 2) === a * b * c)
          .map((c) => [a, b, c]),
      ),
    );
    expect(halves).toHaveLength(20);
    expect(halves).toContainEqual([8, 10, 12]);
    return [
      `For 3 by 3 by 3 there are ${and(painted(3).map(String))}`,
      `For 10 the counts are ${and(painted(10).map(String))}`,
    ];
  },
  "where-does-it-settle"() {
    const settled = (start: number, a: number, b: number) => range(1, 200).reduce((x) => a * x + b, start);
    for (const start of [14, 0, 6, 100]) expect(settled(start, 0.5, 3)).toBeCloseTo(6);
    expect(settled(1, 0.5, 5)).toBeCloseTo(10);
    expect(settled(1, 1 / 3, 3)).toBeCloseTo(4.5);
    expect(settled(1, -0.9, 3)).toBeCloseTo(3 / 1.9);
    expect(settled(3, 2, -3)).toBe(3);
    return ["It always goes to 6", "With 5 it settles at 10", "the number that stays is 4.5"];
  },
  "dominoes-on-a-board"() {
    /** Whether dominoes cover all but what is taken, row by row from the first square that is free. */
    const covers = (size: number, taken: Set<number>): boolean => {
      const first = range(0, size * size - 1).find((k) => !taken.has(k));
      if (first === undefined) return true;
      const next = [first % size < size - 1 ? first + 1 : -1, first + size < size * size ? first + size : -1];
      return next.some((k) => k >= 0 && !taken.has(k) && covers(size, new Set([...taken, first, k])));
    };
    for (const size of [3, 5])
      for (const gap of range(0, size * size - 1))
        expect(covers(size, new Set([gap])), `${size}, ${gap}`).toBe(gap % 2 === 0);
    // One square of each colour away, on four by four: it can always be done.
    for (const [a, b] of pairs(range(0, 15)))
      if (((a >> 2) + a + (b >> 2) + b) % 2 === 1) expect(covers(4, new Set([a, b])), `${a} ${b}`).toBe(true);
    expect(covers(4, new Set([0, 15]))).toBe(false);
    const odd = range(1, 81).filter((n) => n % 2 === 1).length;
    return [`The board has ${odd} white squares, the odd numbers, and ${81 - odd} shaded ones`];
  },
};
