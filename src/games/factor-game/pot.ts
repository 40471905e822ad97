import { divisors, range } from "../../maths/whole.ts";

/** The largest number that a board may have. */
export const largest = 50;

/**
 * The numbers that nobody has yet, as bits: 1 to 25 in `low`, 26 to 50 in `high`. Two words and not one, for bits beyond
 * the 32nd do not work on numbers; a search visits hundreds of thousands of pots.
 */
export interface Pot {
  readonly low: number;
  readonly high: number;
}

/** A proper divisor of a number on the board is at most this. */
export const half = 25;
const lowBit = (x: number) => (x <= half ? 1 << (x - 1) : 0);
const highBit = (x: number) => (x > half ? 1 << (x - 1 - half) : 0);

/** The pot with these numbers. */
export function potOf(numbers: readonly number[]): Pot {
  return numbers.reduce(({ low, high }, x) => ({ low: low | lowBit(x), high: high | highBit(x) }), { low: 0, high: 0 });
}

/** Proper divisors of each number, as a pot; at 0 there is none. */
const properDivisors = range(0, largest).map((x) => potOf(x === 0 ? [] : divisors(x).slice(0, -1)));
const multiples = range(0, largest).map((x) => potOf(x === 0 ? [] : range(2, largest / x).map((k) => k * x)));
const nothing: Pot = { low: 0, high: 0 };

export function has({ low, high }: Pot, x: number): boolean {
  return ((low & lowBit(x)) | (high & highBit(x))) !== 0;
}

/** The numbers of a pot, in rising order. */
export function numbersOf({ low, high }: Pot): number[] {
  const numbers: number[] = [];
  for (let bits = low; bits !== 0; bits &= bits - 1) numbers.push(32 - Math.clz32(bits & -bits));
  for (let bits = high; bits !== 0; bits &= bits - 1) numbers.push(half + 32 - Math.clz32(bits & -bits));
  return numbers;
}

/** The proper divisors of x that are left: what the other side gets for x. */
export function priceOf({ low, high }: Pot, x: number): Pot {
  const all = properDivisors[x] ?? nothing;
  return { low: low & all.low, high: high & all.high };
}

/** The multiples of x above it that are left. */
export function multiplesOf({ low, high }: Pot, x: number): Pot {
  const all = multiples[x] ?? nothing;
  return { low: low & all.low, high: high & all.high };
}

function isEmpty({ low, high }: Pot): boolean {
  return (low | high) === 0;
}

/** Whether x is left and something is paid for it. */
export function isTakeable(pot: Pot, x: number): boolean {
  return has(pot, x) && !isEmpty(priceOf(pot, x));
}

/** The numbers that may be taken, largest first. */
export function takeable(pot: Pot): number[] {
  return numbersOf(pot)
    .filter((x) => isTakeable(pot, x))
    .reverse();
}

/** The pot after x and all its divisors have left it. */
export function without({ low, high }: Pot, x: number): Pot {
  const { low: lowPrice, high: highPrice } = properDivisors[x] ?? nothing;
  return { low: low & ~(lowPrice | lowBit(x)), high: high & ~(highPrice | highBit(x)) };
}

/** The sum of the numbers of a pot. */
export function sumOf({ low, high }: Pot): number {
  let sum = 0;
  for (let bits = low; bits !== 0; bits &= bits - 1) sum += 32 - Math.clz32(bits & -bits);
  for (let bits = high; bits !== 0; bits &= bits - 1) sum += half + 32 - Math.clz32(bits & -bits);
  return sum;
}

/** By how much taking x alone gains on the other side. */
export function gainOf(pot: Pot, x: number): number {
  return x - sumOf(priceOf(pot, x));
}

/** A number that stands for the pot; below 2^50, so it is exact. */
export function nameOf({ low, high }: Pot): number {
  return high * 2 ** half + low;
}
