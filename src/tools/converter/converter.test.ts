import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../engine/refusal.ts";
import { equal, rational, readRational } from "../../maths/rational.ts";
import { conversion, convert, inUnit } from "./convert.ts";
import { comparison, everyday } from "./everyday.ts";
import { findUnit, quantities } from "./find.ts";
import { numerals } from "./numerals.ts";
import { product } from "./unit.ts";
import { working } from "./working.ts";

const measured = quantities.filter((quantity) => quantity !== numerals);
const pair = fc
  .constantFrom(...measured)
  .chain(({ units }) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)));

describe("every quantity", () => {
  test("has symbols of its own, units of a size above zero, and a basic one", () => {
    const symbols = quantities.flatMap(({ units }) => units.map(({ symbol }) => symbol));
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const { units, first, id } of quantities) {
      expect(
        units.some(({ made }) => made === "1"),
        id,
      ).toBe(true);
      for (const { size, symbol } of units) expect(size.num > 0n, symbol).toBe(true);
      for (const symbol of first) expect(units.some((unit) => unit.symbol === symbol)).toBe(true);
    }
  });

  test("is found by what is shown for it, as a link made by hand has it", () => {
    for (const [shown, symbol] of [
      ["m²", "m2"],
      ["°C", "C"],
      ["µm", "um"],
      ["km", "km"],
    ] as const)
      expect(findUnit(shown)?.unit.symbol).toBe(symbol);
  });

  test("there and back is where one began, exactly", () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 6 }), ([a, b], n, d) => {
        const value = rational(n, d);
        expect(equal(inUnit(inUnit(value, a, b), b, a), value)).toBe(true);
      }),
    );
  });
});

test.each([
  ["5", "km", "m", "5000"],
  ["1", "mi", "km", "1.609344"],
  ["1", "lb", "g", "453.59237"],
  ["-40", "C", "F", "-40"],
  ["100", "C", "F", "212"],
  ["180", "deg", "rad", "3.14159265358979"],
  ["1", "KiB", "B", "1024"],
  ["8", "L/100km", "km/L", "12.5"],
  ["30", "mpg-us", "L/100km", "7.84048611111111"],
  ["12.5", "km/L", "L/100km", "8"],
  ["1 1/2", "h", "min", "90"],
  ["1e3", "m", "km", "1"],
  ["6 × 10^8", "m", "km", "600000"],
  ["255", "base10", "base16", "FF"],
  ["ff", "base16", "base2", "11111111"],
  ["-1101", "base2", "base10", "-13"],
  ["Z", "base36", "base10", "35"],
  ["MCMXCIV", "roman", "base10", "1994"],
  ["3999", "base10", "roman", "MMMCMXCIX"],
])("%s %s in %s is %s", (value, from, to, result) => expect(convert(value, from, to)).toBe(result));

test("numerals are read as they are written, in every base", () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 2, max: 36 }), (n, base) => {
      const text = convert(String(n), "base10", `base${base}`);
      expect(Number.parseInt(text, base)).toBe(n);
      expect(convert(text, `base${base}`, "base10")).toBe(String(n));
    }),
  );
  for (let n = 1; n < 4000; n++)
    expect(convert(convert(String(n), "base10", "roman"), "roman", "base10")).toBe(String(n));
});

test.each([
  ["5", "kg", "m", "Kilograms measure mass, metres measure length."],
  ["five", "km", "m", "“five” is not a number"],
  ["", "km", "m", "Type a number."],
  ["-300", "C", "F", "Nothing can be that cold"],
  ["0", "L/100km", "mpg-uk", "above zero"],
  ["12", "base2", "base10", "no digit 2 in base 2"],
  ["4000", "base10", "roman", "from 1 to 3999"],
  ["IIII", "roman", "base10", "that is IV"],
  ["IC", "roman", "base10", "no Roman numeral"],
  ["5 km", "km", "m", "Type the number alone, 5: its unit is chosen beside it."],
  ["1,500 m²", "m2", "ha", "Type the number alone, 1,500"],
  ["1", "smoot", "m", "no unit “smoot”"],
  ["1e999", "m", "km", "too far from 1"],
])("%s from %s to %s is refused in words", (value, from, to, words) => {
  expect(() => convert(value, from, to)).toThrow(Refusal);
  expect(() => convert(value, from, to)).toThrow(words);
});

