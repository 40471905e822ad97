import { multiply, power, type Rational, rational } from "../maths/rational.ts";
import type { NumberLocale } from "./answer/answer.ts";
import { readNumber } from "./answer/read-number.ts";
import { tidy } from "./answer/tidy.ts";
import { Refusal } from "./refusal.ts";

/** Longer inputs are refused, and larger powers of ten: the universe is not that large, in any unit. */
const longest = 40;
const largestPower = 60;

/**
 * A number as a learner may type it: "5", "1,500.5", "2 1/2", "½", "3 × 10^8", "3e8". Gives its significant figures
 * too. Throws a Refusal for anything else.
 */
export function readValue(text: string, locale: NumberLocale): { value: Rational; figures: number } {
  const typed = tidy(text);
  if (typed === "") throw new Refusal("Type a number.");
  if (typed.length > longest) throw new Refusal(`That number is too long for this page: ${longest} signs at most.`);
  const [, before = "", exponent = "0"] = /^(.*\d\.?)e([+-]?\d{1,3})$/i.exec(typed) ?? ["", typed];
  const [reading] = readNumber(before, locale);
  // "5 km" is a number with its unit.
  const [, alone] = /^([-+]?\d[\d.,/ ]*?) ?[^\d.,/ e][^\d]{0,12}(?:\^\d)?$/i.exec(typed) ?? [];
  if (!reading && alone) throw new Refusal(`Type the number alone, ${alone}: its unit is chosen beside it.`);
  if (!reading) throw new Refusal(`“${typed}” is not a number this page can read. Try 12, 3.5, 1/2 or 6 × 10^8.`);
  const tens = Number(exponent);
  const size = String(reading.value.num).length - String(reading.value.den).length + tens;
  if (Math.abs(tens) > largestPower || Math.abs(size) > largestPower)
    throw new Refusal("That number is too far from 1 for this page: 60 zeros are the most.");
  return { value: multiply(reading.value, power(rational(10), tens)), figures: figuresOf(before, reading.style) };
}

/** 3.50 has three figures, 0.012 two; a fraction has no rounding in it, so it asks for none in particular. */
function figuresOf(text: string, style: string): number {
  if (style === "fraction" || style === "mixed") return 1;
  const [mantissa = ""] = text.split(/[*^]/);
  return Math.max(1, mantissa.replace(/\D/g, "").replace(/^0+/, "").length);
}
