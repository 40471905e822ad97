import { decimalText, fractionText, rational, roundTo } from "../../maths/rational.ts";

type Whole = number | bigint;

/** num/den as an exact decimal, "0.35"; meant for quotients that end. */
export function decimal(num: Whole, den: Whole = 1): string {
  const value = rational(num, den);
  return decimalText(value) ?? fractionText(value);
}

/** num/den rounded to so many places, with all of them written: "28.0". */
export function rounded(num: Whole, den: Whole, places: number): string {
  const [whole = "", digits = ""] = decimal(...pair(num, den, places)).split(".");
  return places === 0 ? whole : `${whole}.${digits.padEnd(places, "0")}`;
}

function pair(num: Whole, den: Whole, places: number): [bigint, bigint] {
  const value = roundTo(rational(num, den), places);
  return [value.num, value.den];
}

/** An amount of money to the nearest hundredth: "12" or "12.50". */
export function money(num: Whole, den: Whole = 1): string {
  const text = rounded(num, den, 2);
  return text.endsWith(".00") ? text.slice(0, -3) : text;
}

/** Decimal text in TeX, with thin spaces between the thousands from five digits on. */
export function texDecimal(text: string): string {
  const [whole = "", digits] = text.split(".");
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, "\\,");
  return digits === undefined ? grouped : `${grouped}.${digits}`;
}

/** A result with its unit, where it has one: €$12$, $12$ kg. */
export function withUnit(text: string, unit?: string): string {
  if (unit === "€" || unit === "£") return `${unit}$${text}$`;
  return unit ? `$${text}$ ${unit}` : `$${text}$`;
}

/** A percentage as a formula. */
export function pc(percentage: number | string): string {
  return `$${percentage}\\%$`;
}
