import { multiply, power, type Rational, rational, readRational } from "../rational.ts";
import { ExpressionFault } from "./tokens.ts";

/** Powers of ten beyond this are no numbers that anybody needs, and would take long. */
const maxExponent = 1000;

/** Whether a text is nothing but ASCII digits. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/**
 * The number that a token is: "12", "1.5", "1⁄2", "1e3", "0xff", "0b101". Throws an ExpressionFault, at that place, for a
 * fraction over 0 and a power of ten that is far too big.
 */
export function numberValue(text: string, at = 0): Rational {
  if (/^0[xbo]/i.test(text)) return rational(BigInt(text.toLowerCase()));
  const [mantissa = "", exponent] = text.split(/e/i);
  const value = readRational(mantissa.replace("⁄", "/"));
  if (!value) throw new ExpressionFault("Nothing can be divided by 0.", at);
  if (exponent === undefined) return value;
  const tens = Number(exponent);
  if (Math.abs(tens) > maxExponent) throw new ExpressionFault("This power of ten is too big to work with.", at);
  return multiply(value, power(rational(10), tens));
}
