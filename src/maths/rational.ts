/** An exact fraction in lowest terms; the denominator is above zero. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

/** num/den in lowest terms. Throws a RangeError when den is zero. */
export function rational(num: bigint | number, den: bigint | number = 1n): Rational {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d === 0n) throw new RangeError("a denominator cannot be zero");
  const common = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { num: n / common, den: d / common };
}

/** Greatest common divisor, never negative; gcd(0, 0) is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** a + b */
export function add(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den + b.num * a.den, a.den * b.den);
}

/** a - b */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

/** a × b */
export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.num * b.num, a.den * b.den);
}

/** a ÷ b. Throws a RangeError when b is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den, a.den * b.num);
}

/** -a */
export function negate(a: Rational): Rational {
  return { num: -a.num, den: a.den };
}

/** |a| */
export function absolute(a: Rational): Rational {
  return a.num < 0n ? negate(a) : a;
}

/** a to a whole power, which may be negative. Throws a RangeError for zero to a negative power. */
export function power(a: Rational, exponent: number): Rational {
  const e = BigInt(Math.abs(exponent));
  return exponent < 0 ? rational(a.den ** e, a.num ** e) : { num: a.num ** e, den: a.den ** e };
}

/** Below zero when a < b, 0 when they are equal, above zero when a > b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether a and b are the same number. */
export function equal(a: Rational, b: Rational): boolean {
  return a.num === b.num && a.den === b.den;
}

/** Whether a has no fractional part. */
export function isWhole(a: Rational): boolean {
  return a.den === 1n;
}

/** a rounded to so many decimal places, halves away from zero, as schools teach it. */
export function roundTo(a: Rational, places: number): Rational {
  const scale = 10n ** BigInt(places);
  const { num, den } = absolute(a);
  const units = (2n * num * scale + den) / (2n * den);
  return rational(a.num < 0n ? -units : units, scale);
}

// A decimal with its recurring digits in brackets: each group is a single run, so that no text makes it backtrack.
const decimalForm = /^(\d*)(?:\.(\d*)(?:\((\d+)\))?)?$/;
/** 1 000/3 is no mixed number: a space parts its thousands. */
const fractionForm = /^(?:(\d+) (?!0\d))?(\d+)\/(\d+)$/;

/**
 * Reads "-3", "3.14", ".5", "2/3", "1 1/2" or "0.1(6)"; gives null for anything else. The sign of a mixed number
 * belongs to the whole of it: "-1 1/2" is minus one and a half.
 */
export function readRational(text: string): Rational | null {
  const negative = text.startsWith("-");
  const body = negative ? text.slice(1) : text;
  const size = readFraction(body) ?? readDecimal(body);
  return size && negative ? negate(size) : size;
}

function readFraction(text: string): Rational | null {
  const [, whole = "0", num, den] = fractionForm.exec(text) ?? [];
  if (num === undefined || den === undefined || BigInt(den) === 0n) return null;
  return add(rational(BigInt(whole)), rational(BigInt(num), BigInt(den)));
}

function readDecimal(text: string): Rational | null {
  const [all, whole = "", fixed = "", recurring = ""] = decimalForm.exec(text) ?? [];
  if (all === undefined || whole + fixed + recurring === "") return null;
  const scale = 10n ** BigInt(fixed.length);
  const plain = rational(BigInt(whole + fixed), scale);
  if (recurring === "") return plain;
  const nines = 10n ** BigInt(recurring.length) - 1n;
  return add(plain, rational(BigInt(recurring), scale * nines));
}

/** "3", "-3/4": lowest terms, improper where it is. */
export function fractionText(a: Rational): string {
  return isWhole(a) ? String(a.num) : `${a.num}/${a.den}`;
}

/** "3", "3/4", "-1 1/2": lowest terms as a mixed number. */
export function mixedText(a: Rational): string {
  const { num, den } = absolute(a);
  const [whole, rest] = [num / den, num % den];
  if (whole === 0n || rest === 0n) return fractionText(a);
  return `${a.num < 0n ? "-" : ""}${whole} ${rest}/${den}`;
}

/**
 * "3.14", "0.1(6)": exact, the recurring digits in brackets. Gives null when that takes more than `limit` digits
 * after the point.
 */
export function decimalText(a: Rational, limit = 100): string | null {
  const { num, den } = absolute(a);
  const sign = a.num < 0n ? "-" : "";
  const seen = new Map<bigint, number>();
  let digits = "";
  let rest = num % den;
  while (rest !== 0n && !seen.has(rest)) {
    if (digits.length >= limit) return null;
    seen.set(rest, digits.length);
    digits += String((rest * 10n) / den);
    rest = (rest * 10n) % den;
  }
  const from = rest === 0n ? digits.length : (seen.get(rest) ?? 0);
  const repetend = digits.slice(from);
  const tail = digits.slice(0, from) + (repetend && `(${repetend})`);
  return `${sign}${num / den}${tail && `.${tail}`}`;
}
