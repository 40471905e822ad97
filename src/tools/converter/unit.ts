import { divide, multiply, type Rational, rational, readRational } from "../../maths/rational.ts";
import type { SourceName } from "./sources.ts";

export interface Unit {
  /** How it is called in addresses and by `convert`: "km", "m2", "gal-uk". */
  readonly symbol: string;
  /** How it is written behind a number: "km", "m²". */
  readonly shown: string;
  readonly one: string;
  readonly many: string;
  /** How many of the quantity's basic unit it holds. */
  readonly size: Rational;
  /** How the size is fixed, as a product: "5280 × 0.3048". */
  readonly made: string;
  readonly source: SourceName;
  /** The size is not a fraction, and known to more digits than are ever shown. */
  readonly rounded: boolean;
  /** A temperature's zero stands so many of its own degrees above absolute zero. */
  readonly zero: Rational;
  /** The value falls where the quantity grows: litres for 100 km. */
  readonly per: boolean;
}

export interface Quantity {
  readonly id: string;
  readonly name: string;
  /** "length" in "metres measure length". */
  readonly measures: string;
  readonly units: readonly Unit[];
  /** What the page shows first: from, to. */
  readonly first: readonly [from: string, to: string];
}

/** A row of the tables: symbol, how it is shown, its name for one and for many, its size, where that is from. */
export type UnitRow = readonly [
  symbol: string,
  shown: string,
  one: string,
  many: string,
  size: string,
  source: SourceName,
  more?: { readonly rounded?: true; readonly zero?: string; readonly per?: true },
];

/** A quantity of rows; its basic unit is the one of size 1. */
export function quantity(
  id: string,
  name: string,
  first: readonly [from: string, to: string],
  rows: readonly UnitRow[],
): Quantity {
  return { id, name, measures: name.toLowerCase(), first, units: rows.map(unitOf) };
}

function unitOf([symbol, shown, one, many, made, source, more = {}]: UnitRow): Unit {
  return {
    symbol,
    shown,
    one,
    many,
    size: product(made),
    made,
    source,
    rounded: more.rounded ?? false,
    zero: product(more.zero ?? "0"),
    per: more.per ?? false,
  };
}

/** The value of "5280 × 0.3048" or "1 / 360". Throws an Error for anything else. */
export function product(text: string): Rational {
  let value = rational(1);
  let isOver = false;
  for (const part of text.split(" ")) {
    if (part === "×" || part === "/") {
      isOver = part === "/";
      continue;
    }
    const factor = readRational(part);
    if (!factor) throw new Error(`not a size: ${text}`);
    value = isOver ? divide(value, factor) : multiply(value, factor);
  }
  return value;
}
