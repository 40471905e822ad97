import { tex } from "../../engine/words.ts";
import { decimalText, fractionText, rational } from "../../maths/rational.ts";

/** a ÷ b in TeX. */
export function over(a: number, b: number): string {
  return `${tex(a)} \\div ${tex(b)}`;
}

/** num/den as an exact decimal, "17.4"; meant for quotients that end. */
export function decimal(num: number, den: number): string {
  const value = rational(num, den);
  return decimalText(value) ?? fractionText(value);
}

/** $5\%$ */
export const pc = (p: number) => `$${p}\\%$`;
