import { absolute, isWhole, type Rational, rational } from "../rational.ts";
import { type FractionForm, formNumber } from "./fraction-form.ts";
import { type Polynomial, rootDegree } from "./polynomial.ts";

/** So many decimal places are worked out of what has no end: enough that twelve digits are right after any subtraction. */
const scale = 10n ** 60n;
const known: ReadonlyMap<string, bigint> = new Map([
  ["π", 3141592653589793238462643383279502884197169399375105820974944n],
  ["e", 2718281828459045235360287471352662497757247093699959574966967n],
]);

/** The number that an exact form is; a fraction very near it where it has roots, π or e. */
export function nearForm(form: FractionForm): Rational {
  return formNumber(form) ?? rational(scaled(form.over), scaled(form.under));
}

/** The number nearest to a fraction; Infinity when it is too big for one. */
export function toNumber(value: Rational): number {
  if (value.num === 0n) return 0;
  const shift = 25 - magnitude(value);
  const digits =
    shift < 0 ? value.num / (value.den * 10n ** BigInt(-shift)) : (value.num * 10n ** BigInt(shift)) / value.den;
  return Number(`${digits}e${-shift}`);
}

/** A fraction with so many significant digits, "0.142857142857", whole numbers in full; "1.5e-10" where it is tiny. */
export function significantText(value: Rational, digits = 12): string {
  if (isWhole(value)) return String(value.num);
  const size = absolute(value);
  const power = magnitude(value);
  // What stands before the point is never rounded away, unless it is too long to be read.
  const count = power < 18 ? Math.max(digits, power + 2) : digits;
  const shift = count - 1 - power;
  const [num, den] =
    shift < 0 ? [size.num, size.den * 10n ** BigInt(-shift)] : [size.num * 10n ** BigInt(shift), size.den];
  const rounded = String((2n * num + den) / (2n * den));
  const sign = value.num < 0n ? "-" : "";
  return sign + placed(rounded, power + rounded.length - count);
}

/** A floating-point number with so many significant digits. */
export function significantFloat(value: number, digits = 12): string {
  if (value === 0) return "0";
  const [mantissa = "", power = "0"] = Math.abs(value)
    .toExponential(digits - 1)
    .split("e");
  return (value < 0 ? "-" : "") + placed(mantissa.replace(".", ""), Number(power));
}

/** Digits with the point after the first of them, times a power of ten. */
function placed(digits: string, power: number): string {
  const needed = digits.replace(/0+$/, "");
  if (power < -7 || power > 20) {
    const tail = needed.slice(1);
    return `${needed.charAt(0)}${tail && `.${tail}`}e${power}`;
  }
  if (power < 0) return `0.${"0".repeat(-power - 1)}${needed}`;
  const whole = needed.slice(0, power + 1).padEnd(power + 1, "0");
  const tail = needed.slice(power + 1);
  return whole + (tail && `.${tail}`);
}

/** The power of ten of the first digit: 2 for 345, -2 for 0.012. */
function magnitude(value: Rational): number {
  const { num, den } = absolute(value);
  const guess = String(num).length - String(den).length;
  const isLess = guess < 0 ? num * 10n ** BigInt(-guess) < den : num < den * 10n ** BigInt(guess);
  return isLess ? guess - 1 : guess;
}

/** A polynomial in roots, π and e, times the scale. */
function scaled(polynomial: Polynomial): bigint {
  let sum = 0n;
  for (const [powers, coefficient] of polynomial) {
    let term = scale;
    for (const part of powers === "" ? [] : powers.split("*")) {
      const at = part.lastIndexOf("^");
      const base = constant(part.slice(0, at));
      for (let times = Number(part.slice(at + 1)); times > 0; times--) term = (term * base) / scale;
    }
    sum += (coefficient.num * term) / coefficient.den;
  }
  return sum;
}

function constant(name: string): bigint {
  const value = known.get(name);
  if (value !== undefined) return value;
  const degree = rootDegree(name);
  if (degree === 0) throw new Error(`${name} is no number`);
  return wholeRoot(BigInt(name.slice(1)) * scale ** BigInt(degree), degree);
}

/** The whole number below the square root of another, or below a higher root. */
export function wholeRoot(of: bigint, degree = 2): bigint {
  if (of < 2n) return of;
  const [n, before] = [BigInt(degree), BigInt(degree - 1)];
  let root = 10n ** BigInt(Math.ceil(String(of).length / degree));
  for (;;) {
    const next = (before * root + of / root ** before) / n;
    if (next >= root) return root;
    root = next;
  }
}
