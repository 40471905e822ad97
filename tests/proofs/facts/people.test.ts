import { orderings, range } from "../proof.ts";
import { choose, holds, isPrime, prove } from "./facts.ts";

const fifth = (n: number) => BigInt(n) ** 5n;

prove("people", {
  "cats-on-a-papyrus": () => {
    let [things, total] = [1, 0];
    for (let floor = 1; floor <= 5; floor += 1) {
      things *= 7;
      total += things;
    }
    return [7, 7, 7, 7, 7, total, 3500];
  },

  "seven-bridges-no-walk": () => {
    const bridges = ["iu", "iu", "il", "il", "ir", "ur", "lr"];
    const walks = [...orderings(bridges)].filter((order) =>
      [...(order[0] ?? "")].some((start) => {
        let at = start;
        return order.every((bridge) => {
          if (!bridge.includes(at)) return false;
          at = bridge.replace(at, "");
          return true;
        });
      }),
    );
    holds(walks.length === 0);
    return [bridges.length, new Set(bridges.join("")).size, 1735];
  },

  "the-number-of-a-taxi": () => {
    const ways = new Map<number, number[][]>();
    for (const a of range(1, 20))
      for (const b of range(a, 20)) ways.set(a ** 3 + b ** 3, [...(ways.get(a ** 3 + b ** 3) ?? []), [a, b]]);
    const number = Math.min(...[...ways].filter(([, own]) => own.length >= 2).map(([sum]) => sum));
    const own = ways.get(number) ?? [];
    const cubes = range(1, 20).filter((n) => n ** 3 < number);
    holds(cubes.length === 12 && (cubes.length * (cubes.length + 1)) / 2 === 78);
    return [number, ...own.flat().flatMap((n) => [n, 3]), 2, own.length];
  },

  "the-earth-from-a-shadow": () => [7.2, 5000, (360 / 7.2) * 5000, 2200],

  "three-hundred-years-for-a-margin": () => {
    const limit = 2000;
    const cubes = new Set(range(1, 2 * limit).map((n) => n ** 3));
    for (let a = 1; a <= limit; a += 1)
      for (let b = a; b <= limit; b += 1) if (cubes.has(a ** 3 + b ** 3)) throw new Error(`${a} ${b}`);
    holds(3 ** 2 + 4 ** 2 === 5 ** 2);
    const missed = 9 ** 3 - (6 ** 3 + 8 ** 3);
    return [2, 3, 2, 4, 2, 5, 2, 2, 0, 6, 3, 8, 3, 6 ** 3 + 8 ** 3, 9, 3, 9 ** 3, missed, 1637, 1995];
  },

  "a-guess-that-lasted": () => {
    const parts = [27, 84, 110, 133];
    const total = parts.reduce((all, n) => all + fifth(n), 0n);
    const whole = range(1, 200).find((n) => fifth(n) === total) ?? 0;
    holds(Math.round(choose(143 + 3, 4) / 1e6) === 18);
    return [...[...parts, whole].flatMap((n) => [n, 5]), parts.length + 1, 1966];
  },

  "euler-finds-641": () => {
    const numbers = range(0, 5).map((n) => 2 ** (2 ** n) + 1);
    const last = numbers.at(-1) ?? 0;
    holds(numbers.slice(0, 5).every(isPrime));
    const factor = range(2, 1000).find((n) => last % n === 0) ?? 0;
    holds(factor % 64 === 1);
    return [...numbers.slice(0, 5), 2, 1, 2, Math.log2(last - 1), 1, 1732, factor, last / factor];
  },

  "the-best-small-fraction-for-pi": () => {
    // In whole numbers: pi to 30 places.
    const pi = 3_141592653589793238462643383279n;
    const one = 10n ** 30n;
    const off = (top: bigint, bottom: bigint) => {
      const apart = top * one - pi * bottom;
      return apart < 0n ? -apart : apart;
    };
    let better = 0;
    for (let bottom = 1n; better === 0; bottom += 1n) {
      const top = (pi * bottom + one / 2n) / one;
      if (off(top, bottom) * 113n < off(355n, 113n) * bottom) better = Number(bottom);
    }
    const [own, real] = [(355 / 113).toFixed(12), Math.PI.toFixed(12)];
    const places = range(1, 12).findLast((count) => own.slice(0, count + 2) === real.slice(0, count + 2)) ?? 0;
    return [355, 113, places, better - 1, 5];
  },

  "a-triangle-on-clay": () => {
    const [short, long] = [12_709, 18_541];
    return [3800, 2, 15, short, long, Math.sqrt(long ** 2 - short ** 2)];
  },

  "seventeen-corners": () => {
    const w = Math.sqrt(17);
    const [u, v] = [Math.sqrt(34 - 2 * w), Math.sqrt(34 + 2 * w)];
    const cosine = (-1 + w + u + 2 * Math.sqrt(17 + 3 * w - u - 2 * v)) / 16;
    holds(Math.abs(cosine - Math.cos((2 * Math.PI) / 17)) < 1e-12);
    // Born on 30 April 1777; the note is of 30 March 1796.
    const months = (1796 - 1777) * 12 + (3 - 4);
    return [17, 1796, Math.floor(months / 12)];
  },
});
