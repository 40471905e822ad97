import { gcd } from "../maths/whole.ts";
import { tex } from "./words.ts";

/** A fraction in TeX as it stands, not reduced: \frac{2}{4}; a whole number where the denominator is 1. */
export function texFraction(numerator: number, denominator: number): string {
  const sign = numerator < 0 ? "-" : "";
  return denominator === 1 ? String(numerator) : `${sign}\\frac{${Math.abs(numerator)}}{${denominator}}`;
}

/** A fraction in lowest terms in TeX: 2 and 4 give \frac{1}{2}. The denominator is above zero. */
export function texLowest(numerator: number, denominator: number): string {
  const common = gcd(numerator, denominator);
  return texFraction(numerator / common, denominator / common);
}

/** A mixed number in TeX as it stands: 1, 2 and 4 give 1\frac{2}{4}; a whole number where the numerator is 0. */
export function texMixed(whole: number, numerator: number, denominator: number): string {
  if (numerator === 0) return String(whole);
  return `${whole === 0 ? "" : whole}${texFraction(numerator, denominator)}`;
}

/** A term of a sum that is not the first, with its sign: + 3, - 3. */
export function texPlus(n: number): string {
  return n < 0 ? `- ${-n}` : `+ ${n}`;
}

/** A number times a letter: 3x, x for 1, -x for -1. */
export function texTimes(n: number, letter: string): string {
  return `${n === 1 ? "" : n === -1 ? "-" : n}${letter}`;
}

/** A number as it stands behind an operation, in brackets when it is below zero: (-3). */
export function inBrackets(n: number): string {
  return n < 0 ? `(${tex(n)})` : tex(n);
}

/** Numbers or terms in TeX, one after another: 5, 10, 20. */
export function texList(terms: readonly (string | number)[]): string {
  return between(terms, ", ");
}

/** Numbers or terms in TeX as a sum: 5 + 10 + 20. */
export function texSum(terms: readonly (string | number)[]): string {
  return between(terms, " + ");
}

/** Numbers or terms in TeX as a product: 2 \times 3 \times 5. */
export function texProduct(terms: readonly (string | number)[]): string {
  return between(terms, " \\times ");
}

function between(terms: readonly (string | number)[], sign: string): string {
  return terms.map((term) => (typeof term === "number" ? tex(term) : term)).join(sign);
}

/** Each of a list as a formula of its own, for `and` and its like: $2$, $3$. */
export function texEach(items: readonly (string | number)[]): string[] {
  return items.map((item) => `$${item}$`);
}
