import {
  absolute,
  add,
  compare,
  decimalText,
  equal,
  fractionText,
  isWhole,
  multiply,
  type Rational,
  rational,
  readRational,
  subtract,
} from "../../../src/maths/rational.ts";
import { insist, only, range, type SkillProofs } from "../proof.ts";
import type { Reading } from "../reading/reading.ts";

/** A number as a question shows it. */
function read(text: string): Rational {
  const value = readRational(text);
  if (!value) throw new Error(`${text} is no number`);
  return value;
}
/** Numbers of a question by their places, as they are written there. */
const shownAt = (reading: Reading, ...places: readonly number[]) => places.map((place) => String(reading.said(place)));
/** How often a number is multiplied by ten: 2 for 100, -2 for 0.01. */
function tens(number: string): number {
  const by = /^1(0*)$/.exec(number)?.[1]?.length ?? -(/^0\.(0*1)$/.exec(number)?.[1]?.length ?? Number.NaN);
  insist(!Number.isNaN(by), `${number} is a power of ten`);
  return by;
}
const behind = (number: string) => number.split(".")[1]?.length ?? 0;
const write = (value: Rational) => decimalText(value) ?? "";
const total = (values: readonly Rational[]) => values.reduce(add, rational(0));

/** The point of a written number moved to the right, or to the left below zero: no arithmetic. */
function pointMoved(text: string, by: number): string {
  const [whole = "", tail = ""] = text.split(".");
  const digits = `${"0".repeat(9)}${whole}${tail}${"0".repeat(9)}`;
  const at = 9 + whole.length + by;
  return `${digits.slice(0, at).replace(/^0+(?=\d)/, "")}.${digits.slice(at)}`.replace(/\.?0+$/, "");
}

/** Digits with the point so many places from the right. */
function pointed(digits: number, places: number): string {
  return pointMoved(String(digits), -places);
}

