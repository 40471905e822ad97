import { absolute, compare, equal, type Rational, roundTo, subtract } from "../../maths/rational.ts";
import { almost, type Kind, type SpecOf } from "./kind.ts";
import { keyNumber, markNumber, numberKind } from "./mark-number.ts";
import type { Quantity } from "./read-quantity.ts";

type DecimalSpec = SpecOf<"decimal">;

interface DecimalKey {
  readonly value: Rational;
  readonly tolerance: Rational;
}

export const decimal: Kind<DecimalSpec, Quantity, DecimalKey> = {
  ...numberKind,
  key(spec) {
    const exact = keyNumber(spec.value);
    const tolerance = keyNumber(spec.tolerance ?? "0");
    return { value: spec.places === undefined ? exact : roundTo(exact, spec.places), tolerance };
  },
  mark(spec, { value, tolerance }, reading) {
    const hit = compare(absolute(subtract(reading.value, value)), tolerance) <= 0;
    const plain = reading.unit === "none" || reading.unit === "same";
    if (!hit && plain && roundsRight(spec, value, reading)) return almost(`That rounds right. ${asksPlaces(spec)}`);
    return markNumber(spec.unit, value, reading, (right) => unfinished(spec, right), hit);
  },
};

function unfinished(spec: DecimalSpec, reading: Quantity): string | null {
  if (reading.unit === "percent") return "Right value. Now write it without %.";
  if (reading.style === "power") return "Right value. Now write it as one number.";
  if (spec.places === undefined) return null;
  const written = reading.style === "whole" || reading.style === "decimal";
  return written && reading.places === spec.places ? null : `Right value. ${asksPlaces(spec)}`;
}

/** More places than asked that round to the key, or fewer that the key rounds to, as long as a digit is left. */
function roundsRight(spec: DecimalSpec, key: Rational, reading: Quantity): boolean {
  if (spec.places === undefined) return false;
  const isDecimal = reading.style === "whole" || reading.style === "decimal";
  if (!isDecimal || reading.places > spec.places) return equal(roundTo(reading.value, spec.places), key);
  return reading.value.num !== 0n && reading.places < spec.places && equal(roundTo(key, reading.places), reading.value);
}

function asksPlaces({ places }: DecimalSpec): string {
  if (places === 0) return "Give it as a whole number.";
  return `Give it with ${places} ${places === 1 ? "decimal place" : "decimal places"}.`;
}
