import { absolute, add, compare, negate, type Rational, rational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import type { Read } from "./kind.ts";
import { shownNumber, withUnit } from "./number-text.ts";
import { type NumberReading, readNumber } from "./read-number.ts";
import { converted, isUnit, matchUnit, type UnitMatch } from "./units.ts";

/** A number with what was written around it. */
export interface Quantity extends NumberReading {
  /** In the unit that was asked for, where what was typed could be converted to it. */
  readonly value: Rational;
  /** "none": no unit was typed. "percent": a % where none was asked for; the value is then hundredths. */
  readonly unit: "none" | "percent" | UnitMatch["match"];
  readonly dimension: string;
  /** The whole as it is shown, with the unit as it was typed. */
  readonly shown: string;
}

interface Part {
  readonly number: string;
  readonly unit: string;
}

const currency = /^([+-]?) ?([£$€¥₹]) ?([+-]?)(.*)$/;
const recurring = /(\d) ?rec(?:urring)?$/i;
const unitStart = /[\p{L}°%£$€¥₹¢]/u;

/**
 * Reads a number with or without a unit: "12", "12 cm", "£3.50", "1 h 30 min". `unit` is the one that the puzzle asks
 * for. Gives the readings, likeliest first.
 */
export function readQuantity(text: string, unit: string | undefined, locale: NumberLocale): Read<Quantity> {
  const parts = split(unbracketed(text));
  if (!parts) return { unread: true };
  const [first, ...others] = parts;
  if (!first) return { unread: true };
  const numbers = readNumber(first.number, locale);
  if (numbers.length === 0) return { unread: true };
  if (others.length > 0) return compound(parts, unit, locale);
  if (first.unit === "") return numbers.map((number) => quantity(number, "none", number.value, locale));
  if (unit === undefined) return withoutUnit(numbers, first.unit, locale);
  const match = matchUnit(first.unit, unit);
  if (match.match === "unknown") return onlyNumber(unit);
  return numbers.map((number) => quantity(number, match, converted(number.value, match), locale, first.unit));
}

function withoutUnit(numbers: readonly NumberReading[], typed: string, locale: NumberLocale): Read<Quantity> {
  if (matchUnit(typed, "%").match !== "same") return onlyNumber(undefined);
  return numbers.map((number) =>
    quantity(number, "percent", rational(number.value.num, number.value.den * 100n), locale, "%"),
  );
}

function onlyNumber(unit: string | undefined): Read<Quantity> {
  const withUnit = unit === undefined ? "" : `, or the number with ${unit}`;
  return { unread: true, say: `Write only the number${withUnit}.` };
}

/** "1 h 30 min", "2 m 5 cm": larger units first, all of which convert to the one asked for. */
function compound(parts: readonly Part[], unit: string | undefined, locale: NumberLocale): Read<Quantity> {
  if (unit === undefined) return parts.every((part) => isUnit(part.unit)) ? onlyNumber(unit) : { unread: true };
  let size = rational(0);
  let last: Rational | undefined;
  let dimension = "";
  for (const part of parts) {
    const [number] = readNumber(part.number, locale);
    const match = matchUnit(part.unit, unit);
    if (match.match !== "same" && match.match !== "converts") return part.unit ? onlyNumber(unit) : { unread: true };
    const factor = converted(rational(1), match);
    if (!number || (last && (compare(factor, last) >= 0 || number.value.num < 0n))) return { unread: true };
    if (match.match === "converts") dimension = match.dimension;
    size = add(size, absolute(converted(number.value, match)));
    last = factor;
  }
  const isNegative = /^(?:-|minus|negative)/.test(parts[0]?.number ?? "");
  const shown = parts.map((part) => withUnit(shownNumber(part.number, "point"), part.unit)).join(" ");
  const value = isNegative ? negate(size) : size;
  return [{ value, style: "whole", places: 0, text: "", unit: "converts", dimension, shown }];
}

function quantity(
  number: NumberReading,
  unit: UnitMatch | "none" | "percent",
  value: Rational,
  locale: NumberLocale,
  typed = "",
): Quantity {
  const match = typeof unit === "string" ? unit : unit.match;
  const dimension = typeof unit === "object" && unit.match === "converts" ? unit.dimension : "";
  return { ...number, value, unit: match, dimension, shown: withUnit(shownNumber(number.text, locale), typed) };
}

/** Splits "1 h 30 min" into numbers with their units; null when the text does not begin with a number. */
function split(text: string): Part[] | null {
  const [, sign = "", symbol, innerSign = "", amount = ""] = currency.exec(text) ?? [];
  if (symbol)
    return split(`${sign || innerSign}${amount}`)?.map((part) => ({ ...part, unit: part.unit || symbol })) ?? null;
  const words = /^(?:minus|negative) /.exec(text)?.[0] ?? "";
  const parts: Part[] = [];
  let rest = text
    .slice(words.length)
    .replace(/(\d) and (?=\d)/g, "$1 ")
    .replace(recurring, "($1)");
  while (rest !== "") {
    const at = rest.search(unitStart);
    const number = at < 0 ? rest : rest.slice(0, at);
    if (!/\d/.test(number) || parts.length > 4) return null;
    const unit = at < 0 ? "" : unitOf(rest.slice(at));
    const inBrackets = number.endsWith("(") && unit.endsWith(")");
    parts.push({
      number: (inBrackets ? number.slice(0, -1) : number).trim(),
      unit: (inBrackets ? unit.slice(0, -1) : unit).replace(/ and $/, "").trim(),
    });
    rest = at < 0 ? "" : rest.slice(at + unit.length).trim();
  }
  const [first, ...others] = parts;
  return first ? [{ ...first, number: words + first.number }, ...others] : null;
}

/** The unit at the beginning of the text: up to a number, but with the 2 of "cm2" and "cm^2". */
function unitOf(text: string): string {
  const [letters = ""] = /^[^\d^]*/.exec(text) ?? [];
  const [raised = ""] = /^\^?\(?[23]\)?(?![\d.,\p{L}])/u.exec(text.slice(letters.length)) ?? [];
  const slash = /^\/[^\d^]+/.exec(text.slice(letters.length + raised.length))?.[0] ?? "";
  if (raised.startsWith("^") || /\p{L}$/u.test(letters)) return letters + raised + slash;
  return letters.endsWith("-") ? letters.slice(0, -1) : letters;
}

function unbracketed(text: string): string {
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  return inner === undefined ? text : inner.trim();
}
