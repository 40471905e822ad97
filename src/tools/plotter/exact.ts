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
  multiply as times,
  toNumber,
} from "../../maths/surd.ts";

/** a x² + b x + c */
interface Quadratic {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

export interface ExactPlace {
  readonly x: Surd;
  readonly y: Surd;
}

const zero = rational(0);

/** An expression in x as a polynomial: what stands before each power, from the constant on; null where it is none. */
function polynomial(tree: Expression): readonly Rational[] | null {
  const form = formOf(tree);
  const under = form && number(form.under);
  if (!form || !under) return null;
  const parts: Rational[] = [];
  for (const [powers, part] of form.over) {
    const power = powers === "" ? 0 : Number(/^x\^(\d)$/.exec(powers)?.[1] ?? Number.NaN);
    if (Number.isNaN(power)) return null;
    if (part.num !== 0n) parts[power] = divide(part, under);
  }
  return Array.from(parts, (part) => part ?? zero);
}

/** An expression in x as a polynomial of degree 2 at most; null where it is none. */
function quadratic(tree: Expression): Quadratic | null {
  const parts = polynomial(tree);
  if (!parts || parts.length > 3) return null;
  const [c = zero, b = zero, a = zero] = parts;
  return { a, b, c };
}

function formOf(tree: Expression) {
  try {
    return fractionForm(tree);
  } catch (error) {
    if (error instanceof NoForm || error instanceof NoValue || error instanceof TooBig) return null;
    throw error;
  }
}

/**
 * Where a polynomial y = f(x) is 0, exactly and in order: all places where it has degree 2 at most, or comes to that when it
 * is divided by its fractions; else those that are fractions. Null where none is known.
 */
export function exactRoots(tree: Expression): readonly Surd[] | null {
  let parts = polynomial(tree);
  const found: Surd[] = [];
  while (parts && parts.length > 3) {
    const root = fractionRoot(parts);
    if (!root) break;
    found.push(fromRational(root));
    parts = without(parts, root);
  }
  const [c = zero, b = zero, a = zero] = parts ?? [];
  const others = parts && parts.length <= 3 ? rootsOf({ a, b, c }) : null;
  if (found.length === 0) return others;
  return [...found, ...(others ?? [])].sort((one, other) => toNumber(one) - toNumber(other));
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
function remainders(parts: readonly Rational[], root: Rational): Rational[] {
  const found: Rational[] = [];
  for (const part of parts.toReversed()) found.push(plus(multiply(found.at(-1) ?? zero, root), part));
  return found;
}

const without = (parts: readonly Rational[], root: Rational) => remainders(parts, root).slice(0, -1).reverse();

/** The turning point of a parabola y = f(x); null for everything else. */
export function exactVertex(tree: Expression): ExactPlace | null {
  const of = quadratic(tree);
  if (!of || of.a.num === 0n) return null;
  return placeAt(fromRational(divide(negate(of.b), multiply(rational(2), of.a))), of);
}

/** Where y = f(x) and y = g(x) meet, exactly; null where that is not known, or where they are the same everywhere. */
export function exactMeetings(f: Expression, g: Expression): readonly ExactPlace[] | null {
  const [p, q] = [quadratic(f), quadratic(g)];
  if (!p || !q) return null;
  const roots = rootsOf({ a: subtract(p.a, q.a), b: subtract(p.b, q.b), c: subtract(p.c, q.c) });
  const places = roots?.map((x) => placeAt(x, p)).filter((place) => place !== null);
  return places && places.length === roots?.length ? places : null;
}

/** The place of the parabola at x; null where a root in it is too large. */
function placeAt(x: Surd, { a, b, c }: Quadratic): ExactPlace | null {
  const square = times(x, x);
  const [first, second] = [square && times(fromRational(a), square), times(fromRational(b), x)];
  return first && second && { x, y: add(add(first, second), fromRational(c)) };
}

function rootsOf({ a, b, c }: Quadratic): readonly Surd[] | null {
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
