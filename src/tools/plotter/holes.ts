import { isNothing } from "../../maths/expression/arithmetic.ts";
import { type Expression, partsOf } from "../../maths/expression/tree.ts";
import type { Value } from "../../maths/expression/value.ts";
import { fractionText } from "../../maths/rational.ts";
import { type Surd, toNumber, toRational } from "../../maths/surd.ts";
import { compile } from "./compile.ts";
import { valueAt } from "./curve.ts";
import { derivative, plus, times, zero } from "./derive.ts";
import { coefficients, exactRoots, formOf, type Polynomial, remainders, without } from "./exact.ts";
import { halfTurnsNear, workingAt } from "./exactly-at.ts";
import type { Angle } from "./interval/program.ts";
import { findZeros } from "./zeros.ts";

/** A single place that a curve leaves out though it comes to it from both sides. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  /** Its x exactly. */
  readonly at: Surd;
}

/** So far on both sides of a hole there is a curve. */
const near = 1e-6;

/**
 * The holes of a function of x, such as those of (x² - 1)/(x - 1) at x = 1 and of sin x / x at x = 0: where a divisor is 0 and the
 * function comes to one value from both sides. Known are the exact roots of a divisor, and within a stretch those at parts of half
 * turns. Throws NotDrawn.
 */
export function holesOf(tree: Expression, angle: Angle, within?: readonly [number, number]): readonly Hole[] {
  const places = divisors(tree).flatMap((divisor) => [
    ...(exactRoots(divisor) ?? []),
    ...(within ? halfTurnsNear(findZeros(compile(divisor, "x", angle), null, ...within).open, angle) : []),
  ]);
  const program = compile(tree, "x", angle);
  const isThere = (x: number) => Number.isFinite(valueAt(program, x));
  return [...new Map(places.map((at) => [toNumber(at), at]))].flatMap(([x, at]) => {
    const work = workingAt(at, angle);
    if (!isThere(x - near) || !isThere(x + near) || work(tree)) return [];
    const y = limit(filled(tree, []), work, angle === "deg");
    return Number.isFinite(y) ? [{ x, y, at }] : [];
  });
}

/** The same function with its holes filled: one in lowest terms, that has the limits as its values there. */
export function filled(tree: Expression, holes: readonly Hole[]): Expression {
  const form = formOf(tree);
  let [over, under] = [form && coefficients(form.over), form && coefficients(form.under)];
  if (!over || !under) return tree;
  for (const root of holes.map(({ at }) => toRational(at)))
    while (root && under.length > 1 && remainders(under, root).at(-1)?.num === 0n)
      [over, under] = [without(over, root), without(under, root)];
  return { kind: "/", left: written(over), right: written(under) };
}

/** A polynomial as an expression (Horner). */
function written(parts: Polynomial): Expression {
  return parts.reduceRight<Expression>(
    (sum, value) => plus(times(sum, { kind: "name", name: "x" }), { kind: "number", value, text: fractionText(value) }),
    zero,
  );
}

/** What an expression divides by, in all of its parts. */
function divisors(tree: Expression): Expression[] {
  return [...(tree.kind === "/" ? [tree.right] : []), ...partsOf(tree).flatMap(divisors)];
}

/** Works out a function at a place; null where it has no value. */
type Work = (tree: Expression) => Value | null;

/** What an expression comes to near a place, not a number where that was not found: of 0/0 what its rates come to (l'Hôpital's rule). */
function limit(tree: Expression, work: Work, degrees: boolean, tries = 6): number {
  const of = (part: Expression, left = tries) => limit(part, work, degrees, left);
  if (tree.kind === "minus") return -of(tree.of);
  if (!("left" in tree) || tree.kind === "^") return work(tree)?.near ?? Number.NaN;
  const { kind, left, right } = tree;
  const [isOver, isUnder] = [left, right].map((part) => isZero(work(part)));
  if (kind === "/" && isUnder) {
    const [over, under] = [left, right].map((part) => derivative(part, "x", degrees));
    return isOver && over && under && tries > 0 ? of({ kind, left: over, right: under }, tries - 1) : Number.NaN;
  }
  // What stays between bounds is 0 when it is multiplied with 0.
  if (kind === "*" && ((isOver && isBounded(right)) || (isUnder && isBounded(left)))) return 0;
  const [a, b] = [of(left), of(right)];
  if (kind === "/") return Math.abs(b) > 1e-9 ? a / b : Number.NaN;
  return kind === "*" ? a * b : kind === "+" ? a + b : a - b;
}

const isBounded = (tree: Expression) => tree.kind === "call" && /^(sin|cos|atan|tanh)$/.test(tree.name);

/** Exactly where there is a form, else as far as fifteen figures tell. */
const isZero = (value: Value | null) =>
  value !== null && (value.exact ? isNothing(value) : Math.abs(value.near) < 1e-15);
