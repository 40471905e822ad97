import { decimalText, divide, type Rational } from "../../maths/rational.ts";
import { numberShown } from "../../maths/significant.ts";
import type { Conversion } from "./convert.ts";
import { numeralWorking, readNumeral } from "./numerals.ts";
import type { Unit } from "./unit.ts";

/** How a conversion is worked out, in one line: "5 km × 1000 = 5000 m". */
export function working(conversion: Conversion): string {
  const { from, to, value, given } = conversion;
  if (value === null) return numeralWorking(readNumeral(given.text, from), from, to);
  if (from === to) return ended(quantityText(given.text, from), conversion);
  const degrees = steps[`${from.symbol}>${to.symbol}`];
  if (degrees) return ended(degrees.replace("#", given.text), conversion);
  if (from.per || to.per) return ended(perSteps(conversion), conversion);
  return ended(`${quantityText(given.text, from)} ${factorText(from, to)}`, conversion);
}

function ended(before: string, { result, to }: Conversion): string {
  return `${before} ${result.exact ? "=" : "≈"} ${quantityText(result.text, to)}`;
}

/** A degree sign of an angle stands at its number, every other unit after a space; of a unit that is a word there is 1 turn. */
export function quantityText(number: string, { shown, one, many }: Unit): string {
  if (/^[°′″]$/.test(shown)) return number + shown;
  return `${number}\u00A0${number === "1" && shown === many ? one : shown}`;
}

/** One factor where it can be written down, else the way through the basic unit. */
function factorText(from: Unit, to: Unit): string {
  const factor = divide(from.size, to.size);
  const times = short(factor);
  if (times) return `× ${times}`;
  const over = short(divide(to.size, from.size));
  if (over) return `÷ ${over}`;
  const [first, second] = [short(from.size), short(to.size)];
  if (first && second) return `× ${first} ÷ ${second}`;
  const rounded = numberShown(factor, 7).text;
  // Two units that are nearly alike differ further behind: "× 1.000000" would say that they are the same.
  return `× ${/^1\.0+$/.test(rounded) ? numberShown(factor, 12).text : rounded}`;
}

/** A number that ends after few digits; null for others. */
function short(a: Rational): string | null {
  const text = decimalText(a, 16);
  return text && !text.includes("(") && text.replace(/^0\.0*|\D/g, "").length <= 10 ? numberShown(a, 12).text : null;
}

/** Of temperatures: # is the value. Zero of the one is not zero of the other, so it takes more than a factor. */
const steps: Readonly<Record<string, string>> = {
  "C>F": "# × 9 ÷ 5 + 32",
  "C>K": "# + 273.15",
  "C>Ra": "(# + 273.15) × 9 ÷ 5",
  "F>C": "(# − 32) × 5 ÷ 9",
  "F>K": "(# + 459.67) × 5 ÷ 9",
  "F>Ra": "# + 459.67",
  "K>C": "# − 273.15",
  "K>F": "# × 9 ÷ 5 − 459.67",
  "K>Ra": "# × 9 ÷ 5",
  "Ra>C": "(# − 491.67) × 5 ÷ 9",
  "Ra>F": "# − 459.67",
  "Ra>K": "# × 5 ÷ 9",
};

/** Litres for 100 km and miles for a gallon: the product of both is always the same. */
function perSteps({ from, to, given }: Conversion): string {
  const [per, other] = from.per ? [from, to] : [to, from];
  return `${numberShown(divide(per.size, other.size), 6).text} ÷ ${given.text}`;
}
