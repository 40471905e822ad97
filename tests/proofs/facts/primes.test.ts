import { range } from "../proof.ts";
import { digits, factorial, holds, isPrime, primesTo, prove, sieve, sum } from "./facts.ts";

const factorsOf = (n: number) =>
  range(1, Math.floor(Math.sqrt(n)))
    .filter((factor) => n % factor === 0)
    .flatMap((factor) => (factor * factor === n ? [factor] : [factor, n / factor]))
    .sort((a, b) => a - b);

prove("primes", {
  "beside-a-multiple-of-six": () => {
    holds(primesTo(100_000).every((p) => p <= 3 || p % 6 === 1 || p % 6 === 5));
    const beside = [6, 12, 18].flatMap((n) => [...[n - 1, n + 1].filter(isPrime), n]);
    holds(!isPrime(25));
    return [3, 6, ...beside];
  },

  "the-only-three-in-step": () => {
    const found = range(2, 100_000).filter((n) => isPrime(n) && isPrime(n + 2) && isPrime(n + 4));
    holds(range(0, 2).every((rest) => [0, 2, 4].some((step) => (rest + step) % 3 === 0)));
    return [...found.flatMap((n) => [n, n + 2, n + 4]), 3, 2, 3];
  },

  "four-tables-find-them": () => {
    const tables = [2, 3, 5, 7];
    const left = (limit: number) =>
      range(2, limit).filter((n) => tables.includes(n) || tables.every((table) => n % table !== 0));
    const firstWrong = range(2, 500).find((limit) => !left(limit).every(isPrime)) ?? 0;
    return [firstWrong - 1, tables.length, ...tables, left(firstWrong - 1).length];
  },

  "lockers-that-stay-open": () => {
    const open = new Array<boolean>(101).fill(false);
    for (const child of range(1, 100)) for (let door = child; door <= 100; door += child) open[door] = !open[door];
    const left = range(1, 100).filter((door) => open[door]);
    holds(left.every((door, at) => door === (at + 1) ** 2));
    return [100, 1, 2, 2, 3, 3, 100, left.length];
  },

  "four-in-ten-at-most": () => {
    const prime = sieve(200_000);
    const count = (from: number) => range(from, from + 9).filter((n) => prime[n] === 1);
    const most = range(11, 199_000).reduce((most, from) => Math.max(most, count(from).length), 0);
    return [10, 10, most, 101, 110, count(101).length, ...count(101)];
  },

  "no-last-prime": () => {
    const first = range(2, 100).filter(isPrime).slice(0, 6);
    const number = first.reduce((product, p) => product * p) + 1;
    const parts = factorsOf(number).slice(1, -1);
    holds(parts.every(isPrime) && parts.every((part) => !first.includes(part)));
    return [first.length, 1, ...first, 1, number, ...parts, parts.length];
  },

  "forty-primes-in-a-row": () => {
    const fails = range(0, 100).find((n) => !isPrime(n ** 2 + n + 41)) ?? 0;
    holds(fails ** 2 + fails + 41 === 41 * 41);
    return [0, 1, 2, fails - 1, 2, 41, fails, fails];
  },

  "cut-off-the-end": () => {
    const rows = [[2, 3, 5, 7]];
    for (let row = rows[0] ?? []; row.length > 0; rows.push(row))
      row = row.flatMap((n) => range(0, 9).map((digit) => 10 * n + digit)).filter(isPrime);
    const all = rows.flat();
    holds(rows.map((row) => row.length).join() === "4,9,14,16,15,12,8,5,0");
    const largest = Math.max(...all);
    return [largest, digits(largest)[0] ?? 0, all.length];
  },

  "two-primes-make-an-even": () => {
    const limit = 1_000_000;
    const prime = sieve(limit);
    const primes = primesTo(limit);
    const partner = (n: number) => primes.find((p) => prime[n - p] === 1) ?? 0;
    for (let n = 4; n <= limit; n += 2) if (partner(n) === 0) throw new Error(`${n} is no sum of two primes`);
    return [4, limit, 2, 100, partner(100), 100 - partner(100)];
  },

  "magic-square-of-primes": () => {
    const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));
    // Row by row with any two corners and the middle: everything else follows from the total.
    const found = primesTo(59).flatMap((middle) => {
      const total = 3 * middle;
      const some = range(1, 2 * middle).filter(isPrime);
      return some.flatMap((a) =>
        some.flatMap((c) => {
          const square = [a, total - a - c, c, 0, middle, 0, total - middle - c, 0, total - middle - a];
          square[3] = total - a - (square[6] ?? 0);
          square[5] = total - c - (square[8] ?? 0);
          square[7] = total - (square[6] ?? 0) - (square[8] ?? 0);
          const good =
            square.every(isPrime) &&
            new Set(square).size === 9 &&
            lines.every((line) => sum(line.map((at) => square[at] ?? 0)) === total);
          return good ? [square] : [];
        }),
      );
    });
    holds(found.some((square) => square.join() === "17,89,71,113,59,5,47,29,101"));
    return [3, 3, ...new Set(found.map((square) => sum(square) / 3))];
  },

  "a-desert-without-primes": () => {
    const giant = factorial(1001);
    const desert = range(2, 1001).filter((k) => (giant + BigInt(k)) % BigInt(k) === 0n);
    return [desert.length, 1001, desert[0] ?? 0, 1001, desert.at(-1) ?? 0];
  },

  "threes-and-a-one": () => {
    const numbers = range(1, 8).map((threes) => Number(`${"3".repeat(threes)}1`));
    const last = numbers.at(-1) ?? 0;
    holds(numbers.slice(0, -1).every(isPrime) && !isPrime(last));
    const least = range(2, 1000).find((factor) => last % factor === 0) ?? 0;
    holds(BigInt(`${"3".repeat(16)}1`) % 31n === 0n);
    return [...numbers, least, last / least];
  },

  "never-far-from-a-prime": () => {
    const limit = 1_000_000;
    const primes = primesTo(2 * limit);
    const list = [2];
    for (let last = 2; last <= limit; list.push(last)) {
      let [low, high] = [0, primes.length];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((primes[middle] ?? 0) < 2 * last) low = middle;
        else high = middle;
      }
      last = primes[low] ?? 0;
    }
    holds(list.slice(0, 15).join() === "2,3,5,7,13,23,43,83,163,317,631,1259,2503,5003,9973");
    // And without the list: no gap between two primes is as large as the first of them.
    holds(primes.every((p, at) => at === 0 || p <= 2 * (primes[at - 1] ?? 0)));
    return [1, limit, list.length];
  },

  "the-first-liar": () => {
    const passes = (n: number) => (2n ** BigInt(n) - 2n) % BigInt(n) === 0n;
    holds(range(2, 340).every((n) => passes(n) === isPrime(n)));
    const liar = range(2, 2000).find((n) => passes(n) && !isPrime(n)) ?? 0;
    return [2, 2, liar - 1, 1, liar, ...factorsOf(liar).slice(1, -1)];
  },

  "forty-one-million-digits": () => {
    const exponent = 136_279_841;
    holds(isPrime(exponent));
    // log10 of 2 to 40 places, as a fraction: doubles would do, but only just.
    const digitsOf = (BigInt(exponent) * 3_010_299_956_639_811_952_137_388_947_244_930_267_682n) / 10n ** 40n + 1n;
    return [2024, 2, exponent, 1, digitsOf];
  },
});
