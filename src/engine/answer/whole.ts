import { isWhole, type Rational } from "../../maths/rational.ts";
import { type Kind, type SpecOf, wrong } from "./kind.ts";
import { keyNumber, markNumber, numberKind } from "./mark-number.ts";
import type { Quantity } from "./read-quantity.ts";

export const whole: Kind<SpecOf<"whole">, Quantity, Rational> = {
  ...numberKind,
  key: (spec) => keyNumber(spec.value),
  mark(spec, key, reading) {
    const plain = reading.unit === "none" || reading.unit === "same";
    if (plain && !isWhole(reading.value)) return wrong(`You wrote ${reading.shown}. A whole number is wanted.`);
    return markNumber(spec.unit, key, reading, unfinished);
  },
};

function unfinished(reading: Quantity): string | null {
  if (reading.unit === "percent") return "Right value. Now write it without %.";
  const finished = reading.style === "whole" || reading.style === "decimal";
  return finished ? null : "Right value. Now work it out to a whole number.";
}
