import { type Rational, rational } from "../../maths/rational.ts";
import { lcm, primeFactors } from "../../maths/whole.ts";
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
  const common = numbers.reduce((den, number) => Math.min(lcm(den, Number(number.den)), most), 1);
  const over = ({ num, den }: Rational) => (Number(num) * common) / Number(den);
  const lowest = Math.min(...numbers.map(over));
  const weights = numbers.map((number) => over(number) - lowest);
  if (common >= most || Math.abs(lowest) * length > most || weights.some((weight) => weight > most)) return null;
  const target = over(total) - length * lowest;
  return { weights, target: Number.isSafeInteger(target) && target >= 0 ? target : null };
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
    ? numbers.reduce((sum, { num, den }) => rational(sum.num * den + num * sum.den, sum.den * den), rational(0))
    : numbers.reduce((product, { num, den }) => rational(product.num * num, product.den * den), rational(1));
}
