import { isPrime, range } from "../../maths/whole.ts";

/** A power in TeX; the exponent 1 is left out. */
export function texPower(base: number | string, exponent: number): string {
  return exponent === 1 ? String(base) : `${base}^{${exponent}}`;
}

/** 2^{3} \times 5 in TeX; primes with the exponent 0 are left out. */
export function texPrimes(powers: readonly (readonly [prime: number, exponent: number])[]): string {
  const parts = powers.filter(([, exponent]) => exponent > 0);
  return parts.map(([prime, exponent]) => texPower(prime, exponent)).join(" \\times ");
}

export function worth(powers: readonly (readonly [prime: number, exponent: number])[]): number {
  return powers.reduce((all, [prime, exponent]) => all * prime ** exponent, 1);
}

export function primesBetween(from: number, to: number): number[] {
  return range(from, to).filter(isPrime);
}

/** How often each of the primes 2, 3, 5 and 7 is in a number. */
export type Exponents = readonly number[];
export const firstPrimes = [2, 3, 5, 7];

export function powersOf(exponents: Exponents): (readonly [prime: number, exponent: number])[] {
  return firstPrimes.map((prime, i) => [prime, exponents[i] ?? 0]);
}

/** The smaller one of the two exponents of each prime. */
export function least(a: Exponents, b: Exponents): number[] {
  return a.map((e, i) => Math.min(e, b[i] ?? 0));
}

/** The larger one of the two exponents of each prime. */
export function most(a: Exponents, b: Exponents): number[] {
  return a.map((e, i) => Math.max(e, b[i] ?? 0));
}

/** Whether neither of two numbers divides the other. */
export function neitherDivides(a: Exponents, b: Exponents): boolean {
  return a.some((e, i) => e > (b[i] ?? 0)) && b.some((e, i) => e > (a[i] ?? 0));
}
