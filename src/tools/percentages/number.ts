import { tidy } from "../../engine/answer/tidy.ts";
import { absolute, decimalText, type Rational, readRational, roundTo } from "../../maths/rational.ts";

const longest = 20;

/** Reads "80", "1,250.50", "3,5", "£20", "15 %", "2/3" or "1 1/2"; null for anything else. */
export function readNumber(typed: string): Rational | null {
  const text = tidy(typed)
    .replace(/^([-+]?) ?[£$€] ?|(?: ?[£$€%])$/g, "$1")
    .replace("⁄", "/")
    .replace(/^\+ ?/, "")
    .replace(/^- /, "-")
    .trim();
  if (text.length > longest) return null;
  if (/^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(text)) return readRational(text.replaceAll(" ", "").replace(",", "."));
  // A single comma before three digits is between thousands only where no number would be written with it else: 0,125.
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return readRational(text.replaceAll(",", ""));
  return readRational(text.replace(/^(-?\d*),(\d+)$/, "$1.$2"));
}

/**
 * A number as it is written in a line: exact in at most six decimals, else rounded, and `exact` false. From 2 on it is rounded
 * to two decimals; below, where a multiplier such as 1.0033 would else be a plain 1, so that four digits say how large it is.
 */
export function written(value: Rational): { readonly text: string; readonly exact: boolean } {
  const exact = decimalText(value, 6);
  if (exact !== null && !exact.includes("(")) return { text: exact, exact: true };
  return { text: decimalText(roundTo(value, placesFor(absolute(value)))) ?? "", exact: false };
}

const mostPlaces = 12;

function placesFor({ num, den }: Rational): number {
  if (num >= 2n * den) return 2;
  let places = 4;
  while (places < mostPlaces && num * 10n ** BigInt(places) < 1000n * den) places++;
  return places;
}

/** "= 12"; "≈ 16.67" where it, or a number it was worked out `from`, is written rounded. */
export function gives(value: Rational, ...from: readonly Rational[]): string {
  const exact = [value, ...from].every((one) => written(one).exact);
  return `${exact ? "=" : "≈"} ${written(value).text}`;
}

/** "12", "about 16.67" */
export function about(value: Rational, unit = ""): string {
  const { text, exact } = written(value);
  return `${exact ? "" : "about "}${text}${unit}`;
}
