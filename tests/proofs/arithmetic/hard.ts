import { only, type Proofs, range } from "../proof.ts";

type Fraction = readonly [top: bigint, bottom: bigint];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function lowest(top: bigint, bottom: bigint): Fraction {
  const common = gcd(top, bottom);
  return [top / common, bottom / common];
}

/** Every value a chain of divisions takes, however it is bracketed. */
function bracketed(numbers: readonly bigint[]): Fraction[] {
  const [first, ...rest] = numbers;
  if (first !== undefined && rest.length === 0) return [[first, 1n]];
  return range(1, rest.length).flatMap((cut) =>
    bracketed(numbers.slice(0, cut)).flatMap(([a, b]) =>
      bracketed(numbers.slice(cut)).map(([c, d]) => lowest(a * d, b * c)),
    ),
  );
}

/** The product of the parts for every way to write n as a sum of parts no larger than `most`. */
function* partProducts(n: number, most: number): Generator<number> {
  if (n === 0) yield 1;
  for (const part of range(1, Math.min(n, most)))
    for (const product of partProducts(n - part, part)) yield part * product;
}

/** The largest whole number whose square is at most n. */
function root(n: bigint): bigint {
  let low = 0n;
  let high = n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether votes out of voters round to this percentage, whichever way an exact half goes. */
const roundsTo = (votes: number, voters: number, percent: number): boolean =>
  Math.abs(100 * votes - percent * voters) * 2 <= voters;

export const proofs: Proofs = {
  "arithmetic-hard-001": () => {
    const sum = range(1, 40).reduce((total, length) => total + BigInt("9".repeat(length)), 0n);
    return [...String(sum)].reduce((total, digit) => total + Number(digit), 0);
  },

  "arithmetic-hard-002": () =>
    only(range(1, 100000).filter((price) => price * (100 - 20) * (100 - 15) * (100 - 10) === 15300 * 100 ** 3)),

  "arithmetic-hard-003": () => [...partProducts(29, 29)].reduce((most, product) => Math.max(most, product)),

  "arithmetic-hard-004": () => {
    const numbers = range(0, 9).map((power) => 2 ** power);
    const minus = range(0, 1023).map((mask) => numbers.filter((_, i) => (mask >> i) & 1));
    return only(
      minus.filter((taken) => numbers.reduce((total, n) => total + (taken.includes(n) ? -n : n), 0) === -333),
    );
  },

  "arithmetic-hard-005": () => {
    let triangular = 1n;
    let product: Fraction = [1n, 1n];
    for (let row = 2n; row <= 25n; row++) {
      triangular += row;
      product = lowest(product[0] * (triangular - 1n), product[1] * triangular);
    }
    return product.join("/");
  },

  "arithmetic-hard-006": () => new Set(bracketed([2n, 3n, 5n, 7n, 11n]).map(String)).size,

  "arithmetic-hard-007": () => range(1, 998).filter((block) => lowest(BigInt(block), 999n)[1] <= 30n).length,

  "arithmetic-hard-008": () => {
    const fits = new Set<number>();
    for (const voters of range(1, 59))
      for (const comet of range(0, voters))
        for (const biscuit of range(0, voters - comet)) {
          const turbo = voters - comet - biscuit;
          if (roundsTo(comet, voters, 6) && roundsTo(biscuit, voters, 16) && roundsTo(turbo, voters, 77))
            fits.add(voters);
        }
    return only(fits);
  },

  "arithmetic-hard-009": () => {
    for (let bottom = 1; ; bottom++) {
      const tops = range(0, bottom).filter((top) => 29 * top > 12 * bottom && 41 * top < 17 * bottom);
      if (tops.length > 0) return `${only(tops)}/${bottom}`;
    }
  },

  "arithmetic-hard-010": () => {
    // Each term rounded down, and rounded up, to 20 decimals.
    const one = 10n ** 20n;
    const low = range(1, 400).reduce((sum, k) => sum + root((one * one) / BigInt(k)), 0n);
    return only(new Set([low / one, (low + 400n) / one]));
  },
};
