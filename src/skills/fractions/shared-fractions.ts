import { texFraction, texMixed } from "../../engine/tex.ts";
import { gcd } from "../../maths/whole.ts";

const parts: Readonly<Record<number, readonly [one: string, many: string]>> = {
  2: ["half", "halves"],
  3: ["third", "thirds"],
  4: ["quarter", "quarters"],
  5: ["fifth", "fifths"],
  6: ["sixth", "sixths"],
  7: ["seventh", "sevenths"],
  8: ["eighth", "eighths"],
  9: ["ninth", "ninths"],
  10: ["tenth", "tenths"],
  11: ["eleventh", "elevenths"],
  12: ["twelfth", "twelfths"],
};

/** "quarter", "quarters": the parts of a whole cut into 2 to 12. */
export function partName(denominator: number, n: number): string {
  const names = parts[denominator] ?? ["part", "parts"];
  return n === 1 ? names[0] : names[1];
}

/** Whether p/q cannot be reduced. */
export function isLowest(p: number, q: number): boolean {
  return gcd(p, q) === 1;
}

/** Whether p/q lies between 0 and 1 and cannot be reduced. */
export function isProperLowest(p: number, q: number): boolean {
  return p > 0 && p < q && isLowest(p, q);
}

/** A result in lowest terms, and as a mixed number where it is one: \frac{11}{4}$, which is $2\frac{3}{4}. */
export function texResult(p: number, q: number): string {
  const common = gcd(p, q);
  const [top, bottom] = [p / common, q / common];
  const fraction = texFraction(top, bottom);
  const mixed = texMixed(Math.floor(top / bottom), top % bottom, bottom);
  return top > bottom && bottom > 1 ? `${fraction}$, which is $${mixed}` : fraction;
}

/** A fraction as one types it: 3/4. */
export function typed(top: number, bottom: number): string {
  return `${top}/${bottom}`;
}

/** A mixed number as one types it: 2 3/4. */
export function typedMixed(whole: number, top: number, bottom: number): string {
  return `${whole} ${typed(top, bottom)}`;
}

/** "one part", "$3$ parts". */
export function partsTex(n: number): string {
  return n === 1 ? "one part" : `$${n}$ parts`;
}

/** A fraction in TeX that is still one where its denominator is 1: \frac{6}{1}. */
export function texOver(top: number, bottom: number): string {
  return `\\frac{${top}}{${bottom}}`;
}
