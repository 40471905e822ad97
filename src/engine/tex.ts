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

/** A term of a sum: a number, TeX as it stands, or so many of what the word says: [3, "x"] is 3x, and of 0 there is nothing to see. */
type Term = string | number | readonly [coefficient: number, what?: string | undefined];

/** A sum in TeX as it is written by hand: 5 + 10 + 20, 3x - 5. */
export function texSum(terms: readonly Term[]): string {
  const [first = "0", ...others] = terms.filter((term) => !Array.isArray(term) || term[0] !== 0).map(texTerm);
  return [first, ...others.map((term) => (term.startsWith("-") ? `- ${term.slice(1)}` : `+ ${term}`))].join(" ");
}

function texTerm(term: Term): string {
  if (typeof term === "string") return term;
  const [n, what] = typeof term === "number" ? [term] : term;
  return what === undefined ? tex(n) : texTimes(n, what);
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

/** A number as a formula, with its unit behind it where it has one: $3.5$ kg, $7$. */
export function measure(number: string | number, unit?: string): string {
  return unit ? `$${number}$ ${unit}` : `$${number}$`;
}
