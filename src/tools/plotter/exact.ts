import { fractionForm, NoForm, NoValue } from "../../maths/expression/fraction-form.ts";
import { number, TooBig } from "../../maths/expression/polynomial.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { divide, gcd, multiply, negate, add as plus, type Rational, rational, subtract } from "../../maths/rational.ts";
import {
  add,
  fromRational,
  subtract as less,
  type Surd,
  squareRoot,
  surdText,
  multiply as times,
  toNumber,
} from "../../maths/surd.ts";

export interface ExactPlace {
  readonly x: Surd;
  readonly y: Surd;
}

const zero = rational(0);

/** What stands before each power of x, from the constant on; the last is not 0. */
export type Polynomial = readonly Rational[];

/** An expression in x as a polynomial; null where it is none. */
function polynomial(tree: Expression): Polynomial | null {
  const form = formOf(tree);
  const under = form && number(form.under);
  return under && (coefficients(form.over)?.map((part) => divide(part, under)) ?? null);
}

/** An expression as a quotient; null where it has no such form. */
export function formOf(tree: Expression) {
  try {
    return fractionForm(tree);
  } catch (error) {
    if (error instanceof NoForm || error instanceof NoValue || error instanceof TooBig) return null;
    throw error;
  }
}

/** What stands before each power of x; null where there are other letters. */
export function coefficients(of: ReadonlyMap<string, Rational>): Polynomial | null {
  const parts: Rational[] = [];
  for (const [powers, part] of of) {
    const power = powers === "" ? 0 : Number(/^x\^(\d\d?)$/.exec(powers)?.[1] ?? Number.NaN);
    if (Number.isNaN(power)) return null;
    parts[power] = part;
  }
  return Array.from(parts, (part) => part ?? zero);
}

/**
 * Where a polynomial y = f(x) is 0, exactly and in order: all places where it comes to degree 2 at most when it is divided by
 * its fractions, or when it is one of x²; else those that are known. Null where none is.
 */
export function exactRoots(tree: Expression): readonly Surd[] | null {
  const parts = polynomial(tree);
  if (!parts || parts.length === 0) return null;
  const { roots, areAll } = rootsOf(parts);
  return areAll || roots.length > 0 ? roots : null;
}

/** The roots that are known exactly, in order and each once, and whether there are no others. */
function rootsOf(parts: Polynomial): { readonly roots: readonly Surd[]; readonly areAll: boolean } {
  const found: Surd[] = [];
  let rest = parts;
  while (rest.length > 3) {
    const root = fractionRoot(rest);
    if (!root) break;
    found.push(fromRational(root));
    rest = without(rest, root);
  }
  const others = rest.length <= 3 ? rootsOfQuadratic(rest) : rootsOfSquares(rest);
  const all = [...found, ...(others ?? [])].filter(
    (root, i, all) => all.findIndex((other) => surdText(other) === surdText(root)) === i,
  );
  return { roots: all.sort((one, other) => toNumber(one) - toNumber(other)), areAll: others !== null };
}

/** Of a polynomial in which x stands in even powers alone: ± the roots of those of x². Null where not all are known. */
function rootsOfSquares(parts: Polynomial): readonly Surd[] | null {
  if (parts.some(({ num }, power) => power % 2 === 1 && num !== 0n)) return null;
  const { roots, areAll } = rootsOf(parts.filter((_, power) => power % 2 === 0));
  const found = roots
    .filter((square) => toNumber(square) >= 0)
    .map((square) => squareRoot(square))
    .map((root) => root && (root.length === 0 ? [root] : [less([], root), root]));
  return areAll && found.every((each) => each !== null) ? found.flat() : null;
}

const largestPart = 10_000n;

/** A fraction p/q at which a polynomial is 0: p divides the constant, and q what stands before the highest power. */
function fractionRoot(parts: readonly Rational[]): Rational | null {
  const under = parts.reduce((all, { den }) => (all * den) / gcd(all, den), 1n);
  const wholes = parts.map(({ num, den }) => (num * under) / den);
  const [first = 0n, last = 0n] = [wholes[0], wholes.at(-1)];
  if (first === 0n) return zero;
  for (const q of divisorsOf(last))
    for (const p of divisorsOf(first))
      for (const root of [rational(p, q), rational(-p, q)]) if (remainders(parts, root).at(-1)?.num === 0n) return root;
  return null;
}

function divisorsOf(whole: bigint): bigint[] {
  const size = whole < 0n ? -whole : whole;
  const found: bigint[] = [];
  for (let n = 1n; n <= size && size <= largestPart; n++) if (size % n === 0n) found.push(n);
  return found;
}

/** Horner's scheme: the quotient by x − root from its highest power down, and last the value at the root. */
export function remainders(parts: readonly Rational[], root: Rational): Rational[] {
  const found: Rational[] = [];
  for (const part of parts.toReversed()) found.push(plus(multiply(found.at(-1) ?? zero, root), part));
  return found;
}

export const without = (parts: readonly Rational[], root: Rational) => remainders(parts, root).slice(0, -1).reverse();

/** Where a polynomial y = f(x) may turn: its places of gradient 0 that are known exactly. */
export function exactTurns(tree: Expression): readonly ExactPlace[] {
  const parts = polynomial(tree);
  if (!parts || parts.length < 3) return [];
  const rate = parts.map((part, power) => multiply(part, rational(power))).slice(1);
  return rootsOf(rate).roots.flatMap((x) => placeAt(x, parts) ?? []);
}

/** Where y = f(x) and y = g(x) meet, exactly; null where that is not known, or where they are the same everywhere. */
export function exactMeetings(f: Expression, g: Expression): readonly ExactPlace[] | null {
  const [p, q] = [polynomial(f), polynomial(g)];
  const apart = p && q && polynomial({ kind: "-", left: f, right: g });
  if (!apart || apart.length === 0) return null;
  const { roots, areAll } = rootsOf(apart);
  const places = roots.flatMap((x) => placeAt(x, p) ?? []);
  return areAll && places.length === roots.length ? places : null;
}

/** The place of the curve at x, by Horner's scheme; null where a root in it is too large. */
function placeAt(x: Surd, parts: Polynomial): ExactPlace | null {
  let y: Surd | null = [];
  for (const part of parts.toReversed()) {
    const next: Surd | null = y && times(y, x);
    y = next && add(next, fromRational(part));
  }
  return y && { x, y };
}

/** Of a x² + b x + c; null where a root is too large, and for 0, which is 0 everywhere. */
function rootsOfQuadratic([c = zero, b = zero, a = zero]: Polynomial): readonly Surd[] | null {
  if (a.num === 0n && b.num === 0n) return c.num === 0n ? null : [];
  if (a.num === 0n) return [fromRational(divide(negate(c), b))];
  const discriminant = subtract(multiply(b, b), multiply(rational(4), multiply(a, c)));
  if (discriminant.num < 0n) return [];
  const twice = multiply(rational(2), a);
  const middle = fromRational(divide(negate(b), twice));
  const apart = squareRoot(fromRational(divide(discriminant, multiply(twice, twice))));
  if (!apart) return null;
  return apart.length === 0 ? [middle] : [less(middle, apart), add(middle, apart)];
}
