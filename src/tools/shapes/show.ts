import { fractionText, multiply, power, type Rational, rational } from "../../maths/rational.ts";
import { numberShown } from "../../maths/significant.ts";
import { surdText, toRational } from "../../maths/surd.ts";
import type { Kind } from "./shape.ts";
import { unitText } from "./units.ts";
import type { Value } from "./value.ts";

/** Longer than this an exact value helps nobody. */
const longest = 24;

/** A double as the decimal number of fifteen figures that it stands for. */
function ofDouble(number: number): Rational {
  const [digits = "0", exponent = "0"] = number.toExponential(14).split("e");
  return multiply(rational(BigInt(digits.replace(".", "")), 10n ** 14n), power(rational(10), Number(exponent)));
}

/** A value's number: whole where it ends soon, else to so many figures. */
export function numberText({ number, exact }: Value, figures: number): { text: string; exact: boolean } {
  const fraction = exact && toRational(exact);
  const shown = numberShown(fraction ?? ofDouble(number), figures);
  return { text: shown.text, exact: shown.exact && fraction !== null };
}

/** The exact value with π and roots in it; null where there is none, or it is a plain number. */
export function exactText({ exact }: Value): string | null {
  if (!exact || toRational(exact)) return null;
  const text = surdText(exact);
  return text.length <= longest ? text : null;
}

/** "140/3"; null where it is long. */
function shortFraction(of: Rational): string | null {
  const text = fractionText(of);
  return text.length <= 8 ? text : null;
}

export const withUnit = (number: string, kind: Kind, unit: string): string => {
  const name = unitText(kind, unit);
  return name === "°" || name === "" ? number + name : `${number}\u00A0${name}`;
};

/** "36π cm² ≈ 113.1 cm²", "40 cm²", "≈ 3.385 cm": with the sign that stands before it. */
export function equalText(value: Value, kind: Kind, unit: string, figures: number): string {
  const number = numberText(value, figures);
  const rounded = `${number.exact ? "=" : "≈"} ${withUnit(number.text, kind, unit)}`;
  const fraction = !number.exact && value.exact ? toRational(value.exact) : null;
  const exact = fraction ? shortFraction(fraction) : exactText(value);
  if (exact === null) return rounded;
  const sum = / [+−] /.test(exact) && kind !== "count" ? `(${exact})` : exact;
  return `= ${withUnit(sum, kind, unit)} ${rounded}`;
}
