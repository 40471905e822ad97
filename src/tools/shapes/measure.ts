import type { NumberLocale } from "../../engine/answer/answer.ts";
import { tidy } from "../../engine/answer/tidy.ts";
import { readValue } from "../../engine/read-value.ts";
import { Refusal } from "../../engine/refusal.ts";
import { divide, equal, multiply, rational } from "../../maths/rational.ts";
import { fromRational, pi, squareRoot, multiply as times } from "../../maths/surd.ts";
import type { Solved } from "./follow.ts";
import { formulaText, written } from "./formula.ts";
import type { Shape, ShapeQuantity } from "./shape.ts";
import { equalText, exactText, numberText, withUnit } from "./show.ts";
import { solve } from "./solve.ts";
import { factor, unitText } from "./units.ts";
import { exactly, type Value } from "./value.ts";

/** What was typed for a quantity; a unit of its own where it is not that of the shape. */
export interface Typed {
  readonly text: string;
  readonly unit?: string;
}

/** One quantity worked out, in lines: the formula, with numbers in it, and what it comes to. */
export interface Work {
  readonly quantity: ShapeQuantity;
  readonly lines: readonly string[];
  readonly result: string;
}

export interface Measured {
  readonly solved: Solved;
  readonly given: ReadonlyMap<string, Value>;
  /** Quantities that were given in another unit, in that of the shape. */
  readonly conversions: readonly string[];
  readonly work: readonly Work[];
  /** Significant figures of what is shown. */
  readonly figures: number;
}

/**
 * Everything that follows from the quantities that were typed, in one unit of length and its square and cube, each with
 * its working. A field that is empty is unknown. Throws a Refusal, a sentence for the learner, where something cannot
 * be read, too much is given, or there is no such shape.
 */
export function measure(
  shape: Shape,
  typed: Readonly<Record<string, Typed>>,
  unit: string,
  locale: NumberLocale = "point",
): Measured {
  const given = new Map<string, Value>();
  const conversions: string[] = [];
  let figures = 4;
  for (const quantity of shape.quantities) {
    const field = typed[quantity.name];
    if (!field || field.text.trim() === "") continue;
    const read = readSize(field.text, locale);
    figures = Math.min(15, Math.max(figures, read.figures));
    const own = field.unit ?? unit;
    const by = factor(quantity.kind, own, unit);
    const value = exactly(times(read.exact, fromRational(by)) ?? []);
    if (value.number <= 0) throw new Refusal(`The ${quantity.words} has to be above zero.`);
    given.set(quantity.name, value);
    if (equal(by, rational(1))) continue;
    const before = withUnit(plain(exactly(read.exact), figures), quantity.kind, own);
    conversions.push(`${written(quantity.name)} = ${before} ${equalText(value, quantity.kind, unit, figures)}`);
  }
  const kindOf = (name: string) => shape.quantities.find((one) => one.name === name)?.kind ?? "length";
  const solved = solve(shape, given, (name, value) => withUnit(plain(value, figures), kindOf(name), unit));
  return { solved, given, conversions, work: workOf(shape, solved, unit, figures), figures };
}

/** A number, a root and π behind it, and a denominator, as results are written: "36π", "5√2", "25√3/2". */
const size = /^(.*?)\s*\*?\s*(?:√\(?(\d{1,6})\)?)?\s*\*?\s*(π|pi)?(?:\s*\/\s*(\d{1,6}))?$/i;

function readSize(text: string, locale: NumberLocale) {
  const tidied = tidy(text).replace(/sqrt/i, "√");
  const [, number = "", root, hasPi, under = "1"] = size.exec(tidied) ?? [];
  if (!root && !hasPi) {
    const { value, figures } = readValue(tidied, locale);
    return { exact: fromRational(value), figures };
  }
  const read = number === "" ? { value: rational(1), figures: 1 } : readValue(number, locale);
  if (under === "0".repeat(under.length)) throw new Refusal("Nothing can be divided by 0.");
  const of = squareRoot(fromRational(rational(BigInt(root ?? 1)))) ?? [];
  const exact = times(times(fromRational(divide(read.value, rational(BigInt(under)))), of) ?? [], hasPi ? pi : one);
  return { exact: exact ?? [], figures: read.figures };
}
const one = fromRational(rational(1));

const plain = (value: Value, figures: number): string => exactText(value) ?? numberText(value, figures).text;

function workOf(shape: Shape, { values, steps }: Solved, unit: string, figures: number): Work[] {
  const finer = Math.max(figures, 6);
  const filled = new Map([...values].map(([name, value]) => [name, plain(value, finer)]));
  const rounded = new Set(
    [...values].flatMap(([name, value]) => (exactText(value) || numberText(value, finer).exact ? [] : name)),
  );
  return steps.flatMap(({ gives, formula, value }) => {
    const quantity = shape.quantities.find(({ name }) => name === gives);
    if (!quantity) return [];
    const result = equalText(value, quantity.kind, unit, figures);
    const name = written(gives);
    if (!formula) {
      const how = `No formula here gives ${name}, so closer and closer values were tried until the rest came out right.`;
      return { quantity, lines: [how, `${name} ${result}`], result };
    }
    const isRounded = formula.takes.some((one) => rounded.has(one));
    const lines = [
      `${name} = ${formulaText(formula.is)}`,
      `${name} ${isRounded ? "≈" : "="} ${formulaText(formula.is, filled)}`,
    ];
    // The way round an ellipse: there is no line to fill numbers into.
    if ("call" in formula.is && formula.is.call === "ellipse") {
      const how = `No short formula gives ${name}: it was found by steps that come closer and closer.`;
      return { quantity, lines: [how, `${name} ${result}`], result };
    }
    return { quantity, lines: [...lines, `${name} ${result}`], result };
  });
}

/** A volume in litres, where the unit of length is metric. */
export function litres({ solved, figures }: Measured, unit: string): string | null {
  const volume = solved.values.get("V");
  if (!volume || unit.length > 2 || /in|ft|yd|km/.test(unit) || unitText("volume", unit) === "") return null;
  const by = factor("volume", unit, "m");
  const value = volume.exact && times(volume.exact, fromRational(multiply(by, rational(1000))));
  const number = value
    ? exactly(value)
    : { number: (volume.number * Number(by.num) * 1000) / Number(by.den), exact: null };
  const { text, exact } = numberText(number, figures);
  return `${exact ? "=" : "≈"} ${text} litres`;
}
