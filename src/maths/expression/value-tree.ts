import { rational } from "../rational.ts";
import { significantFloat } from "./decimal.ts";
import type { Exact } from "./exact.ts";
import type { Polynomial } from "./polynomial.ts";
import type { Expression } from "./tree.ts";
import type { Value } from "./value.ts";

/** A value as an expression that has it: √3/2, (√6 − √2)/4, 3π; what is known nearly only as a decimal. */
export function treeOf({ exact, near }: Value): Expression {
  return exact ? exactTree(exact) : decimalTree(significantFloat(near, 17));
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

/** The least common denominator of all coefficients. */
function common(polynomial: Polynomial): bigint {
  let least = 1n;
  for (const { den } of polynomial.values()) least *= rational(den, least).num;
  return least;
}

/** The polynomial times a whole number that leaves no fractions: first what is above zero. */
function polynomialTree(polynomial: Polynomial, times: bigint): Expression {
  const terms = [...polynomial].map(([powers, { num, den }]) => ({ powers, count: (num * times) / den }));
  terms.sort((a, b) => Number(a.count < 0n) - Number(b.count < 0n));
  let sum: Expression | null = null;
  for (const { powers, count } of terms) {
    const term = termTree(powers, count < 0n ? -count : count);
    if (!sum) sum = count < 0n ? { kind: "minus", of: term } : term;
    else sum = { kind: count < 0n ? "-" : "+", left: sum, right: term };
  }
  return sum ?? whole(0n);
}

function termTree(powers: string, count: bigint): Expression {
  let radicand = 1n;
  let names: Expression | null = null;
  for (const part of powers === "" ? [] : powers.split("*")) {
    const at = part.lastIndexOf("^");
    const [name, times] = [part.slice(0, at), BigInt(part.slice(at + 1))];
    if (name.startsWith("√")) radicand *= BigInt(name.slice(1));
    else {
      const base: Expression = { kind: "name", name };
      names = product(names, times === 1n ? base : { kind: "^", left: base, right: whole(times) });
    }
  }
  const root: Expression | null = radicand === 1n ? null : { kind: "root", of: whole(radicand) };
  const others = product(names, root);
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
