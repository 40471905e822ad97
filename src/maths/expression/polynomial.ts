import { negate as minus, add as plus, type Rational, rational, multiply as times } from "../rational.ts";

/**
 * A polynomial with exact coefficients: its terms by their powers, written "x^2*y^1" with the names in order ("" for
 * the constant term). No coefficient is zero, so that two polynomials are equal just when their terms are.
 *
 * A name "√2" stands for the square root of that prime, "∛2" for its cube root; its square, or cube, is the prime.
 * Products of such roots of different primes are independent over the rationals, so the form stays unique.
 */
export type Polynomial = ReadonlyMap<string, Rational>;

/** Products with more terms than this are refused: no answer has them, and they take time. */
const maxTerms = 300;

export class TooBig extends Error {}

export const nothing: Polynomial = new Map();

/** The polynomial that is one number. */
export function constant(value: Rational): Polynomial {
  return value.num === 0n ? nothing : new Map([["", value]]);
}

/** Of a name of a root, which power of it is its prime; 0 for other names. */
export const rootDegree = (name: string): number => (name.startsWith("√") ? 2 : name.startsWith("∛") ? 3 : 0);

/** The polynomial that is one variable, or the root of one prime. */
export function variable(name: string): Polynomial {
  return new Map([[`${name}^1`, rational(1)]]);
}

/** a + b */
export function add(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a);
  for (const [powers, coefficient] of b) put(sum, powers, coefficient);
  return sum;
}

/** -a */
export function negate(a: Polynomial): Polynomial {
  return new Map([...a].map(([powers, coefficient]) => [powers, minus(coefficient)]));
}

/** a × b. Throws TooBig. */
export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > 20 * maxTerms) throw new TooBig();
  const product = new Map<string, Rational>();
  for (const [p, x] of a) {
    for (const [q, y] of b) {
      const [powers, factor] = joined(p, q);
      put(product, powers, times(times(x, y), factor));
    }
  }
  if (product.size > maxTerms) throw new TooBig();
  return product;
}

/** The number that a polynomial is, or null when it has variables or roots. */
export function number(a: Polynomial): Rational | null {
  if (a.size === 0) return rational(0);
  return a.size === 1 ? (a.get("") ?? null) : null;
}

function put(terms: Map<string, Rational>, powers: string, coefficient: Rational): void {
  const sum = plus(terms.get(powers) ?? rational(0), coefficient);
  if (sum.num === 0n) terms.delete(powers);
  else terms.set(powers, sum);
}

/** The product of two terms' powers, and the number that squared or cubed roots leave. */
function joined(p: string, q: string): [string, Rational] {
  if (p === "" || q === "") return [p + q, rational(1)];
  const powers = new Map<string, number>();
  for (const part of `${p}*${q}`.split("*")) {
    const at = part.lastIndexOf("^");
    const name = part.slice(0, at);
    powers.set(name, (powers.get(name) ?? 0) + Number(part.slice(at + 1)));
  }
  let factor = rational(1);
  for (const [name, power] of powers) {
    const degree = rootDegree(name);
    if (degree === 0 || power < degree) continue;
    factor = times(factor, rational(BigInt(name.slice(1))));
    if (power === degree) powers.delete(name);
    else powers.set(name, power - degree);
  }
  const names = [...powers.keys()].sort();
  return [names.map((name) => `${name}^${powers.get(name)}`).join("*"), factor];
}
