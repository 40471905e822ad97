import { add, compare, gcd, multiply, type Rational, rational, subtract } from "../../../maths/rational.ts";
import { primeFactors } from "../../../maths/whole.ts";
import type { Operation } from "./board.ts";

/**
 * Whole numbers that stand for a board's numbers, so that every line reaches its total exactly where their weights add up
 * to the target. None is below 0. The target is null where no line can reach the total at all.
 */
export interface Weights {
  readonly weights: readonly number[];
  readonly target: number | null;
}

// Beyond this a sum of weights would no longer be exact.
const most = Number.MAX_SAFE_INTEGER / 64;

/**
 * The weights of distinct numbers of which `length` make a line; null where they are too large to be worked with, or
 * where a product has a number that is not above zero.
 */
export function weigh(numbers: readonly Rational[], total: Rational, operation: Operation, length: number) {
  return operation === "sum" ? weighSum(numbers, total, length) : weighProduct(numbers, total, length);
}

/** Sums: the numbers over their common denominator, less the smallest. */
function weighSum(numbers: readonly Rational[], total: Rational, length: number): Weights | null {
  const common = numbers.reduce((den, number) => (den / gcd(den, number.den)) * number.den, 1n);
  const over = ({ num, den }: Rational) => num * (common / den);
  const [least = rational(0)] = [...numbers].sort(compare);
  const weights = numbers.map((number) => Number(over(number) - over(least)));
  const heaviest = Math.max(...weights);
  if (heaviest > most) return null;
  const { num, den } = subtract(multiply(total, rational(common)), rational(BigInt(length) * over(least)));
  const isInReach = den === 1n && num >= 0n && num <= length * heaviest;
  return { weights, target: isInReach ? Number(num) : null };
}

/**
 * Products: multiplying numbers adds the powers of their primes, so the powers, written one after another in bases that
 * no line can overflow, are weights that add.
 */
function weighProduct(numbers: readonly Rational[], total: Rational, length: number): Weights | null {
  if (numbers.some(({ num }) => num <= 0n)) return null;
  const powers = numbers.map(powersOf);
  const wanted = total.num > 0n ? powersOf(total) : null;
  const primes = [...new Set(powers.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
  const weights = numbers.map(() => 0);
  let target: number | null = wanted && [...wanted.keys()].every((prime) => primes.includes(prime)) ? 0 : null;
  let place = 1;
  for (const prime of primes) {
    const powersHere = powers.map((one) => one.get(prime) ?? 0);
    const lowest = Math.min(...powersHere);
    const highest = Math.max(...powersHere) - lowest;
    const needed = (wanted?.get(prime) ?? 0) - length * lowest;
    for (const [at, power] of powersHere.entries()) weights[at] = (weights[at] ?? 0) + place * (power - lowest);
    if (needed < 0 || needed > length * highest) target = null;
    if (target !== null) target += place * needed;
    place *= length * highest + 1;
    if (place > most) return null;
  }
  return { weights, target };
}

/** The primes of a number above zero with their powers, which are negative below the line. */
function powersOf({ num, den }: Rational): Map<number, number> {
  return new Map([
    ...primeFactors(Number(num)),
    ...primeFactors(Number(den)).map(([prime, power]): [number, number] => [prime, -power]),
  ]);
}

/** The numbers of a line combined: their sum or their product. */
export function combined(numbers: readonly Rational[], operation: Operation): Rational {
  return operation === "sum"
    ? numbers.reduce((a, b) => add(a, b), rational(0))
    : numbers.reduce((a, b) => multiply(a, b), rational(1));
}
