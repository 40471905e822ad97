import { type Rational, readRational } from "../rational.ts";
import { equalForms, formNumber, fractionForm, NoForm, NoValue } from "./fraction-form.ts";
import { TooBig } from "./polynomial.ts";
import { type Expression, partsOf } from "./tree.ts";

/** Numbers for the variables where an expression has to be tried out: a prime count of them, so that steps mix. */
const anywhere = ["2", "3", "1/2", "5", "-1", "7", "-3", "4/3", "9", "-2", "1/4", "10", "-5/2"].map(exact);
const countingNumbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"].map(exact);

/** So many points must at least be defined before trying out counts. */
const enoughPoints = 3;

/**
 * Whether two expressions are equal for all values of their variables for which both are defined. Decided exactly for
 * quotients of polynomials with roots of numbers; anything else is tried out, in exact arithmetic, at 13 points.
 * A variable that stands in an exponent is taken to be a counting number.
 */
export function equalExpressions(a: Expression, b: Expression, names: readonly string[]): boolean {
  try {
    return equalForms(fractionForm(a), fractionForm(b));
  } catch (error) {
    if (!isLimit(error)) throw error;
  }
  const values = [a, b].some(hasNameInExponent) ? countingNumbers : anywhere;
  const results = values.map((_, i) => equalAt(a, b, point(names, values, i))).filter((result) => result !== null);
  return results.length >= enoughPoints && results.every(Boolean);
}

/** The number that an expression is where its variables have these values; null where it is none, or too big. */
export function valueAt(tree: Expression, at: ReadonlyMap<string, Rational>): Rational | null {
  try {
    return formNumber(fractionForm(tree, at));
  } catch (error) {
    if (isLimit(error)) return null;
    throw error;
  }
}

/** Why an expression has no value anywhere, in a sentence; null when nothing is wrong with it. */
export function noValueBecause(tree: Expression): string | null {
  try {
    fractionForm(tree);
  } catch (error) {
    if (error instanceof NoValue) return error.message;
    if (!isLimit(error)) throw error;
  }
  return null;
}

function equalAt(a: Expression, b: Expression, at: ReadonlyMap<string, Rational>): boolean | null {
  try {
    return equalForms(fractionForm(a, at), fractionForm(b, at));
  } catch (error) {
    if (isLimit(error)) return null;
    throw error;
  }
}

/** Point number i: the variables run through the values at different paces. */
function point(names: readonly string[], values: readonly Rational[], i: number): ReadonlyMap<string, Rational> {
  const pairs = names.flatMap((name, n) => {
    const value = values[(i * (n + 1) + 2 * n) % values.length];
    return value ? [[name, value] as const] : [];
  });
  return new Map(pairs);
}

function hasNameInExponent(tree: Expression): boolean {
  return (tree.kind === "^" && hasName(tree.right)) || partsOf(tree).some(hasNameInExponent);
}

/** Whether a letter is in it. */
export function hasName(tree: Expression): boolean {
  return tree.kind === "name" || partsOf(tree).some(hasName);
}

function isLimit(error: unknown): boolean {
  return error instanceof NoForm || error instanceof TooBig || error instanceof NoValue;
}

function exact(text: string): Rational {
  const value = readRational(text);
  if (!value) throw new Error(text);
  return value;
}
