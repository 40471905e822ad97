import { type Expression, partsOf } from "../../maths/expression/tree.ts";
import { fractionText, rational } from "../../maths/rational.ts";
import { multiply, pi, type Surd, toNumber, toRational } from "../../maths/surd.ts";
import { compile } from "./compile.ts";
import { valueAt } from "./curve.ts";
import { derivative, plus, times, zero } from "./derive.ts";
import { coefficients, exactRoots, formOf, type Polynomial, remainders, without } from "./exact.ts";
import type { Angle } from "./interval/program.ts";
import { defined } from "./range.ts";

/** A single place that a curve leaves out though it comes to it from both sides. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  /** Its x exactly. */
  readonly at: Surd;
}

const piAsOne = new Map([["π", rational(1)]]);
/** So far on both sides of a hole there is a curve. */
const near = 1e-6;

/**
 * The holes of a function of x, such as those of (x² - 1)/(x - 1) at x = 1 and of sin x / x at x = 0: where a divisor is 0 and the
 * function comes to one value from both sides. Known are the exact roots of a divisor, also so many times π, and 0 of one without.
 * Throws NotDrawn.
 */
export function holesOf(tree: Expression, angle: Angle): readonly Hole[] {
  const places = new Map(
    [undefined, piAsOne].flatMap((letters) =>
      divisors(tree)
        .flatMap((divisor) => exactRoots(divisor, letters) ?? [[]])
        .map((root) => (letters && multiply(root, pi)) ?? root)
        .map((at) => [toNumber(at), at] as const),
    ),
  );
  const program = compile(tree, "x", angle);
  const isThere = (x: number) => Number.isFinite(valueAt(program, x));
  return [...places].flatMap(([x, at]) => {
    if (isThere(x) || !isThere(x - near) || !isThere(x + near)) return [];
    const y = limit(filled(tree, []), at, angle);
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

/** What an expression comes to near a place, not a number where that was not found: of 0/0 what its rates come to (l'Hôpital's rule). */
function limit(tree: Expression, at: Surd, angle: Angle, tries = 6): number {
  const of = (part: Expression, left = tries) => limit(part, at, angle, left);
  if (tree.kind === "minus") return -of(tree.of);
  if (!("left" in tree) || tree.kind === "^") return valueAt(compile(tree, "x", angle), toNumber(at));
  const { kind, left, right } = tree;
  const [isOver, isUnder] = [left, right].map((part) => isZero(part, at, angle));
  if (kind === "/" && isUnder) {
    const [over, under] = [left, right].map((part) => derivative(part, "x", angle === "deg"));
    return isOver && over && under && tries > 0 ? of({ kind, left: over, right: under }, tries - 1) : Number.NaN;
  }
  // What stays between bounds is 0 when it is multiplied with 0.
  if (kind === "*" && ((isOver && isBounded(right)) || (isUnder && isBounded(left)))) return 0;
  const [a, b] = [of(left), of(right)];
  if (kind === "/") return Math.abs(b) > 1e-9 ? a / b : Number.NaN;
  return kind === "*" ? a * b : kind === "+" ? a + b : a - b;
}

const isBounded = (tree: Expression) => tree.kind === "call" && /^(sin|cos|atan|tanh)$/.test(tree.name);

/** Whether it is 0 at a place: exactly for polynomials where that is a fraction, else as far as the narrowest interval tells. */
function isZero(tree: Expression, at: Surd, angle: Angle): boolean {
  const root = toRational(at);
  const form = root && formOf(tree, new Map([["x", root]]));
  if (form) return form.over.size === 0;
  const x = toNumber(at);
  const room = Math.abs(x) * 2 ** -52;
  const { lo, hi, level } = compile(tree, "x", angle).run(x - room, x + room);
  return level >= defined && lo <= 0 && hi >= 0 && hi - lo < near;
}
