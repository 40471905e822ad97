import { expect } from "vitest";
import { and } from "../../../src/engine/words.ts";
import { gcd } from "../../../src/maths/whole.ts";
import { range } from "../proof.ts";
import { type Claims, choose2, factors, isSquare, pairs, sum } from "./claims.ts";

/** What the investigations for ages 14 to 18 say, worked out. */
export const claims: Claims = {
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
    // Quarters: the points of a square of 4 by 4 have no two whose differences are both multiples of 4.
    const quarters = range(0, 3).flatMap((x) => range(0, 3).map((y) => [x, y] as const));
    expect(pairs(quarters).some(([p, q]) => (p[0] - q[0]) % 4 === 0 && (p[1] - q[1]) % 4 === 0)).toBe(false);
    return [`= ${quarters.length} boxes, so ${quarters.length + 1} points`, "so nine points are needed", "Nine cannot"];
  },
  "interest-ever-more-often"() {
    const grown = (n: number) => (1 + 1 / n) ** n;
    for (const n of range(1, 400)) expect(grown(n + 1)).toBeGreaterThan(grown(n));
    expect(grown(1e7)).toBeCloseTo(Math.E, 5);
    return [
      `twice ${grown(2)}, four times about ${grown(4).toFixed(3)}, twelve times about ${grown(12).toFixed(3)}, daily about ${grown(365).toFixed(3)}`,
      `about ${Math.exp(0.5).toFixed(3)}`,
      `about ${Math.exp(-1).toFixed(3)}`,
      `about ${Math.log(2).toFixed(3)}, for base 3 about ${Math.log(3).toFixed(3)}`,
    ];
  },
  "neighbours-divided"() {
    const f = [1, 1];
    for (let n = 2; n < 40; n++) f.push((f[n - 1] ?? 0) + (f[n - 2] ?? 0));
    const at = (n: number) => f[n] ?? 0;
    expect(at(39) / at(38)).toBeCloseTo((1 + Math.sqrt(5)) / 2);
    for (const n of range(1, 20)) expect(at(n + 1) * at(n - 1) - at(n) ** 2).toBe(n % 2 ? 1 : -1);
    const roots = range(1, 3).reduce<number[]>((all) => [...all, 1 + 1 / (1 + (all.at(-1) ?? 0))], [1]);
    expect(roots.map((x) => Number(x.toFixed(4)))).toEqual([1, 1.5, 1.4, 1.4167]);
    return ["5 \\times 2 - 3^2 = 1", "come to about 1.618"];
  },
  "a-third-of-a-square"() {
    const total = (r: number) => sum(range(1, 60).map((n) => r ** n));
    expect([total(1 / 4), total(1 / 3), total(1 / 5)].map((x) => x.toFixed(9))).toEqual(
      [1 / 3, 1 / 2, 1 / 4].map((x) => x.toFixed(9)),
    );
    expect(1 + 2 * total(3 / 4)).toBeCloseTo(7, 5);
    expect(1 + (1 / 3) * (1 + total(4 / 9))).toBeCloseTo(8 / 5);
    return ["1 + 2 \\times 3 = 7", "The area is \\frac{8}{5}"];
  },
  "shared-birthdays"() {
    const different = (people: number, days: number) =>
      range(0, people - 1).reduce((all, k) => all * ((days - k) / days), 1);
    expect(range(1, 100).find((n) => different(n, 365) < 0.5)).toBe(23);
    expect(range(1, 400).find((n) => (364 / 365) ** n < 0.5)).toBe(253);
    expect(range(1, 5).find((n) => different(n, 5) < 0.5)).toBe(3);
    expect(different(4, 5)).toBeCloseTo(24 / 125);
    expect(range(1, 2000).find((n) => different(n, 1_000_000) < 0.5)).toBeCloseTo(1.18 * 1000, -1);
    return [
      `about ${(1 - different(23, 365)).toFixed(3)}. With 50 it is about ${(1 - different(50, 365)).toFixed(3)}`,
      `With 22 people it is about ${different(22, 365).toFixed(3)}, with 23 about ${different(23, 365).toFixed(3)}`,
      `23 \\times 22 \\div 2 = ${choose2(23)} pairs`,
    ];
  },
  "sum-and-product"() {
    const products = range(-40, 60).map((n) => (n / 2) * (10 - n / 2));
    expect(Math.max(...products)).toBe(25);
    const alike = range(-20, 20).flatMap((x) => range(x, 20).flatMap((y) => (x + y === x * y ? [[x, y]] : [])));
    expect(alike).toEqual([
      [0, 0],
      [2, 2],
    ]);
    return ["(5 + i)(5 - i) = 26", "only 2 and 2, or 0 and 0"];
  },
  "last-digits"() {
    const power = (a: number, n: number, of: number): number => (n === 0 ? 1 : (a * power(a, n - 1, of)) % of);
    for (const a of range(0, 60)) expect(power(a, 5, 10)).toBe(a % 10);
    for (const p of [7, 11, 13]) for (const a of range(1, p - 1)) expect(power(a, p - 1, p)).toBe(1);
    const two = range(1, 4).map((n) => String(power(7, n, 100)).padStart(2, "0"));
    expect(power(7, 5, 100)).toBe(7);
    return [
      `last digit of 7^{2026} is the second one, ${power(7, 2026, 10)}`,
      `3^{2026} ends with ${power(3, 2026, 10)} as well, and 2^{2026} with ${power(2, 2026, 10)}`,
      two.join(", "),
    ];
  },
  "six-at-a-table"() {
    const fewest = (people: number) => {
      const lines = pairs(range(0, people - 1));
      const at = new Map(lines.map(([a, b], i) => [`${a} ${b}`, 1 << i]));
      const triangles = lines.flatMap(([a, b]) =>
        range(b + 1, people - 1).map((c) =>
          [`${a} ${b}`, `${a} ${c}`, `${b} ${c}`].reduce((mask, key) => mask | (at.get(key) ?? 0), 0),
        ),
      );
      let least = triangles.length;
      for (let red = 0; red < 1 << lines.length; red++) {
        let one = 0;
        for (const mask of triangles) if ((red & mask) === mask || (red & mask) === 0) one++;
        if (one < least) least = one;
      }
      return least;
    };
    expect([fewest(5), fewest(6)]).toEqual([0, 2]);
    return [`2^{15} = ${2 ** 15} colourings`, "always at least two such triangles", "R(3, 3) = 6"];
  },
  "as-many-friends"() {
    let lone = 0;
    for (const people of [2, 3, 4, 5]) {
      const lines = pairs(range(0, people - 1));
      const oncePaired = new Set<string>();
      for (let set = 0; set < 1 << lines.length; set++) {
        const friends = range(0, people - 1).map(
          (who) => lines.filter(([a, b], i) => (set >> i) & 1 && (a === who || b === who)).length,
        );
        expect(new Set(friends).size).toBeLessThan(people);
        expect(sum(friends) % 2).toBe(0);
        if (new Set(friends).size === people - 1) oncePaired.add(friends.toSorted((a, b) => a - b).join());
      }
      expect(oncePaired.size).toBe(2);
      if (oncePaired.has("1,2,2,3")) lone += 1;
    }
    expect(lone).toBe(1);
    return ["For four people take the numbers 1, 2, 2, 3"];
  },
  "better-both-days-and-worse"() {
    const [saturday, sunday] = [
      { she: [9, 10], he: [80, 100] },
      { she: [30, 100], he: [2, 10] },
    ] as const;
    const share = ([hits, tries]: readonly [number, number]) => hits / tries;
    const both = (who: "she" | "he") => [saturday[who][0] + sunday[who][0], saturday[who][1] + sunday[who][1]] as const;
    for (const day of [saturday, sunday]) expect(share(day.she)).toBeGreaterThan(share(day.he));
    expect(share(both("she"))).toBeLessThan(share(both("he")));
    const per = (part: number, whole: number) => Math.round((100 * part) / whole);
    const told = (who: "she" | "he") => `${both(who).join(" of ")}, about ${per(...both(who))} per cent`;
    return [`${told("she")}, and he ${told("he")}`];
  },
  sevenths() {
    const ring = (p: number, first = 1) => {
      const all = [first];
      for (let r = (first * 10) % p; r !== first; r = (r * 10) % p) all.push(r);
      return all;
    };
    const digits = (p: number, first: number) =>
      ring(p, first)
        .map((r) => Math.floor((10 * r) / p))
        .join("");
    const primes = range(7, 200).filter((n) => factors(n).length === 2);
    for (const p of primes) {
      const all = ring(p);
      expect((p - 1) % all.length).toBe(0);
      const row = digits(p, 1);
      if (all.length % 2 === 0)
        for (const i of range(0, all.length / 2 - 1)) expect(Number(row[i]) + Number(row[i + all.length / 2])).toBe(9);
    }
    return [
      `the remainders are ${ring(7).join(", ")}`,
      `${digits(13, 1)} and ${digits(13, 2)}`,
      `one ring only are ${primes
        .filter((p) => ring(p).length === p - 1)
        .slice(0, 5)
        .join(", ")}`
        .replace(/, (\d+)$/, ", $1 and more")
        .replace(/, (\d+ and more)$/, ", $1"),
    ];
  },
  "as-far-from-a-point"() {
    for (const x of range(-40, 40).map((n) => n / 4)) {
      const y = (x * x) / 4;
      expect(Math.hypot(x, y - 1)).toBeCloseTo(y + 1);
      // A ray from above, mirrored in the tangent, goes to (0, 1).
      const [tx, ty] = [1 / Math.hypot(1, x / 2), x / 2 / Math.hypot(1, x / 2)];
      const along = -ty;
      const [rx, ry] = [2 * along * tx, 2 * along * ty + 1];
      expect(rx * (1 - y) - ry * (0 - x)).toBeCloseTo(0);
    }
    return ["So x^2 = 4y"];
  },
  "midpoints-all-round"() {
    const shape = [
      [0, 0],
      [8, 2],
      [10, 8],
      [2, 10],
    ] as const;
    const next = <T>(all: readonly T[], i: number) => all[(i + 1) % all.length] as T;
    const area = (all: readonly (readonly [number, number])[]) =>
      Math.abs(sum(all.map((p, i) => p[0] * next(all, i)[1] - next(all, i)[0] * p[1]))) / 2;
    const inner = shape.map((p, i) => [(p[0] + next(shape, i)[0]) / 2, (p[1] + next(shape, i)[1]) / 2] as const);
    return [`the outer area is ${area(shape)}, the inner one ${area(inner)}`];
  },
};
