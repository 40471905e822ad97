import { decimalText, fractionText, mixedText, type Rational, roundTo } from "../../maths/rational.ts";
import type { Literal } from "./parse.ts";
import { barsOf, type Step } from "./step.ts";
import { cancelling, lowest, type Written } from "./written.ts";

/** A number as one fraction to reckon with, and the steps to it. A fraction stays as it is written. */
export function improper(of: Literal): { readonly as: Written; readonly steps: readonly Step[] } {
  const { form, text, value } = of;
  if (form === "whole") return { as: value, steps: [] };
  const negative = text.startsWith("-");
  const size = negative ? text.slice(1) : text;
  const sign = negative ? -1n : 1n;
  if (form === "decimal") return { as: value, steps: fromDecimal(size, negative, value) };
  const [, whole = "0", num = "0", den = "1"] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(size) ?? [];
  const as = { num: sign * (BigInt(whole) * BigInt(den) + BigInt(num)), den: BigInt(den) };
  if (form === "fraction") return { as, steps: [] };
  const minus = negative ? "-" : "";
  const say = `Write ${size} as one fraction: ${whole} wholes are ${whole} × ${den} parts, and ${num} more.`;
  const line = `${text} = ${minus}(${whole} × ${den} + ${num})/${den} = ${as.num}/${den}`;
  return { as, steps: [{ say: whole === "1" ? say.replace("1 wholes are", "1 whole is") : say, line }] };
}

function fromDecimal(size: string, negative: boolean, value: Rational): Step[] {
  const [, whole = "", fixed = "", run] = /^(\d*)\.?(\d*)(?:\((\d+)\))?$/.exec(size) ?? [];
  const minus = negative ? "-" : "";
  if (run === undefined) {
    const written = { num: BigInt(`${minus}${whole}${fixed}`), den: 10n ** BigInt(fixed.length) };
    const places = fixed.length === 1 ? "1 digit stands" : `${fixed.length} digits stand`;
    return [
      {
        say: `${places} behind the point, so the denominator is ${written.den}.`,
        line: `${minus}${size} = ${written.num}/${written.den}`,
      },
      ...cancelling(written),
    ];
  }
  const [far, near] = [10n ** BigInt(fixed.length + run.length), 10n ** BigInt(fixed.length)];
  const [top, bottom] = [BigInt(whole + fixed + run) - BigInt(whole + fixed), far - near];
  const times = (factor: bigint) => (factor === 1n ? size : `${factor} × ${size}`);
  const plain = { num: negative ? -top : top, den: bottom };
  return [
    {
      say: `${far} times the number and ${near === 1n ? "the number itself" : `${near} times the number`} have the same digits behind the point: take one from the other, and those are gone.`,
      line: `${times(far)} - ${times(near)} = ${BigInt(whole + fixed + run)} - ${BigInt(whole + fixed)} = ${top}`,
    },
    { say: `So ${bottom} times the number is ${top}.`, line: `${minus}${size} = ${plain.num}/${plain.den}` },
    ...(fractionText(value) === `${plain.num}/${plain.den}` ? [] : cancelling(plain)),
  ];
}

/** How a value is written as a mixed number, where it can be. */
export function toMixed(value: Rational): Step[] {
  const size = value.num < 0n ? -value.num : value.num;
  if (value.den === 1n || size < value.den) return [];
  const [whole, rest] = [size / value.den, size % value.den];
  return [
    {
      say: `${size} ÷ ${value.den} is ${whole}, remainder ${rest}: ${whole} whole${whole === 1n ? "" : "s"} and ${rest}/${value.den}.`,
      line: `${fractionText(value)} = ${mixedText(value)}`,
      ...barsOf(value),
    },
  ];
}

const cutAt = 10;

/** How a value is written as a decimal; cut after ten places, with "≈", where it is too long to write out. */
export function toDecimal(value: Rational): Step[] {
  if (value.den === 1n) return [];
  const exact = decimalText(value);
  const { num, den } = lowest(value);
  const size = num < 0n ? -num : num;
  if (exact === null) {
    return [
      {
        say: `${size} ÷ ${den} takes too many digits to write out; this is rounded.`,
        line: `${fractionText(value)} ≈ ${rounded(value)}`,
      },
    ];
  }
  const say = exact.includes("(")
    ? `Divide ${size} by ${den}. The same remainder comes back, so the digits in brackets repeat for ever.`
    : `Divide ${size} by ${den}. The division comes to an end.`;
  return [{ say, line: `${fractionText(value)} = ${exact}` }];
}

/** A decimal of at most ten places, rounded. */
export function rounded(value: Rational): string {
  return decimalText(roundTo(value, cutAt)) ?? "";
}
