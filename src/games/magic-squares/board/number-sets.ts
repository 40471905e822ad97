import type { Random } from "../../../maths/random.ts";
import { compare, type Rational, rational } from "../../../maths/rational.ts";
import { divisors, range } from "../../../maths/whole.ts";
import type { Kind } from "../figures/figure.ts";
import type { Operation } from "./board.ts";

/** The numbers of a board, rising, and what its lines do with them. */
export interface NumberSet {
  readonly operation: Operation;
  readonly numbers: readonly Rational[];
}

/** How much the numbers alone ask for, as a level: 0 for 1, 2, 3 ... up to 3 for fractions and products. */
export function numbersLevel({ operation, numbers }: NumberSet): 0 | 1 | 2 | 3 {
  if (operation === "product" || numbers.some(({ den }) => den !== 1n)) return 3;
  if (numbers.some(({ num }) => num <= 0n)) return 2;
  return numbers.every(({ num }, at) => num === BigInt(at + 1)) ? 0 : 1;
}

/** The numbers 1, 2, 3 and so on. */
export function counting(count: number): NumberSet {
  return sums(range(1, count).map((number) => rational(number)));
}

/** Equal steps through zero, such as -8, -6, ... 8; in a square of order 3 also three such rows: -7, -6, -5, -3, -2, -1, 1, 2, 3. */
export function withNegatives(kind: Kind, size: number, count: number, random: Random): NumberSet {
  if (kind === "square" && size === 3 && random.whole(1, 2) === 1) {
    const step = random.whole(1, 3);
    const leap = random.pick([2 * step + 1, 2 * step + 2, 3 * step + 1]);
    const first = -random.whole(1, 2 * step + 2 * leap - 1);
    return sums([0, leap, 2 * leap].flatMap((row) => [0, step, 2 * step].map((one) => rational(first + row + one))));
  }
  const step = random.whole(1, count > 16 ? 2 : 3);
  const first = -random.whole(1, step * (count - 1) - 1);
  return sums(range(0, count - 1).map((at) => rational(first + step * at)));
}

/** Equal steps in halves, thirds, quarters, fifths, sixths or eighths; every third time from below zero. */
export function fractions(count: number, random: Random): NumberSet {
  const common = random.pick([2, 3, 4, 5, 6, 8]);
  const first = random.whole(1, 3) === 1 ? -random.whole(1, count - 2) : random.whole(1, 3);
  return sums(range(first, first + count - 1).map((over) => rational(over, common)));
}

/** Numbers to be multiplied: all divisors of a number, powers of two, or all products of one short list with another. */
export function products(kind: Kind, size: number, random: Random): NumberSet {
  return random.pick(productSets[`${kind}${size}`] ?? [])();
}

const sums = (numbers: readonly Rational[]): NumberSet => ({ operation: "sum", numbers });

const times = (numbers: readonly Rational[]): NumberSet => ({
  operation: "product",
  numbers: [...numbers].sort(compare),
});

const divisorsOf = (number: number) => () => times(divisors(number).map((one) => rational(one)));

const powersOfTwo = (lowest: number, highest: number) => () =>
  times(range(lowest, highest).map((power) => (power < 0 ? rational(1, 2 ** -power) : rational(2 ** power))));

/** A square of these exists wherever two Latin squares with different diagonals go together, one for each list. */
const crossed = (first: readonly number[], second: readonly number[]) => () =>
  times(first.flatMap((a) => second.map((b) => rational(a * b))));

/** Sets for each figure. Not every list fills its figure (of numbers with 16 divisors up to 300, only those of 216 fill a star with eight points), so the test asks the solver for every one. */
export const productSets: Readonly<Record<string, readonly (() => NumberSet)[]>> = {
  square3: [...[36, 100, 196, 225].map(divisorsOf), powersOfTwo(0, 8), powersOfTwo(-4, 4)],
  square4: [
    // The first has the smallest total that sixteen different numbers can have: 5,040.
    crossed([1, 2, 3, 4], [1, 5, 6, 7]),
    crossed([1, 2, 3, 6], [1, 4, 5, 7]),
    crossed([1, 2, 3, 4], [1, 5, 7, 9]),
    crossed([1, 2, 4, 5], [1, 3, 7, 8]),
  ],
  square5: [crossed([1, 2, 3, 4, 6], [1, 5, 7, 8, 9])],
  star6: [60, 72, 84, 90, 96].map(divisorsOf),
  star7: [divisorsOf(192)],
  star8: [divisorsOf(216)],
  triangle3: [12, 18, 20, 28, 45, 50].map(divisorsOf),
  triangle4: [36, 100].map(divisorsOf),
  triangle5: [60, 72].map(divisorsOf),
};
