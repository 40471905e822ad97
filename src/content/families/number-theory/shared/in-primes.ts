import { primeFactors } from "../../../../maths/whole.ts";

/** 360 as TeX: 2^3 \times 3^2 \times 5. */
export function inPrimes(n: number): string {
  return primeFactors(n)
    .map(([prime, power]) => (power === 1 ? `${prime}` : `${prime}^${power}`))
    .join(" \\times ");
}
