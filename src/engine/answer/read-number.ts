import { add, isWhole, multiply, negate, power, type Rational, rational, readRational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";

/** A number as it was typed: its value and its form. */
export interface NumberReading {
  readonly value: Rational;
  readonly style: "whole" | "decimal" | "fraction" | "mixed" | "power";
  /** Digits written after the decimal mark; Infinity where they recur. */
  readonly places: number;
  /** The fraction as written, of a mixed number the part after the whole. */
  readonly fraction?: { readonly num: bigint; readonly den: bigint };
  /** NumberText in normal form: no grouping, no leading zeros or plus. */
  readonly text: string;
}

/** Exponents beyond this are refused: nobody's answer, and their digits would fill the screen. */
const maxExponent = 400;

/**
 * Reads a number without a unit from tidy text. Gives every number that the text can mean, the likeliest for the
 * locale first; none when it is not a number.
 */
export function readNumber(text: string, locale: NumberLocale): NumberReading[] {
  const [, sign = "", body = ""] = /^(\+|-|minus |negative )? ?(.*)$/.exec(spelled(text)) ?? [];
  const size = readSize(body, locale);
  return sign === "" || sign === "+" ? size : size.map(negative);
}

/** Ways of writing that have one plain spelling. A raised dot is a decimal point, except before a power of ten. */
function spelled(text: string): string {
  return text
    .replace(/⁄/g, "/")
    .replace(/·(?= ?10 ?\^)/, "*")
    .replace(/·/g, ".")
    .replace(/(\d) (?:and|&) (?=\d)/, "$1 ")
    .replace(/ ?([/*^]) ?/g, "$1");
}

function readSize(text: string, locale: NumberLocale): NumberReading[] {
  if (text.includes("^")) return readPower(text, locale);
  const slash = text.indexOf("/");
  if (slash < 0) return readPlain(text, locale);
  return readFraction(text.slice(0, slash), text.slice(slash + 1), locale);
}

/** 2^5, 4.5*10^3 */
function readPower(text: string, locale: NumberLocale): NumberReading[] {
  const [, factor, base = "", raised = ""] = /^(?:([^*^]+)\*)?([^*^]+)\^\(?([+-]?\d{1,3})\)?$/.exec(text) ?? [];
  const exponent = Number(raised);
  if (Math.abs(exponent) > maxExponent) return [];
  return readPlain(base, locale).flatMap((of) => {
    if (exponent < 0 && of.value.num === 0n) return [];
    const raisedTo = power(of.value, exponent);
    const alone = { value: raisedTo, style: "power", places: 0, text: `${of.text}^${exponent}` } as const;
    if (factor === undefined) return [alone];
    return readPlain(factor, locale).map((times) => ({
      ...alone,
      value: multiply(times.value, raisedTo),
      text: `${times.text} × ${alone.text}`,
    }));
  });
}

function readFraction(over: string, under: string, locale: NumberLocale): NumberReading[] {
  const [, minus = "", size = ""] = /^(-?)(.*)$/.exec(under) ?? [];
  const dens = readPlain(size, locale).filter((den) => den.value.num !== 0n);
  const [, whole, part] = /^(\d{1,200}) (\d{1,200})$/.exec(over) ?? [];
  const readings = dens.flatMap((den) => [
    ...(whole && part && minus === "" ? readMixed(BigInt(whole), BigInt(part), den.value) : []),
    ...readPlain(over, locale).map((num) => quotient(num, den)),
  ]);
  return minus ? readings.map(negative) : readings;
}

function readMixed(whole: bigint, num: bigint, den: Rational): NumberReading[] {
  if (!isWhole(den)) return [];
  const fraction = { num, den: den.num };
  const value = add(rational(whole), rational(num, den.num));
  return [{ value, style: "mixed", places: 0, fraction, text: `${whole} ${num}/${den.num}` }];
}

function quotient(num: NumberReading, den: NumberReading): NumberReading {
  const value = multiply(num.value, rational(den.value.den, den.value.num));
  const text = `${num.text}/${den.text}`;
  if (!isWhole(num.value) || !isWhole(den.value)) return { value, style: "fraction", places: 0, text };
  const fraction = { num: num.value.num, den: den.value.num };
  return { value, style: "fraction", places: 0, fraction, text: `${fraction.num}/${fraction.den}` };
}

/** Digits with a decimal mark and groups; both readings of "1,234", that of the locale first. */
function readPlain(text: string, locale: NumberLocale): NumberReading[] {
  const [, digits = "", recurring = ""] = /^([\d.,' ]*)(?:\((\d+)\))?$/.exec(unrolled(text) ?? "") ?? [];
  const marks = locale === "comma" ? [",", "."] : [".", ","];
  const readings = marks.flatMap((mark) => readWith(mark, digits, recurring) ?? []);
  return readings[0]?.text === readings[1]?.text ? readings.slice(0, 1) : readings;
}

function readWith(mark: string, digits: string, recurring: string): NumberReading | null {
  const at = digits.indexOf(mark);
  const whole = ungrouped(at < 0 ? digits : digits.slice(0, at), mark);
  const fixed = at < 0 ? "" : digits.slice(at + 1);
  if (whole === null || !/^\d*$/.test(fixed) || (recurring && at < 0)) return null;
  const tail = fixed + (recurring && `(${recurring})`);
  const text = (whole.replace(/^0+(?=\d)/, "") || "0") + (tail && `.${tail}`);
  const value = whole + tail === "" ? null : readRational(text);
  if (!value) return null;
  const places = recurring ? Number.POSITIVE_INFINITY : fixed.length;
  return { value, style: tail ? "decimal" : "whole", places, text };
}

/** The digits of "1,234,567", "1 234 567", "1'234" or, grouped as in India, "12,34,567"; null where groups are odd. */
function ungrouped(digits: string, decimalMark: string): string | null {
  if (/^\d*$/.test(digits)) return digits;
  if (digits.includes(decimalMark) || digits.startsWith("0")) return null;
  const grouped = /^\d{1,3}([ ',.])\d{3}(?:\1\d{3})*$/.test(digits) || /^\d{1,2}(?:,\d\d)+,\d{3}$/.test(digits);
  return grouped ? digits.replace(/\D/g, "") : null;
}

/** "0.1666..." as "0.1(6)": the shortest run of digits that ends the text twice, or a single digit. Null where none. */
function unrolled(text: string): string | null {
  const [, head, digits = ""] = /^(\d*[.,])(\d*) ?\.{2,}$/.exec(text) ?? [];
  if (head === undefined) return text;
  if (digits.length === 1) return `${head}(${digits})`;
  for (let length = 1; 2 * length <= digits.length; length++) {
    const run = digits.slice(-length);
    let start = digits.length - length;
    while (digits.slice(0, start).endsWith(run)) start -= length;
    if (start < digits.length - length) return `${head}${digits.slice(0, start)}(${run})`;
  }
  return null;
}

function negative(reading: NumberReading): NumberReading {
  const text = reading.text.startsWith("-") ? reading.text.slice(1) : `-${reading.text}`;
  return { ...reading, value: negate(reading.value), text };
}
