import { gcd, isWhole, multiply, power, type Rational, rational, subtract } from "../rational.ts";
import type { FunctionName } from "./functions.ts";
import { byZero, fractionOf, NoResult, nearly, ofRational, tooBig, type Value } from "./value.ts";

type Whole = (args: readonly Value[]) => Value;

/** Larger results than the factorial of this have no floating-point number. */
const largestFactorial = 170n;
/** The longest product that is worked out for nCr and nPr. */
const mostFactors = 2000n;

/** The functions that make whole numbers, or choose among numbers. Each throws NoResult where it has no value. */
export const wholeFunctions: Partial<Record<FunctionName, Whole>> = {
  floor: ([a]) => rounded(a, (x) => floor(x), Math.floor),
  ceil: ([a]) => rounded(a, (x) => -floor({ num: -x.num, den: x.den }), Math.ceil),
  round: ([a, places]) => roundedTo(a, places),
  factorial: ([a]) => ofRational(rational(factorial(wholeOf(a, "Only whole numbers from 0 have a factorial.")))),
  nCr: ([n, r]) => ofRational(rational(choices(n, r, true))),
  nPr: ([n, r]) => ofRational(rational(choices(n, r, false))),
  gcd: (args) => ofRational(rational(integers(args).reduce(gcd, 0n))),
  lcm: (args) => ofRational(rational(integers(args).reduce(lcm, 1n))),
  min: (args) => args.reduce((least, one) => (one.near < least.near ? one : least)),
  max: (args) => args.reduce((most, one) => (one.near > most.near ? one : most)),
  mod: ([a, b]) => remainder(a, b),
};

function rounded(a: Value | undefined, exact: (x: Rational) => bigint, near: (x: number) => number): Value {
  const fraction = a && fractionOf(a);
  if (fraction) return ofRational(rational(exact(fraction)));
  const whole = near(a?.near ?? Number.NaN);
  return Number.isSafeInteger(whole) ? ofRational(rational(whole)) : nearly(whole);
}

/** The whole number below a fraction whose denominator is above zero. */
export function floor({ num, den }: Rational): bigint {
  const quotient = num / den;
  return num < 0n && quotient * den !== num ? quotient - 1n : quotient;
}

/** Halves away from zero, as schools teach it. */
function roundedTo(a: Value | undefined, places: Value | undefined): Value {
  const digits = places ? Number(integer(places, "The number of decimal places is a whole number.")) : 0;
  if (Math.abs(digits) > 100) throw new NoResult("domain", "That is too many decimal places.");
  const scale = power(rational(10), digits);
  const near = a?.near ?? Number.NaN;
  const fraction = (a && fractionOf(a)) ?? (Math.abs(near) < 1e21 ? decimalFraction(near) : null);
  if (!fraction) return nearly(near);
  const scaled = multiply(fraction, scale);
  const half = { num: 1n, den: 2n };
  const isNegative = scaled.num < 0n;
  const size = isNegative ? { num: -scaled.num, den: scaled.den } : scaled;
  const units = floor({ num: size.num * half.den + half.num * size.den, den: size.den * half.den });
  return ofRational(multiply(rational(isNegative ? -units : units), power(scale, -1)));
}

/** A floating-point number as the decimal that it is shown as. */
function decimalFraction(near: number): Rational {
  const [mantissa = "0", exponent = "0"] = near.toExponential(15).split("e");
  return multiply(rational(BigInt(mantissa.replace(".", ""))), power(rational(10), Number(exponent) - 15));
}

/** n!, for whole numbers from 0. Throws NoResult when it is too big. */
function factorial(n: bigint): bigint {
  if (n > largestFactorial) throw new NoResult("overflow", tooBig);
  let product = 1n;
  for (let factor = 2n; factor <= n; factor++) product *= factor;
  return product;
}

function choices(a: Value | undefined, b: Value | undefined, isUnordered: boolean): bigint {
  const words = "Both numbers must be whole and not below 0.";
  const [n, chosen] = [wholeOf(a, words), wholeOf(b, words)];
  if (chosen > n) return 0n;
  const r = isUnordered && 2n * chosen > n ? n - chosen : chosen;
  if (r > mostFactors) throw new NoResult("overflow", tooBig);
  let result = 1n;
  for (let i = 0n; i < r; i++) {
    result *= n - i;
    if (isUnordered) result /= i + 1n;
    if (result >> 2000n !== 0n) throw new NoResult("overflow", tooBig);
  }
  return result;
}

function lcm(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const product = (a * b) / gcd(a, b);
  return product < 0n ? -product : product;
}

/** a − b⌊a/b⌋: it has the sign of b. */
function remainder(a: Value | undefined, b: Value | undefined): Value {
  if (!a || !b) throw new NoResult("syntax", "mod takes two numbers.");
  if (b.near === 0) throw new NoResult("division-by-zero", byZero);
  const [x, y] = [fractionOf(a), fractionOf(b)];
  if (!x || !y) return nearRemainder(a.near, b.near);
  const times = floor({ num: x.num * y.den * (y.num < 0n ? -1n : 1n), den: x.den * (y.num < 0n ? -y.num : y.num) });
  return ofRational(subtract(x, multiply(y, rational(times))));
}

/** Of numbers that are known nearly: where the first is far larger, no digit of what is left would be right. */
function nearRemainder(a: number, b: number): Value {
  const times = Math.floor(a / b);
  if (Math.abs(times) > 1e6) throw new NoResult("domain", "The first number is too big for its remainder to be known.");
  return nearly(a - b * times);
}

function integers(args: readonly Value[]): bigint[] {
  return args.map((one) => integer(one, "These must be whole numbers."));
}

function integer(value: Value | undefined, words: string): bigint {
  const fraction = value && fractionOf(value);
  if (!fraction || !isWhole(fraction)) throw new NoResult("domain", words);
  return fraction.num;
}

function wholeOf(value: Value | undefined, words: string): bigint {
  const number = integer(value, words);
  if (number < 0n) throw new NoResult("domain", words);
  return number;
}
