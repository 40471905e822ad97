import type { NumberLocale } from "../../engine/answer/answer.ts";
import { readValue } from "../../engine/read-value.ts";
import { Refusal } from "../../engine/refusal.ts";
import {
  add,
  compare,
  decimalText,
  divide,
  fractionText,
  mixedText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../maths/rational.ts";
import { type NumberShown, numberShown, plainText } from "../../maths/significant.ts";
import { findPair } from "./find.ts";
import { numerals, readNumeral, writeNumeral } from "./numerals.ts";
import type { Unit } from "./unit.ts";

/** A value with its unit, turned into another. */
export interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  /** The value as it was given; null for numerals, which are written and not measured. */
  readonly value: Rational | null;
  readonly given: NumberShown;
  readonly result: NumberShown;
  /** The result to fifteen figures, or whole: what programs read. */
  readonly plain: string;
  /** The exact value, where `result` is rounded and it can be written in a line. */
  readonly exactly: string | null;
}

/**
 * A value in another unit of the same quantity: "5" from "km" to "m" gives "5000". Lengths, times and so on to fifteen
 * significant figures; number systems and Roman numerals whole. Throws a Refusal, whose message is for the learner,
 * where the value is no number, a unit is unknown, or the units measure different things.
 */
export function convert(value: string, from: string, to: string, locale: NumberLocale = "point"): string {
  return conversion(value, from, to, locale).plain;
}

/** The same with all that a page says of it. */
export function conversion(value: string, from: string, to: string, locale: NumberLocale = "point"): Conversion {
  const pair = findPair(from, to);
  if (pair.quantity === numerals) return numeral(value, pair.from, pair.to);
  const { value: given, figures } = readValue(value, locale);
  const result = inUnit(given, pair.from, pair.to);
  const shown = shownAs(result, figures, pair.from, pair.to);
  return {
    from: pair.from,
    to: pair.to,
    value: given,
    given: givenAs(given, figures),
    result: shown,
    plain: plainText(result),
    exactly: shown.exact || pair.from.rounded !== pair.to.rounded ? null : exactly(result),
  };
}

/**
 * A value of one unit in another of the same quantity, exactly. Throws a Refusal below absolute zero and where nothing
 * is divided by.
 */
export function inUnit(value: Rational, from: Unit, to: Unit): Rational {
  if (from === to) return value;
  const base = inBase(value, from);
  return to.per ? divide(to.size, nonzero(base)) : subtract(divide(base, to.size), to.zero);
}

/** How many basic units of its quantity a value is. */
export function inBase(value: Rational, unit: Unit): Rational {
  if (unit.per) return divide(unit.size, nonzero(value));
  const base = multiply(add(value, unit.zero), unit.size);
  if (unit.zero.num !== 0n || unit.shown === "K" || unit.shown === "°Ra") coldest(base);
  return base;
}

function nonzero(value: Rational): Rational {
  if (value.num <= 0n) throw new Refusal("Fuel use has to be above zero: nothing drives on no fuel at all.");
  return value;
}

function coldest(kelvins: Rational): void {
  if (compare(kelvins, rational(0)) < 0)
    throw new Refusal("Nothing can be that cold: the coldest there is is −273.15 °C, which is 0 K and −459.67 °F.");
}

/** The value as it was given: a third is no decimal. */
function givenAs(value: Rational, figures: number): NumberShown {
  const shown = numberShown(value, Math.max(figures, 15));
  return shown.exact ? shown : { text: mixedText(value).replace("-", "−"), exact: true };
}

/** A result as it is shown: as many figures as were given, and four at least; whole where it ends soon. */
export function shownAs(result: Rational, figures: number, from: Unit, to: Unit): NumberShown {
  const shown = numberShown(result, Math.max(4, Math.min(figures, 15)));
  // A unit whose size is known to many figures only gives no exact results, but from itself and to another such one.
  return shown.exact && from.rounded !== to.rounded && result.num !== 0n ? { ...shown, exact: false } : shown;
}

/** "15625/25146 = 0.621371192237" or what of it fits. */
function exactly(result: Rational): string | null {
  const decimal = decimalText(result, 30);
  if (decimal && !decimal.includes("(") && decimal.length <= 32) return decimal.replace("-", "−");
  const fraction = fractionText(result);
  return fraction.length <= 26 ? fraction.replace("-", "−").replace("/", " ⁄ ") : null;
}

function numeral(text: string, from: Unit, to: Unit): Conversion {
  const value = readNumeral(text, from);
  const [given, plain] = [from, to].map((unit) => writeNumeral(value, unit));
  const shown = (written = ""): NumberShown => ({ text: written.replace("-", "−"), exact: true });
  return { from, to, value: null, given: shown(given), result: shown(plain), plain: plain ?? "", exactly: null };
}
