import { Refusal } from "../../engine/refusal.ts";
import { raised } from "../../maths/significant.ts";
import { quantity, type Unit, type UnitRow } from "./unit.ts";

const bases = Array.from({ length: 35 }, (_, index) => index + 2);
const names: Readonly<Record<number, string>> = { 2: "binary", 8: "octal", 10: "decimal", 16: "hexadecimal" };

/** Ways of writing a whole number, told apart as units are. */
export const numerals = quantity(
  "numerals",
  "Number systems",
  ["base10", "base2"],
  [
    ...bases.map((base): UnitRow => {
      const name = names[base] ? `${names[base]} (base ${base})` : `base ${base}`;
      return [`base${base}`, `in base ${base}`, name, name, "1", "numerals"];
    }),
    ["roman", "in Roman numerals", "Roman numerals", "Roman numerals", "1", "numerals"],
  ],
);

/** The base of a way of writing; null for Roman numerals. */
export const baseOf = ({ symbol }: Unit): number | null =>
  symbol === "roman" ? null : Number(symbol.replace("base", ""));

/** Longer numbers are refused: nobody reads them. */
const longest = 100;

/** Reads a whole number as it is written in a base or in Roman numerals. Throws a Refusal for anything else. */
export function readNumeral(text: string, unit: Unit): bigint {
  const written = text.replace(/[\s_]/g, "").replace("−", "-").toUpperCase();
  if (written.length > longest) throw new Refusal(`That is too long for this page: ${longest} digits at most.`);
  const base = baseOf(unit);
  if (base === null) return readRoman(written);
  const [, sign, digits] = /^([-+]?)([0-9A-Z]+)$/.exec(written) ?? [];
  if (digits === undefined) throw new Refusal(`Write a whole number in base ${base}: ${digitsOf(base)}.`);
  let value = 0n;
  for (const digit of digits) {
    const worth = Number.parseInt(digit, 36);
    if (worth >= base) throw new Refusal(`There is no digit ${digit} in base ${base}: ${digitsOf(base)}.`);
    value = value * BigInt(base) + BigInt(worth);
  }
  return sign === "-" ? -value : value;
}

function digitsOf(base: number): string {
  if (base === 2) return "its digits are 0 and 1";
  const last = (base - 1).toString(36).toUpperCase();
  if (base <= 10) return `its digits are 0 to ${last}`;
  return base === 11 ? "its digits are 0 to 9 and A" : `its digits are 0 to 9 and A to ${last}`;
}

/** A whole number as it is written in a base or in Roman numerals. Throws a Refusal where it cannot be. */
export function writeNumeral(value: bigint, unit: Unit): string {
  const base = baseOf(unit);
  return base === null ? writeRoman(value) : value.toString(base).toUpperCase();
}

const signs = [
  [1000n, "M"],
  [900n, "CM"],
  [500n, "D"],
  [400n, "CD"],
  [100n, "C"],
  [90n, "XC"],
  [50n, "L"],
  [40n, "XL"],
  [10n, "X"],
  [9n, "IX"],
  [5n, "V"],
  [4n, "IV"],
  [1n, "I"],
] as const;

/** The signs of a Roman numeral from the left, each with its worth: XIV is X and IV. */
export function romanParts(value: bigint): (readonly [worth: bigint, sign: string])[] {
  let rest = value;
  return signs.flatMap((one) => {
    const parts = [];
    for (; rest >= one[0]; rest -= one[0]) parts.push(one);
    return parts;
  });
}

function writeRoman(value: bigint): string {
  if (value < 1n || value > 3999n)
    throw new Refusal(
      "Roman numerals go from 1 to 3999 here: the Romans had no zero, and wrote 5000 with a sign that keyboards do not have.",
    );
  return romanParts(value)
    .map(([, sign]) => sign)
    .join("");
}

function readRoman(text: string): bigint {
  if (!/^[MDCLXVI]+$/.test(text)) throw new Refusal("Roman numerals are written with I, V, X, L, C, D and M alone.");
  let value = 0n;
  let rest = text;
  for (const [worth, sign] of signs) {
    while (rest.startsWith(sign)) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  }
  // Each number has one way of writing: IIII and IC would be read, but are not written so.
  const usual = rest === "" && value <= 3999n ? writeRoman(value) : null;
  if (usual === text) return value;
  throw new Refusal(
    usual ? `${text} is not how ${value} is written: that is ${usual}.` : `${text} is no Roman numeral.`,
  );
}

/** How a number gets from one way of writing to another, in one line. */
export function numeralWorking(value: bigint, from: Unit, to: Unit): string {
  const text = writeNumeral(value, from);
  const result = writeNumeral(value, to);
  const there = [...new Set([text, String(value), result])].map(withMinus);
  const size = value < 0n ? -value : value;
  const base = baseOf(to) === 10 ? baseOf(from) : baseOf(to);
  const sum = (base === null ? romanParts(size).map(([worth]) => String(worth)) : places(size, base)).join(" + ");
  if (base === 10 || size === 0n || sum.length > 120) return there.join(" = ");
  const sized = value < 0n ? `−(${sum})` : sum;
  return baseOf(to) === 10
    ? `${withMinus(text)} = ${sized} = ${withMinus(result)}`
    : `${there.slice(0, -1).join(" = ")} = ${sized} = ${withMinus(result)}`;
}

const withMinus = (text: string): string => text.replace("-", "−");

/** 13 in base 2: 1 × 2³, 1 × 2², 1 × 2⁰. */
function places(size: bigint, base: number): string[] {
  const digits = size.toString(base);
  return [...digits].flatMap((digit, index) =>
    digit === "0" ? [] : [`${Number.parseInt(digit, 36)} × ${base}${raised(String(digits.length - 1 - index))}`],
  );
}
