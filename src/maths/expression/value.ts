import type { Rational } from "../rational.ts";
import { nearForm, significantFloat, significantText, toNumber } from "./decimal.ts";
import { asRational, type Exact, exactNumber } from "./exact.ts";
import { NoForm, NoValue } from "./fraction-form.ts";
import { TooBig } from "./polynomial.ts";

/** A number: exactly, or null where there is no form for it, and the floating-point number nearest to it. */
export interface Value {
  readonly exact: Exact | null;
  readonly near: number;
  /** Of a root without a form, such as √(1 + √2): its square, from which products and powers are exact again. */
  readonly square?: Exact;
}

export type FaultKind = "syntax" | "domain" | "division-by-zero" | "overflow";

/** Why there is no result: of which kind, and in a sentence for whoever typed it. */
export class NoResult extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export const tooBig = "This number is too big for the calculator.";
export const byZero = "Nothing can be divided by 0.";

/** A value that is known exactly. Throws NoResult when it is too big. */
export function exactly(exact: Exact): Value {
  return { exact, near: finite(toNumber(nearForm(exact))) };
}

export function ofRational(value: Rational): Value {
  return exactly(exactNumber(value));
}

/** A value that is known as a floating-point number only. Throws NoResult when it is none. */
export function nearly(near: number): Value {
  return { exact: null, near: finite(near) };
}

/** The exact value, unless it has no form or is too long; then the other. Throws NoResult. */
export function either(exact: () => Exact | null, near: () => number): Value {
  return exactIfAny(exact) ?? nearly(near());
}

/** A value that has a form; null where it has none, or too long a one. */
export function exactIfAny(exact: () => Exact | null): Value | null {
  try {
    const form = exact();
    return form && exactly(form);
  } catch (error) {
    if (error instanceof NoForm || error instanceof NoValue || error instanceof TooBig) return null;
    throw error;
  }
}

/** The fraction that a value is, or null. */
export function fractionOf({ exact }: Value): Rational | null {
  return exact && asRational(exact);
}

/** The value with twelve significant digits, whole numbers in full: "0.142857142857". */
export function decimalOf({ exact, near }: Value): string {
  return exact ? significantText(nearForm(exact)) : significantFloat(near);
}

/** Whether twelve digits are all that there are. */
export function isDecimalExact(value: Value): boolean {
  const fraction = fractionOf(value);
  if (!fraction) return false;
  const shown = decimalOf(value);
  const [mantissa = "", power = "0"] = shown.split("e");
  const places = (mantissa.split(".")[1] ?? "").length - Number(power);
  const digits = BigInt(mantissa.replace(".", ""));
  const [num, den] = places < 0 ? [digits * 10n ** BigInt(-places), 1n] : [digits, 10n ** BigInt(places)];
  return num * fraction.den === fraction.num * den;
}

function finite(near: number): number {
  if (Number.isNaN(near)) throw new NoResult("domain", "This has no value among the real numbers.");
  if (!Number.isFinite(near)) throw new NoResult("overflow", tooBig);
  return near + 0;
}
