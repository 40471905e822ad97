import { gcd, multiply, rational } from "../rational.ts";
import { significantFloat } from "./decimal.ts";
import type { Exact } from "./exact.ts";
import type { Polynomial } from "./polynomial.ts";
import type { Expression } from "./tree.ts";
import type { Value } from "./value.ts";

/** A value as an expression that has it: √3/2, (√6 − √2)/4, 3π; what is known nearly only as a decimal. */
export function treeOf({ exact, near, square }: Value): Expression {
  if (exact) return exactTree(exact);
  if (!square) return decimalTree(significantFloat(near, 17));
  const root = rootTree(square);
  return near < 0 ? negated(root) : root;
}

/** The square root of a number that has none of the forms above, with what is a square taken out: 3√(1 + √2). */
function rootTree({ over, under }: Exact): Expression {
  const isOne = under.size === 1 && under.has("");
  if (!isOne) return { kind: "root", of: exactTree({ over, under }) };
  const below = common(over);
  const counts = [...over.values()].map(({ num, den }) => (num * below) / den);
  const shared = counts.reduce((a, b) => gcd(a, b), 0n);
  // √(shared/below) = √(shared × below)/below
  const [outside, inside] = squareIn(shared * below);
  const part = rational(inside * below, shared);
  const rest = new Map([...over].map(([powers, coefficient]) => [powers, multiply(coefficient, part)] as const));
  const factor = rational(outside, below);
  const root: Expression = { kind: "root", of: exactTree({ over: rest, under }) };
  const top = factor.num === 1n ? root : product(whole(factor.num), root);
  return factor.den === 1n ? (top ?? root) : { kind: "/", left: top ?? root, right: whole(factor.den) };
}

/** A number as a square times what is left: small squares only, as people see them. */
function squareIn(of: bigint): readonly [outside: bigint, inside: bigint] {
  let [outside, inside] = [1n, of];
  for (let factor = 2n; factor <= 1000n && factor * factor <= inside; factor++) {
    for (; inside % (factor * factor) === 0n; inside /= factor * factor) outside *= factor;
  }
  return [outside, inside];
}

/** A decimal such as "-1.5e-10" as an expression. */
export function decimalTree(text: string): Expression {
  const [mantissa = "0", power] = text.replace(/^-/, "").split("e");
  const [whole = "0", tail = ""] = mantissa.split(".");
  const digits = rational(BigInt(whole + tail), 10n ** BigInt(tail.length));
  const number: Expression = { kind: "number", value: digits, text: mantissa };
  const ten: Expression = { kind: "number", value: rational(10), text: "10" };
  const size: Expression =
    power === undefined
      ? number
      : { kind: "*", left: number, right: { kind: "^", left: ten, right: signed(BigInt(power)) } };
  return text.startsWith("-") ? { kind: "minus", of: size } : size;
}

function exactTree({ over, under }: Exact): Expression {
  const [denominator, below] = [common(over), common(under)];
  const top = polynomialTree(over, denominator);
  // Below stands 1, or what could not be cancelled.
  const isOne = under.size === 1 && under.has("");
  const bottom = isOne ? null : polynomialTree(under, below);
  const factor = rational(denominator, below);
  const divisor = product(factor.num === 1n ? null : whole(factor.num), bottom);
  if (!divisor) return top;
  return { kind: "/", left: top, right: divisor };
}

/** With a minus before its first factor. */
function negated(tree: Expression): Expression {
  if (tree.kind === "*" || tree.kind === "/") return { ...tree, left: negated(tree.left) };
  return { kind: "minus", of: tree };
}

/** The least common denominator of all coefficients. */
function common(polynomial: Polynomial): bigint {
  let least = 1n;
  for (const { den } of polynomial.values()) least *= rational(den, least).num;
  return least;
}

/** The polynomial times a whole number that leaves no fractions: first what is above zero, numbers before roots. */
function polynomialTree(polynomial: Polynomial, times: bigint): Expression {
  const terms = [...polynomial].map(([powers, { num, den }]) => ({ powers, count: (num * times) / den }));
  const place = ({ powers, count }: (typeof terms)[number]) => Number(count < 0n) * 2 + Number(powers !== "");
  terms.sort((a, b) => place(a) - place(b));
  let sum: Expression | null = null;
  for (const { powers, count } of terms) {
    const term = termTree(powers, count < 0n ? -count : count);
    if (!sum) sum = count < 0n ? negated(term) : term;
    else sum = { kind: count < 0n ? "-" : "+", left: sum, right: term };
  }
  return sum ?? whole(0n);
}

function termTree(powers: string, count: bigint): Expression {
  let [radicand, cubed] = [1n, 1n];
  let names: Expression | null = null;
  for (const part of powers === "" ? [] : powers.split("*")) {
    const at = part.lastIndexOf("^");
    const [name, times] = [part.slice(0, at), BigInt(part.slice(at + 1))];
    if (name.startsWith("√")) radicand *= BigInt(name.slice(1));
    else if (name.startsWith("∛")) cubed *= BigInt(name.slice(1)) ** times;
    else {
      const base: Expression = { kind: "name", name };
      names = product(names, times === 1n ? base : { kind: "^", left: base, right: whole(times) });
    }
  }
  const root: Expression | null = radicand === 1n ? null : { kind: "root", of: whole(radicand) };
  const cubeRoot: Expression | null =
    cubed === 1n ? null : { kind: "call", name: "root", args: [whole(3n), whole(cubed)] };
  const others = product(product(names, cubeRoot), root);
  return product(count === 1n && others ? null : whole(count), others) ?? whole(count);
}

function product(left: Expression | null, right: Expression | null): Expression | null {
  return left && right ? { kind: "*", left, right } : (left ?? right);
}

function whole(value: bigint): Expression {
  return { kind: "number", value: rational(value), text: String(value) };
}

function signed(value: bigint): Expression {
  return value < 0n ? { kind: "minus", of: whole(-value) } : whole(value);
}
