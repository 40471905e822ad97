import type { Expression } from "../../maths/expression/tree.ts";
import { divide, negate, type Rational, rational, subtract } from "../../maths/rational.ts";

type Call = Extract<Expression, { kind: "call" }>;

const number = (value: number): Expression => ({ kind: "number", value: rational(value), text: String(value) });
export const zero = number(0);
const one = number(1);
const isNumber = (tree: Expression, value: bigint) =>
  tree.kind === "number" && tree.value.num === value && tree.value.den === 1n;

const minus = (of: Expression): Expression => (of === zero ? zero : { kind: "minus", of });
const call = (name: Call["name"], ...args: Expression[]): Expression => ({ kind: "call", name, args });

export function plus(left: Expression, right: Expression): Expression {
  if (left === zero) return right;
  return right === zero ? left : { kind: "+", left, right };
}

export function times(left: Expression, right: Expression): Expression {
  if (left === zero || right === zero) return zero;
  if (isNumber(left, 1n)) return right;
  return isNumber(right, 1n) ? left : { kind: "*", left, right };
}

const over = (left: Expression, right: Expression): Expression => (left === zero ? zero : { kind: "/", left, right });
const raised = (left: Expression, right: Expression): Expression => ({ kind: "^", left, right });
const squared = (tree: Expression) => raised(tree, number(2));

/** How fast each function changes, of its argument in radians. */
const rates: Partial<Record<Call["name"], (of: Expression) => Expression>> = {
  sin: (of) => call("cos", of),
  cos: (of) => minus(call("sin", of)),
  tan: (of) => plus(one, squared(call("tan", of))),
  sec: (of) => times(call("sec", of), call("tan", of)),
  csc: (of) => minus(times(call("csc", of), call("cot", of))),
  cot: (of) => minus(squared(call("csc", of))),
  asin: (of) => over(one, { kind: "root", of: plus(one, minus(squared(of))) }),
  acos: (of) => minus(over(one, { kind: "root", of: plus(one, minus(squared(of))) })),
  atan: (of) => over(one, plus(one, squared(of))),
  sinh: (of) => call("cosh", of),
  cosh: (of) => call("sinh", of),
  tanh: (of) => plus(one, minus(squared(call("tanh", of)))),
  asinh: (of) => over(one, { kind: "root", of: plus(squared(of), one) }),
  acosh: (of) => over(one, { kind: "root", of: plus(squared(of), number(-1)) }),
  atanh: (of) => over(one, plus(one, minus(squared(of)))),
  exp: (of) => call("exp", of),
  ln: (of) => over(one, of),
  log2: (of) => over(one, times(of, call("ln", number(2)))),
  abs: (of) => over(of, call("abs", of)),
};
const angles: readonly string[] = ["sin", "cos", "tan", "sec", "csc", "cot"];
const inverses: readonly string[] = ["asin", "acos", "atan"];
const radian = over({ kind: "name", name: "π" }, number(180));

/** How fast an expression changes with a letter, as an expression; null where no rule is known. */
export function derivative(tree: Expression, by: string, degrees = false): Expression | null {
  const rate = (part: Expression) => derivative(part, by, degrees);
  switch (tree.kind) {
    case "number":
      return zero;
    case "name":
      return tree.name === by ? one : zero;
    case "minus": {
      const of = rate(tree.of);
      return of && minus(of);
    }
    case "root": {
      const of = rate(tree.of);
      return of && over(of, times(number(2), tree));
    }
    case "call":
      return ofCall(tree, rate, degrees);
  }
  const [a, b] = [tree.left, tree.right];
  const [da, db] = [rate(a), rate(b)];
  if (!da || !db) return null;
  switch (tree.kind) {
    case "+":
      return plus(da, db);
    case "-":
      return plus(da, minus(db));
    case "*":
      return plus(times(da, b), times(a, db));
    case "/":
      return db === zero ? over(da, b) : over(plus(times(da, b), minus(times(a, db))), squared(b));
    case "^":
      return ofPower(a, b, da, db);
  }
}

/** The fraction that an expression is, written with a sign or as a quotient too; null for anything else. */
export function fractionOf(tree: Expression): Rational | null {
  if (tree.kind === "number") return tree.value;
  if (tree.kind === "minus") {
    const of = fractionOf(tree.of);
    return of && negate(of);
  }
  if (tree.kind !== "/") return null;
  const [num, den] = [fractionOf(tree.left), fractionOf(tree.right)];
  return num && den && den.num !== 0n ? divide(num, den) : null;
}

/** A power whose exponent is one less. */
function lowered(a: Expression, b: Expression): Expression {
  const value = fractionOf(b);
  if (!value) return raised(a, plus(b, number(-1)));
  const less = subtract(value, rational(1));
  if (less.num === 0n) return one;
  return less.num === less.den ? a : raised(a, { kind: "number", value: less, text: `${less.num}/${less.den}` });
}

function ofPower(a: Expression, b: Expression, da: Expression, db: Expression): Expression {
  if (db === zero) return times(times(b, lowered(a, b)), da);
  const power = raised(a, b);
  if (a.kind === "name" && a.name === "e") return times(power, db);
  return times(power, plus(times(db, call("ln", a)), over(times(b, da), a)));
}

function ofCall(tree: Call, rate: (part: Expression) => Expression | null, degrees: boolean): Expression | null {
  const [first, second] = tree.args;
  const inner = first && rate(first);
  if (!first || !inner) return null;
  const rule = rates[tree.name];
  if (rule) {
    const outer = times(rule(first), inner);
    if (degrees && angles.includes(tree.name)) return times(outer, radian);
    return degrees && inverses.includes(tree.name) ? over(outer, radian) : outer;
  }
  if (tree.name === "percent") return over(inner, number(100));
  if (tree.name === "degrees") return degrees ? inner : times(inner, radian);
  if (tree.name === "log") {
    const base = second ? first : number(10);
    const of = second ?? first;
    const change = rate(of);
    return second && inner !== zero ? null : change && over(change, times(of, call("ln", base)));
  }
  if (tree.name === "root" && second) {
    const change = rate(second);
    return change && times(over(change, times(first, second)), tree);
  }
  return null;
}
