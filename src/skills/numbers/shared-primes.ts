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
