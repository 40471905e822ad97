import { range } from "../proof.ts";
import { gcd, holds, prove, sum } from "./facts.ts";

/** How many digits go round in 1/n, n without factors 2 and 5, by division on paper. */
function period(n: number): number {
  const seen: number[] = [];
  for (let rest = 1 % n; !seen.includes(rest); rest = (rest * 10) % n) seen.push(rest);
  return seen.length;
}

prove("infinity", {
  "halves-that-make-a-whole": () => {
    const pieces = range(1, 10).map((n) => 1 / 2 ** n);
    const [first, second, third] = pieces.map((piece) => 1 / piece) as [number, number, number];
    return [1, first, 1, second, 1, third, 1 / 2 / (1 - 1 / 2), pieces.length, 1, 1 / (1 - sum(pieces))];
  },

  "quickly-written-never-counted": () => {
    const googol = 10n ** 100n;
    const years = ((googol / 10n ** 9n / 86_400n) * 4n) / 1461n;
    return [1, String(googol).length - 1, String(googol).length, 1e3, 1e6, 10, String(years).length - 1];
  },

  "all-nines-are-one": () => {
    // The digit 9 going round is nine ninths; and 1 less so many nines is as small as you like.
    holds(range(1, 60).every((nines) => 10n ** BigInt(nines) - BigInt("9".repeat(nines)) === 1n));
    return ["0.999", 9 / (10 - 1), 9 / (10 - 1)];
  },

  "achilles-catches-up": () => {
    // In metres: he has run x when x = 100 + x / 10. And piece by piece it comes to the same.
    const [top, bottom] = [100 * 10, 10 - 1];
    let [run, ahead] = [0, 100];
    for (let piece = 0; piece < 40; piece += 1) [run, ahead] = [run + ahead, ahead / 10];
    holds(Math.abs(run - top / bottom) < 1e-9);
    return [100, 10, Math.floor(top / bottom), top % bottom, bottom];
  },

  "always-one-more-between": () => {
    const fractions = range(1, 14).flatMap((top) => range(1, 14).map((bottom) => [top, bottom] as const));
    for (const [a, b] of fractions)
      for (const [c, d] of fractions) if (a * d < c * b) holds(a * (b + d) < (a + c) * b && (a + c) * d < c * (b + d));
    return [2, 1, 3, 1, 2, 1 + 1, 3 + 2, 2];
  },

  "decimals-go-round": () => {
    holds(period(13) === 6);
    return [1, 7, period(7), 1, 97, period(97)];
  },

  "the-slowest-way-to-infinity": () => {
    let [total, terms] = [0, 0];
    while (total <= 10) {
      terms += 1;
      total += 1 / terms;
    }
    return [1, 1, 2, 1, 3, 1, 4, terms, 10];
  },

  "a-coast-without-end": () => {
    const equator = 40_075;
    let [edge, steps] = [3, 0];
    while (edge <= equator * 1000) {
      edge *= 4 / 3;
      steps += 1;
    }
    // The real snowflake, some steps far: no corner leaves the circle round the triangle.
    let corners = [90, 330, 210].map(
      (turn) => [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] as const,
    );
    for (let step = 0; step < 6; step += 1)
      corners = corners.flatMap(([x, y], at) => {
        const [a, b] = corners[(at + 1) % corners.length] ?? [0, 0];
        const [dx, dy] = [(a - x) / 3, (b - y) / 3];
        const tip = [x + dx + dx / 2 - (dy * Math.sqrt(3)) / 2, y + dy + (dx * Math.sqrt(3)) / 2 + dy / 2] as const;
        return [[x, y] as const, [x + dx, y + dy] as const, tip, [x + 2 * dx, y + 2 * dy] as const];
      });
    holds(corners.length === 3 * 4 ** 6 && corners.every(([x, y]) => Math.hypot(x, y) < 1 + 1e-9));
    holds(corners.some(([x, y]) => Math.abs(x) < 1e-9 && Math.abs(y + 1) < 1e-9));
    return [1, steps, equator, Math.ceil(100 / Math.sqrt(3))];
  },

  "books-over-the-edge": () => {
    // In 24ths of a book. The right ends, the lowest first, as in the picture; then the centres of what lies above.
    const ends = [3, 7, 13, 25];
    const below = [0, ...ends];
    holds(
      ends.every((_, at) => {
        const above = ends.slice(at).map((end) => end - 12);
        return sum(above) / above.length <= (below[at] ?? 0);
      }),
    );
    const [reach = 0] = ends.slice(-1);
    holds(reach >= 24);
    return [ends.length, reach, 24];
  },

  "a-root-that-is-no-fraction": () => {
    holds(range(1, 200_000).every((bottom) => !Number.isInteger(Math.sqrt(2 * bottom ** 2))));
    // The best one with two digits above and below.
    const best = range(1, 99)
      .map((bottom) => [Math.round(bottom * Math.SQRT2), bottom] as const)
      .filter(([top, bottom]) => top < 100 && gcd(top, bottom) === 1)
      .reduce((a, b) => (Math.abs(b[0] / b[1] - Math.SQRT2) < Math.abs(a[0] / a[1] - Math.SQRT2) ? b : a));
    const [top, bottom] = best;
    return [2, top, bottom, top, 2, top ** 2, 2, bottom, 2, 2 * bottom ** 2];
  },
});
