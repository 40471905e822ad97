import { fractionForm, NoForm, NoValue } from "../../maths/expression/fraction-form.ts";
import { TooBig } from "../../maths/expression/polynomial.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { add, divide, fractionText, multiply, type Rational, rational } from "../../maths/rational.ts";
import { float, toRational } from "../../maths/surd.ts";
import { exactRoots } from "./exact.ts";

/** A single place that a curve leaves out though it comes to it from both sides. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  /** Its x exactly. */
  readonly at: Rational;
}

const zero = rational(0);

/**
 * The holes of a quotient of polynomials in x, such as (x² - 1)/(x - 1) at x = 1, as far as the divisor is at most quadratic
 * and its root a fraction: both are divided by x - root exactly.
 */
export function holesOf(tree: Expression): readonly Hole[] {
  return divisors(tree).flatMap((divisor) => {
    const roots = (exactRoots(divisor) ?? []).map(toRational).filter((root) => root !== null);
    return roots.flatMap((at) => {
      const y = limitAt(tree, at);
      return y ? [{ x: float(at), y: float(y), at }] : [];
    });
  });
}

/** The same function with its holes filled: one in lowest terms, that has the limits as its values there. */
export function filled(tree: Expression, holes: readonly Hole[]): Expression {
  const form = formOf(tree);
  if (!form || holes.length === 0) return tree;
  let { over, under } = form;
  for (const { at } of holes)
    while (under.length > 1 && atPlace(under, at).num === 0n) [over, under] = [reduced(over, at), reduced(under, at)];
  return { kind: "/", left: polynomial(over), right: polynomial(under) };
}

/** A polynomial from its coefficients, the highest power first (Horner). */
function polynomial(of: readonly Rational[]): Expression {
  const [first = zero, ...others] = of;
  return others.reduce<Expression>(
    (sum, coefficient) => ({
      kind: "+",
      left: { kind: "*", left: sum, right: { kind: "name", name: "x" } },
      right: constant(coefficient),
    }),
    constant(first),
  );
}

function constant(value: Rational): Expression {
  return { kind: "number", value, text: fractionText(value) };
}

/** What an expression divides by, also in its sums and products. */
function divisors(tree: Expression): Expression[] {
  switch (tree.kind) {
    case "+":
    case "-":
    case "*":
      return [...divisors(tree.left), ...divisors(tree.right)];
    case "/":
      return [tree.right, ...divisors(tree.left)];
    case "minus":
      return divisors(tree.of);
    default:
      return [];
  }
}

/** What a quotient comes to near a place at which it has no value; null where it goes off, or that is not known. */
function limitAt(tree: Expression, x: Rational): Rational | null {
  const form = formOf(tree);
  if (!form) return null;
  let [over, under] = [form.over, form.under];
  if (atPlace(under, x).num !== 0n) return null;
  while (under.length > 1 && atPlace(under, x).num === 0n) {
    if (atPlace(over, x).num !== 0n) return null;
    [over, under] = [reduced(over, x), reduced(under, x)];
  }
  return divide(atPlace(over, x), atPlace(under, x));
}

/** The coefficients of both parts, the highest power first. */
function formOf(tree: Expression) {
  try {
    const { over, under } = fractionForm(tree);
    const [top, bottom] = [coefficients(over), coefficients(under)];
    return top && bottom && { over: top, under: bottom };
  } catch (error) {
    if (error instanceof NoForm || error instanceof NoValue || error instanceof TooBig) return null;
    throw error;
  }
}

function coefficients(of: ReadonlyMap<string, Rational>): Rational[] | null {
  const powers = [...of.keys()].map((key) => (key === "" ? 0 : Number(/^x\^(\d+)$/.exec(key)?.[1] ?? Number.NaN)));
  if (powers.some(Number.isNaN)) return null;
  const degree = Math.max(0, ...powers);
  return Array.from({ length: degree + 1 }, (_, i) => of.get(i === degree ? "" : `x^${degree - i}`) ?? zero);
}

const atPlace = (of: readonly Rational[], x: Rational) =>
  of.reduce((sum, coefficient) => add(multiply(sum, x), coefficient), zero);

/** Divided by x - root, of which it is a multiple (Horner). */
function reduced(of: readonly Rational[], root: Rational): Rational[] {
  const quotient: Rational[] = [];
  for (const coefficient of of.slice(0, -1)) {
    quotient.push(add(multiply(quotient.at(-1) ?? zero, root), coefficient));
  }
  return quotient;
}
