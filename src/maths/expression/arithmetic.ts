import { isWhole, rational } from "../rational.ts";
import {
  asRational,
  type Exact,
  exactMinus,
  exactNumber,
  exactPower,
  exactProduct,
  exactQuotient,
  exactRoot,
  exactSum,
  isZero,
} from "./exact.ts";
import { byZero, either, exactIfAny, fractionOf, NoResult, nearly, type Value } from "./value.ts";

// Each works exactly where both numbers are known exactly and the result has a form, and nearly elsewhere; each throws
// NoResult where there is no result.

/** −a */
export function negative(a: Value): Value {
  return { ...a, exact: a.exact && exactMinus(a.exact), near: 0 - a.near };
}

/** a + b */
export function sum(a: Value, b: Value): Value {
  return either(
    () => a.exact && b.exact && exactSum(a.exact, b.exact),
    () => a.near + b.near,
  );
}

/** a − b */
export function difference(a: Value, b: Value): Value {
  return sum(a, negative(b));
}

/** a × b */
export function product(a: Value, b: Value): Value {
  return (
    bySquares(a, b, exactProduct, a.near * b.near) ??
    either(
      () => a.exact && b.exact && exactProduct(a.exact, b.exact),
      () => a.near * b.near,
    )
  );
}

/** a ÷ b */
export function quotient(a: Value, b: Value): Value {
  if (isNothing(b)) throw new NoResult("division-by-zero", byZero);
  return (
    bySquares(a, b, exactQuotient, a.near / b.near) ??
    either(
      () => a.exact && b.exact && exactQuotient(a.exact, b.exact),
      () => a.near / b.near,
    )
  );
}

/** Whether a is 0. */
export function isNothing(a: Value): boolean {
  return a.exact ? isZero(a.exact) : a.near === 0;
}

/** a to the power b */
export function raised(a: Value, b: Value): Value {
  if (isNothing(a) && b.near < 0) throw new NoResult("division-by-zero", byZero);
  const exponent = fractionOf(b);
  if (a.near < 0 && exponent?.den !== 1n) {
    const hint = exponent?.den === 3n ? " For a cube root write cbrt( )." : "";
    throw new NoResult("domain", `A negative number has no real power like that.${hint}`);
  }
  const { square } = a;
  if (square && exponent?.den === 1n && exponent.num % 2n === 0n)
    return either(
      () => exactPower(square, exactNumber(rational(exponent.num / 2n))),
      () => a.near ** b.near,
    );
  if (square && exponent?.den === 1n)
    return rootOf(() => exactPower(square, exactNumber(exponent)), a.near ** b.near) ?? nearly(a.near ** b.near);
  return either(
    () => a.exact && b.exact && exactPower(a.exact, b.exact),
    () => a.near ** b.near,
  );
}

/** The root of b with index a: indexedRoot(3, 8) is 2. */
export function indexedRoot(index: Value, of: Value): Value {
  const degree = fractionOf(index);
  if (degree?.den !== 1n || degree.num < 1n || degree.num > 1000n)
    throw new NoResult("domain", "The index of a root is a counting number.");
  const n = Number(degree.num);
  if (n === 2) return squareRoot(of);
  if (of.near < 0 && n % 2 === 0) throw new NoResult("domain", "A number below 0 has no real root with an even index.");
  return either(
    () => of.exact && exactRoot(n, of.exact),
    () => (n === 3 ? Math.cbrt(of.near) : Math.sign(of.near) * Math.abs(of.near) ** (1 / n)),
  );
}

/** √a; below zero the complex root is told where that is short. */
export function squareRoot(of: Value): Value {
  if (of.near < 0)
    throw new NoResult("domain", `The square root of a negative number is no real number${complexRoot(of)}.`);
  return rootOf(() => of.exact, Math.sqrt(of.near)) ?? nearly(Math.sqrt(of.near));
}

/** What two numbers come to where one of them is a root known by its square; null elsewhere. */
function bySquares(a: Value, b: Value, work: (a: Exact, b: Exact) => Exact, near: number): Value | null {
  if (!a.square && !b.square) return null;
  const squareOf = ({ square, exact }: Value) => square ?? (exact && exactProduct(exact, exact));
  return rootOf(() => {
    const [one, other] = [squareOf(a), squareOf(b)];
    return one && other && work(one, other);
  }, near);
}

/** The root of a square that is near a number, whose sign it has; null where the square has no form. */
function rootOf(square: () => Exact | null, near: number): Value | null {
  const sign = (exact: Exact) => (near < 0 ? exactMinus(exact) : exact);
  const of = exactIfAny(square)?.exact;
  if (!of) return null;
  return exactIfAny(() => sign(exactRoot(2, of))) ?? { ...nearly(near), square: of };
}

/** ": √−4 = 2i"; nothing for numbers that are no short fractions. */
function complexRoot(of: Value): string {
  const opposite = negative(of);
  const size = fractionOf(opposite);
  const root = size && isWhole(size) && size.num < 10n ** 6n ? squareRoot(opposite).exact : null;
  if (!size || !root) return "";
  const whole = asRational(root);
  const times = whole ? (whole.num === 1n ? "" : String(whole.num)) : `√${size.num} × `;
  return `: √−${size.num} = ${times}i`;
}
