import { fractionForm, NoForm, NoValue } from "../../maths/expression/fraction-form.ts";
import { number, TooBig } from "../../maths/expression/polynomial.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { divide, multiply, negate, type Rational, rational, subtract } from "../../maths/rational.ts";
import { add, fromRational, subtract as less, type Surd, squareRoot, multiply as times } from "../../maths/surd.ts";

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

/** An expression in x as a polynomial of degree 2 at most; null where it is none. */
function quadratic(tree: Expression): Quadratic | null {
  const form = formOf(tree);
  const under = form && number(form.under);
  if (!form || !under || ![...form.over.keys()].every((powers) => ["", "x^1", "x^2"].includes(powers))) return null;
  const part = (powers: string) => divide(form.over.get(powers) ?? zero, under);
  return { a: part("x^2"), b: part("x^1"), c: part("") };
}

function formOf(tree: Expression) {
  try {
    return fractionForm(tree);
  } catch (error) {
    if (error instanceof NoForm || error instanceof NoValue || error instanceof TooBig) return null;
    throw error;
  }
}

/** Where y = f(x) is 0, exactly and in order, for a polynomial of degree 1 or 2; null where that is not known. */
export function exactRoots(tree: Expression): readonly Surd[] | null {
  const of = quadratic(tree);
  return of && rootsOf(of);
}

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
