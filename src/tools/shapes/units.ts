import { divide, power, type Rational, rational } from "../../maths/rational.ts";
import type { Kind } from "./shape.ts";

/** Metres of each unit of length, exactly; an inch is 0.0254 m by the international agreement of 1959. */
const metres: Readonly<Record<string, Rational>> = {
  mm: rational(1, 1000),
  cm: rational(1, 100),
  m: rational(1),
  km: rational(1000),
  in: rational(254, 10_000),
  ft: rational(3048, 10_000),
  yd: rational(9144, 10_000),
};
export const lengthUnits: readonly string[] = Object.keys(metres);

const exponents: Readonly<Record<Kind, number>> = { length: 1, area: 2, volume: 3, angle: 0, count: 0 };
const raised = ["", "", "²", "³"] as const;

/** What a unit of this kind is called: "cm" for areas is cm². */
export const unitText = (kind: Kind, unit: string): string => {
  if (kind === "angle") return "°";
  return kind === "count" ? "" : unit + (isLitre(unit) ? "" : raised[exponents[kind]]);
};

/** Litres are volumes as they are, and no cubes of a length. */
const isLitre = (unit: string): boolean => unit === "l" || unit === "ml";

/** The units in which a quantity of this kind may be given; those of areas and volumes are named by their sides. */
export const unitsOf = (kind: Kind): readonly string[] =>
  exponents[kind] === 0 ? [] : kind === "volume" ? [...lengthUnits, "ml", "l"] : lengthUnits;

/** What one of a unit is in another unit of length, for a quantity of this kind. */
export function factor(kind: Kind, from: string, to: string): Rational {
  const target = metres[to] ?? rational(1);
  if (isLitre(from)) return divide(rational(1, from === "l" ? 1000 : 1_000_000), power(target, 3));
  return power(divide(metres[from] ?? rational(1), target), exponents[kind]);
}