test.each([
  ["5", "km", "m", "5\u00A0km × 1000 = 5000\u00A0m"],
  ["5", "km", "mi", "5\u00A0km ÷ 1.609344 ≈ 3.107\u00A0mi"],
  ["3", "km/h", "m/s", "3\u00A0km/h ÷ 3.6 ≈ 0.8333\u00A0m/s"],
  ["68", "F", "C", "(68 − 32) × 5 ÷ 9 = 20\u00A0°C"],
  ["8", "L/100km", "km/L", "100 ÷ 8 = 12.5\u00A0km/litre"],
  ["1/3", "m", "cm", "1/3\u00A0m × 100 ≈ 33.33\u00A0cm"],
  ["1", "turn", "deg", "1\u00A0turn × 360 = 360°"],
  ["48", "h", "d", "48\u00A0h ÷ 24 = 2\u00A0days"],
  ["1", "atm", "Pa", "1\u00A0atm × 101\u202F325 = 101\u202F325\u00A0Pa"],
  ["1", "mmHg", "torr", "1\u00A0mmHg × 1.00000014247 ≈ 1.000\u00A0Torr"],
  ["-13", "base10", "base2", "−13 = −(1 × 2³ + 1 × 2² + 1 × 2⁰) = −1101"],
  ["13", "base10", "base2", "13 = 1 × 2³ + 1 × 2² + 1 × 2⁰ = 1101"],
  ["XIV", "roman", "base10", "XIV = 10 + 4 = 14"],
])("%s %s in %s is worked out: %s %s", (value, from, to, line) =>
  expect(working(conversion(value, from, to))).toBe(line),
);

test("the steps of temperatures come to their results", () => {
  const units = quantities.find(({ id }) => id === "temperature")?.units ?? [];
  for (const from of units)
    for (const to of units.filter((unit) => unit !== from)) {
      const done = conversion("451.5", from.symbol, to.symbol);
      const [left = ""] = working(done).split(/ [=≈] /);
      expect(stepped(left), `${from.symbol} ${to.symbol}`).toBeCloseTo(Number(done.plain), 9);
    }
});

/** The value of a chain of steps, from the left; what is in brackets comes first anyway. */
function stepped(text: string): number {
  const [first, ...rest] = text.replace(/[()]/g, "").split(" ");
  let value = Number(first);
  for (let i = 0; i < rest.length; i += 2) {
    const by = Number(rest[i + 1]);
    value = { "+": value + by, "−": value - by, "×": value * by, "÷": value / by }[rest[i] ?? ""] ?? Number.NaN;
  }
  return value;
}

describe("results are shown", () => {
  test.each([
    ["5", "km", "mi", "3.107", false],
    ["5.0000", "km", "mi", "3.1069", false],
    ["1", "ly", "km", "9\u202F461\u202F000\u202F000\u202F000", false],
    ["1", "mi", "m", "1609.344", true],
    ["1", "pc", "au", "206\u202F300", false],
    ["1", "km", "nm", "1\u202F000\u202F000\u202F000\u202F000", true],
    ["2", "turn", "rad", "12.57", false],
  ] as const)("%s %s in %s: %s", (value, from, to, text, exact) => {
    const { result } = conversion(value, from, to);
    expect(result).toEqual({ text, exact });
  });

  test("what cannot be exact is never said to be", () => {
    for (const other of ["deg", "gon", "turn"]) {
      expect(conversion("1", "rad", other).result.exact).toBe(false);
      expect(conversion("1", "rad", other).exactly).toBe(null);
    }
  });

  test("an exact value beside a rounded one is the value", () => {
    const { exactly } = conversion("5", "km", "mi");
    const value = readRational((exactly ?? "").replaceAll(" ", "").replace("⁄", "/"));
    expect(value && equal(value, inUnit(rational(5), unit("km"), unit("mi")))).toBe(true);
  });
});

const unit = (symbol: string) => {
  const found = findUnit(symbol);
  if (!found) throw new Error(symbol);
  return found.unit;
};

test("everyday sizes: thirty at least, in rising order, each said to be of some quantity that there is", () => {
  const all = Object.entries(everyday);
  expect(all.flatMap(([, things]) => things).length).toBeGreaterThanOrEqual(30);
  for (const [id, things] of all) {
    expect(quantities.some((quantity) => quantity.id === id)).toBe(true);
    const sizes = things.map(({ size }) => product(size)).map(({ num, den }) => Number(num) / Number(den));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  }
  expect(comparison("length", rational(315))?.text).toBe("about 3 football pitches in a row");
  expect(comparison("length", rational(42195))?.text).toContain("Mount Everests");
  expect(comparison("length", rational(1, 10 ** 9))).toBe(null);
  expect(comparison("power", rational(5))).toBe(null);
  // Two days are about two days.
  expect(comparison("time", rational(2 * 86400), [unit("d"), unit("h")])?.text).toBe("about 32 football matches");
});
