import { divide, multiply, power, type Rational, rational, readRational } from "../../maths/rational.ts";

interface Unit {
  /** What it measures: "length^2" is an area, "length/time" a speed. */
  readonly dimension: string;
  /** How many of the dimension's basic unit it holds. */
  readonly size: Rational;
}

/** Dimension, exact size, names. A volume in litres is a length to the third: 1 l = 0.001 m³. */
const table: readonly (readonly [string, string, string])[] = [
  ["length", "0.001", "mm millimetre millimeter"],
  ["length", "0.01", "cm centimetre centimeter"],
  ["length", "1", "m metre meter"],
  ["length", "1000", "km kilometre kilometer"],
  ["length", "0.0254", "in inch inches"],
  ["length", "0.3048", "ft foot feet"],
  ["length", "0.9144", "yd yard"],
  ["length", "1609.344", "mi mile"],
  ["length^3", "0.000001", "ml millilitre milliliter cc"],
  ["length^3", "0.00001", "cl centilitre centiliter"],
  ["length^3", "0.001", "l litre liter"],
  ["length^2", "10000", "ha hectare"],
  ["mass", "0.001", "mg milligram"],
  ["mass", "1", "g gram gm"],
  ["mass", "1000", "kg kilogram kilo"],
  ["mass", "1000000", "t tonne"],
  ["mass", "28.349523125", "oz ounce"],
  ["mass", "453.59237", "lb"],
  ["mass", "6350.29318", "st stone"],
  ["time", "1", "s sec second"],
  ["time", "60", "min minute"],
  ["time", "3600", "h hr hour"],
  ["time", "86400", "d day"],
  ["time", "604800", "wk week"],
  ["calendar", "1", "month"],
  ["calendar", "12", "year yr"],
  ["angle", "1", "° degree deg"],
  ["percent", "1", "% percent"],
  ["celsius", "1", "°c"],
  ["fahrenheit", "1", "°f"],
  ["pounds", "1", "£ pound gbp quid"],
  ["pounds", "0.01", "p penny pence pennies"],
  ["dollars", "1", "$ dollar usd"],
  ["dollars", "0.01", "¢"],
  ["euros", "1", "€ euro eur"],
  ["euros", "0.01", "eurocent"],
];

const named = new Map<string, Unit>(
  table.flatMap(([dimension, size, names]) =>
    names.split(" ").map((name) => [name, { dimension, size: readRational(size) ?? rational(1) }] as const),
  ),
);

/** Names that mean something else beside an answer of that dimension. */
const beside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mass: { pound: "lb" },
  time: { m: "min" },
  celsius: { "°": "°c", degree: "°c" },
  fahrenheit: { "°": "°f", degree: "°f" },
  dollars: { "°c": "¢", cent: "¢" },
  euros: { "°c": "eurocent", cent: "eurocent" },
};

/** How the unit that was typed stands to the unit that was asked for. */
export type UnitMatch =
  | { readonly match: "same" }
  /** Another unit of the same dimension; one of it is `factor` of those asked for. */
  | { readonly match: "converts"; readonly factor: Rational; readonly dimension: string }
  /** A unit, but of another dimension. */
  | { readonly match: "other" }
  | { readonly match: "unknown" };

/** Compares units as they were typed: "square cm" and "cm²" are the same, "m" converts to "cm". */
export function matchUnit(typed: string, wanted: string): UnitMatch {
  const [given, asked] = [spelled(typed), spelled(wanted)];
  if (singular(given) === singular(asked)) return { match: "same" };
  const target = readUnit(asked, "");
  const unit = readUnit(given, target?.dimension ?? "");
  if (!unit || !target) return { match: "unknown" };
  if (unit.dimension !== target.dimension) return { match: areTemperatures(unit, target) ? "unknown" : "other" };
  const factor = divide(unit.size, target.size);
  if (factor.num === factor.den) return { match: "same" };
  return { match: "converts", factor, dimension: unit.dimension };
}

/** 32 °F is 0 °C: there is no factor between them, and the number alone says nothing. */
function areTemperatures(a: Unit, b: Unit): boolean {
  return [a, b].every(({ dimension }) => dimension === "celsius" || dimension === "fahrenheit");
}

/** Whether the text is a unit that we know. */
export function isUnit(text: string): boolean {
  return readUnit(spelled(text), "") !== null;
}

/** What a dimension is called in a sentence. */
export function dimensionName(dimension: string): string {
  const names = new Map([
    ["length", "length"],
    ["length^2", "area"],
    ["length^3", "volume"],
    ["time", "time"],
    ["mass", "mass"],
    ["length/time", "speed"],
  ]);
  return names.get(dimension) ?? "amount";
}

/** One spelling for the ways to write powers and "per". */
function spelled(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.()^]/g, "")
    .replace(/\bper cent\b/, "percent")
    .replace(/^(?:kph|kmh)$/, "km/h")
    .replace(/^mph$/, "mi/h")
    .replace(/ ?\/ ?| (?:per|an?) /g, "/")
    .replace(/^(?:° ?|degrees? )?(?:c|celsius|centigrade)$/, "°c")
    .replace(/^(?:° ?|degrees? )?(?:f|fahrenheit)$/, "°f")
    .replace(/\b(?:sq|square) (\p{L}+)/gu, "$12")
    .replace(/\b(?:cu|cubic) (\p{L}+)/gu, "$13")
    .replace(/ squared\b/g, "2")
    .replace(/ cubed\b/g, "3")
    .replace(/(\p{L}) (?=[23]$)/gu, "$1")
    .trim();
}

function readUnit(text: string, wanted: string): Unit | null {
  const [over = "", under, ...more] = text.split("/");
  if (more.length > 0) return null;
  const [wantedOver = "", wantedUnder = ""] = wanted.split("/");
  const num = readPowerOf(over, wantedOver);
  if (!num || under === undefined) return num;
  const den = readPowerOf(under, wantedUnder);
  return den && { dimension: `${num.dimension}/${den.dimension}`, size: divide(num.size, den.size) };
}

function readPowerOf(text: string, wanted: string): Unit | null {
  const [, name = "", raised = "1"] = /^(\D+)([23])?$/.exec(text) ?? [];
  const dimension = wanted.replace(/\^.*/, "");
  const unit = lookUp(name.trim(), dimension);
  const exponent = Number(raised);
  if (!unit || exponent === 1) return unit;
  return { dimension: `${unit.dimension}^${raised}`, size: power(unit.size, exponent) };
}

function lookUp(name: string, dimension: string): Unit | null {
  const contextual = Object.hasOwn(beside, dimension) ? beside[dimension] : undefined;
  for (const one of [name, singular(name)]) {
    const unit = named.get((contextual && Object.hasOwn(contextual, one) ? contextual[one] : undefined) ?? one);
    if (unit) return unit;
  }
  return null;
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?:(?<=ch|sh|x|ss)es|(?<=.[^s])s)$/, "");
}

/** The value of so many of one unit in another that it converts to. */
export function converted(value: Rational, match: UnitMatch): Rational {
  return match.match === "converts" ? multiply(value, match.factor) : value;
}
