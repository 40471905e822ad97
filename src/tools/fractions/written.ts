import { gcd, type Rational } from "../../maths/rational.ts";
import { barsOf, type Step } from "./step.ts";

/** A fraction as it is written: not always in lowest terms, the denominator above zero. */
export interface Written {
  readonly num: bigint;
  readonly den: bigint;
}

/** "3", "-3/4": as it is written, a whole number without a denominator. */
export function text({ num, den }: Written): string {
  return den === 1n ? String(num) : `${num}/${den}`;
}

/** The same behind a sign: what is below zero stands in brackets. */
export function behind(a: Written): string {
  return bracketed(text(a));
}

export function bracketed(text: string): string {
  return text.startsWith("-") ? `(${text})` : text;
}

export function lowest({ num, den }: Written): Rational {
  const common = gcd(num, den) || 1n;
  return { num: num / common, den: den / common };
}

/** The step that cancels a fraction, where it can be cancelled. */
export function cancelling(a: Written): Step[] {
  const common = gcd(a.num, a.den);
  if (common === 1n || a.den === 1n) return [];
  const result = lowest(a);
  const line = `${text(a)} = ${text(result)}`;
  if (a.num === 0n) return [{ say: "No parts at all are 0.", line }];
  const size = a.num < 0n ? -a.num : a.num;
  const say =
    result.den === 1n
      ? `${size} divides by ${a.den} exactly, so this is a whole number.`
      : `Cancel: ${size} and ${a.den} can both be divided by ${common}.`;
  return [{ say, line, ...barsOf(a, result) }];
}
