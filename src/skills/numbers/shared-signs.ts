/** A number in TeX, in brackets when it is below zero: (-3). */
export function bracketed(n: number): string {
  return n < 0 ? `(${n})` : String(n);
}
