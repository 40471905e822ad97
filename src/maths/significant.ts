import { absolute, decimalText, type Rational } from "./rational.ts";

/** A number rounded to so many significant figures: 0.0123 to two figures is the digits "12" with the exponent -2. */
interface Rounded {
  readonly sign: "" | "-";
  readonly digits: string;
  /** The power of ten of the first digit. */
  readonly exponent: number;
}

/** a to so many significant figures, halves away from zero. Of zero all digits are 0. */
function rounded(a: Rational, figures: number): Rounded {
  const { num, den } = absolute(a);
  const sign = a.num < 0n ? "-" : "";
  if (num === 0n) return { sign, digits: "0".repeat(figures), exponent: 0 };
  // The lengths tell the exponent, or one too many.
  let exponent = String(num).length - String(den).length;
  if (num * tenTo(-exponent) < den * tenTo(exponent)) exponent -= 1;
  const shift = figures - 1 - exponent;
  const [over, under] = [num * tenTo(shift), den * tenTo(-shift)];
  const digits = String((2n * over + under) / (2n * under));
  // 9.99 to two figures is 10: one digit more, all but the first zero.
  return digits.length > figures
    ? { sign, digits: digits.slice(0, figures), exponent: exponent + 1 }
    : { sign, digits, exponent };
}

/** Ten to a power, 1 where the power is below zero. */
const tenTo = (power: number): bigint => (power > 0 ? 10n ** BigInt(power) : 1n);

/** "12.5", "3e-7": a to at most so many significant figures, as programs write it. */
export function plainText(a: Rational, figures = 15): string {
  const { sign, digits, exponent } = rounded(a, figures);
  const kept = digits.replace(/0+$/, "") || "0";
  return sign + (isHandy(exponent) ? placed(kept, exponent) : `${pointed(kept)}e${exponent}`);
}

export interface NumberShown {
  /** For the page: "12 345.6", "−0.5", "1.496 × 10¹¹". */
  readonly text: string;
  /** Whether the text is the number itself, and not rounded. */
  readonly exact: boolean;
}

/** Up to so many significant figures a number that ends is shown whole: they can be read at a glance. */
const whole = 12;

/** A number as a page shows it: whole where it ends after few figures, else to so many significant ones. */
export function numberShown(a: Rational, figures: number): NumberShown {
  const all = decimalText(a, 40);
  const ends = all !== null && !all.includes("(");
  const long = rounded(a, ends ? all.length + 1 : figures);
  const kept = long.digits.replace(/0+$/, "") || "0";
  const exact = ends && kept.length <= Math.max(whole, figures);
  const { sign, digits, exponent } = exact ? { ...long, digits: kept } : rounded(a, figures);
  const size = isHandy(exponent)
    ? grouped(placed(digits, exponent))
    : `${pointed(digits)} × 10${raised(String(exponent))}`;
  return { text: (sign && "−") + size, exact };
}

/** Between these a number is written out, outside of them with a power of ten. */
const isHandy = (exponent: number): boolean => exponent >= -6 && exponent < 15;

/** "1" + "496": 1.496 */
const pointed = (digits: string): string => digits.slice(0, 1) + (digits.length > 1 ? `.${digits.slice(1)}` : "");

/** Digits with the point where it belongs. */
function placed(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${digits}`;
  const all = digits.padEnd(exponent + 1, "0");
  const tail = all.slice(exponent + 1);
  return all.slice(0, exponent + 1) + (tail && `.${tail}`);
}

/** Thin spaces between thousands, from five digits on: they never break a line. */
function grouped(text: string): string {
  const [before = "", after] = text.split(".");
  const spaced = before.length < 5 ? before : before.replace(/\B(?=(\d{3})+$)/g, "\u202F");
  return after === undefined ? spaced : `${spaced}.${after}`;
}

/** "-15" as a power: ⁻¹⁵. */
export function raised(text: string): string {
  return text.replace(/[-\d]/g, (sign) => (sign === "-" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? sign)));
}
