import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { texFraction, texLowest } from "../../engine/tex.ts";
import { fractionText, rational } from "../../maths/rational.ts";
import { gcd } from "../../maths/whole.ts";

/** p/q as a key in lowest terms; every equal form is right. */
export function chance(p: number, q: number): AnswerSpec {
  return { kind: "fraction", value: fractionText(rational(p, q)), form: "any" };
}

/** \frac{4}{12} = \frac{1}{3}, or \frac{5}{12} alone. */
export function reduced(p: number, q: number): string {
  return gcd(p, q) === 1 ? texFraction(p, q) : `${texFraction(p, q)} = ${texLowest(p, q)}`;
}
