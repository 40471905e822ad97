import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMathFacts } from "../../../src/content/schema/library/math-facts.ts";
import { range } from "../proof.ts";

/** Works a fact out by another way than its text: the numbers that have to stand in it, in their order. */
type Case = () => readonly (number | bigint | string)[];

const words = new Map(
  "two three four five six seven eight nine ten eleven twelve".split(" ").map((word, at) => [word, at + 2]),
);
words.set("thousand", 1000).set("million", 1_000_000);
const written = new RegExp(`\\d+(?:\\.\\d+)?|\\b(?:${[...words.keys()].join("|")})\\b`, "gi");

/** Every number that stands in a text, in digits or, from two to twelve and for the large ones, in letters. */
function numbersIn(text: string): string[] {
  const plain = text.replace(/(?<=\d)(?:\\,|\{,\})(?=\d)/g, "");
  return [...plain.matchAll(written)].map(([number]) => String(words.get(number.toLowerCase()) ?? number));
}

/** Holds the facts of a theme against their cases: each number in the text of one is the one that comes out. */
export function prove(theme: string, cases: Readonly<Record<string, Case>>): void {
  const file = `math-facts/${theme}.yaml`;
  const computed = readMathFacts(file, readFileSync(`src/content/${file}`, "utf8")).filter((fact) => fact.computed);

  test("what says that it is computed has a case, and nothing else has", () =>
    expect(Object.keys(cases).sort()).toEqual(computed.map(({ id }) => id).sort()));

  test.each(computed.map(({ id, fact }) => [id, fact] as const))("%s", (id, fact) =>
    expect(numbersIn(fact)).toEqual(cases[id]?.().map(String)),
  );
}

/** For what a fact says beside its numbers. */
export const holds = (claim: boolean): void => expect(claim).toBe(true);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
export const digits = (number: number | bigint): number[] => [...String(number)].map(Number);
export const reverse = (text: string): string => [...text].reverse().join("");

export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
export const factorial = (n: number): bigint => (n === 0 ? 1n : BigInt(n) * factorial(n - 1));
export const choose = (n: number, k: number): number =>
  Number(factorial(n) / factorial(k) / factorial(Math.max(0, n - k)));

/** Which of the numbers up to a limit are primes: 1 for those, by crossing out. */
export function sieve(limit: number): Uint8Array {
  const prime = new Uint8Array(limit + 1).fill(1, 2);
  for (let p = 2; p * p <= limit; p += 1)
    if (prime[p] === 1) for (let multiple = p * p; multiple <= limit; multiple += p) prime[multiple] = 0;
  return prime;
}

export function primesTo(limit: number): number[] {
  const prime = sieve(limit);
  return range(2, limit).filter((n) => prime[n] === 1);
}

/** By trying all factors up to the root. */
export function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let factor = 2; factor * factor <= n; factor += 1) if (n % factor === 0) return false;
  return true;
}
