import { gcd, isWhole, type Rational } from "../../maths/rational.ts";
import type { Kind, SpecOf } from "./kind.ts";
import { keyNumber, markNumber, numberKind } from "./mark-number.ts";
import type { Quantity } from "./read-quantity.ts";

type FractionSpec = SpecOf<"fraction">;

export const fraction: Kind<FractionSpec, Quantity, Rational> = {
  ...numberKind,
  key: (spec) => keyNumber(spec.value),
  mark: (spec, key, reading) => markNumber(spec.unit, key, reading, (right) => unfinished(spec, right)),
};

function unfinished({ form }: FractionSpec, reading: Quantity): string | null {
  if (reading.unit === "percent") return "Right value. Now write it as a fraction.";
  if (reading.style === "power") return "Right value. Now work it out.";
  if (form === "any" || reading.style === "whole") return null;
  const { fraction } = reading;
  if (!fraction) return "Right value. Now write it as a fraction.";
  if (form === "mixed" && isWhole(reading.value)) return "Right value. It is a whole number: write it as one.";
  if (form === "mixed" && reading.style === "fraction" && isTopHeavy(fraction))
    return "Right value. Now write it as a mixed number.";
  const lowest = fraction.den > 1n && gcd(fraction.num, fraction.den) === 1n;
  if (!lowest) return "Right value, but not in lowest terms yet.";
  const tidy = reading.style === "fraction" || !isTopHeavy(fraction);
  return tidy ? null : "Right value. The fraction beside the whole number must be less than 1.";
}

function isTopHeavy({ num, den }: { readonly num: bigint; readonly den: bigint }): boolean {
  return (num < 0n ? -num : num) >= den;
}
