/** Whether an example holds, from the numbers that stand in it, in their order. */
export type Case = (...numbers: number[]) => boolean;

/** By the id of a term. */
export type Cases = Readonly<Record<string, Case>>;

/** A case that needs only the numbers after the first so many. */
export const from =
  (first: number, holds: Case): Case =>
  (...numbers) =>
    holds(...numbers.slice(first));

export const is = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** One by one, and none too many. */
export const eq = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((one, at) => is(one, others[at] ?? Number.NaN));

export const alike = (...numbers: number[]) => numbers.every((one) => is(one, numbers[0] ?? Number.NaN));

/** The example says its numbers twice in the same order: in words, and in a sum that is proved elsewhere. */
export const twice =
  (count: number): Case =>
  (...numbers) =>
    eq(numbers.slice(0, count), numbers.slice(count, 2 * count));

export const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
export const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
export const unique = (numbers: readonly number[]) => sorted([...new Set(numbers)]);
export const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;

export const median = (numbers: readonly number[]) => {
  const [half, order] = [numbers.length / 2, sorted(numbers)];
  return mean(order.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
};

/** Rounded to so many places; to tens and hundreds with −1 and −2. Decimals are shifted as text, so that a half stays one. */
export const rounded = (number: number, places: number) =>
  Number(`${Math.round(Number(`${number}e${places}`))}e${-places}`);

export const factors = (number: number) => range(1, number).filter((one) => number % one === 0);
export const isPrime = (number: number) => factors(number).length === 2;
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
export const digits = (number: number) => [...String(number)].map(Number);
export const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
export const isWhole = Number.isInteger;

/** The triangle's sides, the longest last. */
export const isRight = (a: number, b: number, c: number) => is(Math.hypot(a, b), c);

/** What digits mean in another base. */
export const inBase = (written: number, base: number) =>
  digits(written).reduce((value, digit) => value * base + digit, 0);