/** The one number on the grid of so many places that is nearest; of two equally near ones the larger. */
function nearest(text: string, places: number): string {
  const value = read(text);
  const grid = 10 ** places;
  const around = Math.floor(Number(text) * grid);
  const distances = range(Math.max(0, around - 2), around + 3).map((n) => ({
    n,
    far: absolute(subtract(value, rational(n, grid))),
  }));
  const best = distances.filter(({ far }) => distances.every((other) => compare(far, other.far) <= 0));
  const { n } = best.at(-1) ?? { n: 0 };
  const digits = String(n).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Long division, digit by digit, that must come out even. */
function longDivision(dividend: bigint, divisor: bigint): string {
  let rest = dividend % divisor;
  let digits = "";
  while (rest !== 0n) {
    if (digits.length > 12) throw new Error("does not come out even");
    digits += String((rest * 10n) / divisor);
    rest = (rest * 10n) % divisor;
  }
  return `${dividend / divisor}${digits && `.${digits}`}`;
}

/** The fraction with the smallest denominator that is this number: every denominator is tried. */
function smallestFraction(value: Rational): string {
  for (let den = 1; ; den++) {
    const num = multiply(value, rational(den));
    if (isWhole(num)) return `${num.num}/${den}`;
  }
}

/** Adding column by column, as on paper; the numbers are written out. */
function addColumns(texts: readonly string[]): string {
  const columns = texts.map((text) => {
    const [whole = "", tail = ""] = text.split(".");
    return (whole.padStart(8, "0") + tail.padEnd(6, "0")).split("").map(Number);
  });
  const result: number[] = [];
  let carry = 0;
  for (let at = 13; at >= 0; at--) {
    const column = columns.reduce((sum, digits) => sum + (digits[at] ?? 0), carry);
    result.unshift(column % 10);
    carry = Math.floor(column / 10);
  }
  const digits = result.join("");
  return `${digits.slice(0, 8).replace(/^0+(?=\d)/, "")}.${digits.slice(8)}`.replace(/\.?0+$/, "");
}

export const proofs: SkillProofs = {
  // The number is written out; worths are read off by blotting out all other digits, parts are summed one by one.
  "decimal-place-value": (
    p: { how: string; w: number; t: number; h: number; th?: number; at: number; m: number; c: number },
    stage: number,
    reading,
  ) => {
    const { how, at } = p;
    const part = (place: number) => rational(1, 10 ** place);
    if (stage === 2) {
      const { m, c } = p;
      if (how === "regroup")
        return write(total([...Array(m).fill(part(at - 1)), ...Array(c).fill(part(at))] as Rational[]));
      if (how === "how many") {
        const shown = read(c % 2 === 0 ? `${m}.${c}` : `${m}.${c % 10}`);
        return only(range(1, 10_000).filter((n) => n * Number(shown.den) === Number(shown.num) * 10 ** at));
      }
      const [one = 0, of = 0, shown = 0] = [1, 2, 3].map(reading.said);
      return write((how === "more" ? add : subtract)(read(String(shown)), rational(one, of)));
    }
    if (stage === 1 && (how === "which" || how === "worth")) {
      // Which place is meant: by its name, or by the digit that stands there alone.
      const number = [...String(reading.said(how === "which" ? 1 : 2))];
      const places = ["ones", ".", "tenths", "hundredths", "thousandths"];
      if (how === "which") return number[places.findIndex((name) => reading.shown.words.includes(` ${name}?`))] ?? "";
      const place = only(number.flatMap((digit, i) => (digit === String(reading.said(1)) ? [i] : [])));
      return number.map((sign, i) => (sign === "." || i === place ? sign : "0")).join("");
    }
    const tail = p.th === undefined ? `${p.t}${p.h}` : `${p.t}${p.h}${p.th}`;
    const number = `${p.w}.${tail}`;
    const point = number.indexOf(".");
    if (how === "which") return number.charAt(point + at);
    if (how === "worth") return [...number].map((sign, i) => (i === point || i === point + at ? sign : "0")).join("");
    if (how === "build")
      return write(total([...number.replace(".", "")].map((digit, place) => rational(Number(digit), 10 ** place))));
    const count = at === 1 ? Number(`${p.w}${p.t}`) : Number(tail.slice(0, at));
    return write(total(Array(count).fill(part(at)) as Rational[]));
  },

  // Exact rationals for what is shown.
  "comparing-decimals": (
    p: {
      way: string;
      w: number;
      t: number;
      u: number;
      v: number;
      shape: string;
      x: number;
      y: number;
      choice: number[];
      first: string;
      target: number;
      a: number;
      b: number;
      c: number;
      signs: number[];
    },
    stage: number,
    reading,
  ) => {
    const [first = "", ...others] = reading.saidFrom(1).map(String);
    if (stage === 0) {
      const one = p.shape === "hundredths" ? `${p.w}.${p.v}${p.t}` : `${p.w}.${p.t}`;
      const other = `${p.w}.${p.u}${p.v}`;
      const difference = compare(read(one), read(other));
      return difference > 0 === (p.way === "larger") ? one : other;
    }
    if (stage === 1) {
      const left = [...others];
      // The one that no other comes before, again and again
      const order: string[] = [];
      while (left.length > 0) {
        const next = only(
          left.filter((one) =>
            left.every((other) => one === other || compare(read(one), read(other)) < 0 === (p.first === "smallest")),
          ),
        );
        order.push(next);
        left.splice(left.indexOf(next), 1);
      }
      return order;
    }
    const numbers = others.map(read);
    const far = (one: Rational) => absolute(subtract(one, read(first)));
    return write(
      only(numbers.filter((one) => numbers.every((other) => one === other || compare(far(one), far(other)) < 0))),
    );
  },

  // The nearest of all numbers with so many places; for significant figures the length of the number tells how many.
  "rounding-decimals": (
    p: { setting: string; w: number; t: number; h: number; places: number; n: number; figures: number },
    stage: number,
    reading,
  ) => {
    const { w, t, h, places } = p;
    if (stage === 0) return nearest(places === 1 ? `${w}.${t}` : `${w}.${t}${h}`, 0);
    if (stage < 3) {
      const [number = "", to] = shownAt(reading, ...(p.setting === "swim" ? [2, 3] : [1, 2]));
      return nearest(number, Number(to));
    }
    const shown = pointed(p.n, places);
    const zeros = /^0\.(0*)/.exec(shown)?.[1]?.length;
    return nearest(shown, zeros === undefined ? p.figures - shown.indexOf(".") : zeros + p.figures);
  },

  // On paper, column by column.
  "adding-decimals": ({ setting }: { setting: string }, stage: number, reading) => {
    const sum = addColumns(shownAt(reading, ...(stage < 2 ? [1, 2] : [1, 2, 3])));
    if (setting !== "money") return sum;
    const [whole, tail = ""] = sum.split(".");
    return `${whole}.${tail.padEnd(2, "0")}`;
  },

  // The number that must be added to the second to get the first, found by trying every one of so many places.
  "subtracting-decimals": (p: { longer: string; a: number; b: number; places: number }, stage: number) => {
    const [first, second] =
      stage === 0
        ? [pointed(p.a, p.places), pointed(p.b, p.places)]
        : stage === 2
          ? [String(p.a), pointed(p.b, p.places)]
          : p.longer === "first"
            ? [pointed(p.b, 2), pointed(p.a, 1)]
            : [pointed(p.a, 1), pointed(p.b, 2)];
    const [from, away] = [read(first), read(second)];
    const scale = Number(away.den) * Number(from.den);
    const [scaled, less] = [multiply(from, rational(scale)).num, multiply(away, rational(scale)).num];
    const found = only(range(1, Number(scaled)).filter((n) => BigInt(n) + less === scaled));
    return write(rational(found, scale));
  },

  // The point is moved in the written number.
  "decimals-by-tens": (p: { setting: string; ask: string; way: string; n: number }, stage: number, reading) => {
    const [first = "", second = "", third = ""] = reading.saidFrom(1).map(String);
    if (stage === 0) return p.setting === "bare" ? pointMoved(first, tens(second)) : pointMoved(second, tens(third));
    if (stage === 1) return p.setting === "bare" ? pointMoved(first, -tens(second)) : pointMoved(second, -tens(first));
    if (stage === 3) return pointMoved(first, p.way === "times" ? tens(second) : -tens(second));
    if (p.ask === "result") return pointMoved(first, p.way === "times" ? tens(second) : -tens(second));
    // Every power of ten, or every decimal that looks like these digits, is put in the box
    const fits = (box: Rational, ten: Rational) =>
      p.way === "times" ? equal(multiply(box, ten), read(second)) : equal(box, multiply(read(second), ten));
    if (p.ask === "power") return only([1, 10, 100, 1000, 10_000].filter((ten) => fits(read(first), rational(ten))));
    return only(
      range(0, 8)
        .map((places) => pointed(p.n, places))
        .filter((box) => fits(read(box), rational(10 ** tens(first)))),
    );
  },

  // The decimal is added again and again, as often as the digits of the other number say, on exact rationals.
  "multiplying-decimals": (
    p: { n: number; places: number; k: number; m: number; p: number; q: number },
    stage: number,
  ) => {
    const times = (text: string, count: number) => total(Array(count).fill(read(text)) as Rational[]);
    if (stage === 0) return write(times(pointed(p.n, p.places), p.k));
    return pointMoved(write(times(pointed(p.n, p.p), p.m)), -p.q);
  },

  // The dividend is rebuilt; then long division where the divisor is whole, and trying every quotient where it is not.
  "dividing-decimals": (
    p: { quotient: number; places: number; k: number; p: number; d: number; q: number },
    stage: number,
    reading,
  ) => {
    if (stage === 0) {
      const dividend = rational(p.quotient * p.k, 10 ** p.places);
      return longDivision(dividend.num, dividend.den * BigInt(p.k));
    }
    if (stage === 1) {
      const [dividend = "", divisor = "", places] = shownAt(reading, 1, 2, 3);
      const found = longDivision(read(dividend).num, read(dividend).den * BigInt(divisor));
      insist(behind(found) === Number(places), `${found} has ${places} decimal places`);
      return found;
    }
    const dividend = rational(p.quotient * p.d, 10 ** (p.p + p.q));
    const found = only(
      range(1, 1000).filter((n) => equal(multiply(rational(n, 10), rational(p.d, 10 ** p.q)), dividend)),
    );
    return write(rational(found, 10));
  },

  // Long division; where it never ends, the nearest of all decimals with so many places.
  "fractions-to-decimals": (_, stage: number, reading) => {
    const shown = reading.saidFrom(1);
    const [places = 0, denominator = 0, numerator = 0, whole = 0] = shown.toReversed();
    if (stage < 3) {
      const found = longDivision(BigInt(whole * denominator + numerator), BigInt(denominator));
      insist(behind(found) <= places, `${found} has no more than ${places} decimal places`);
      return found;
    }
    const value = rational(numerator, denominator);
    const grid = 10 ** places;
    const n = only(
      range(0, grid).filter(
        (one) => compare(absolute(subtract(value, rational(one, grid))), rational(1, 2 * grid)) < 0,
      ),
    );
    return `0.${String(n).padStart(places, "0")}`;
  },

  // Every denominator from 1 on, until the part after the point becomes a whole number of parts.
  "decimals-to-fractions": (p: { w?: number; n: number; places?: number }) => {
    const part = smallestFraction(read(`0.${String(p.n).padStart(p.places ?? 3, "0")}`));
    if (fractionText(read(part)) !== part) throw new Error(`${part} is not in lowest terms`);
    return p.w ? `${p.w} ${part}` : part;
  },
};
