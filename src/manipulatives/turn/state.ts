/** Two arms and the turn from the first to the second, in whole degrees. */
export interface Open {
  readonly kind: "open";
  readonly angle: number;
}

/** A triangle by its two angles at the base; the third is what they leave of 180. */
export interface Triangle {
  readonly kind: "triangle";
  readonly a: number;
  readonly b: number;
}

/** Two parallel lines and a line across them; the angle is the one above and to the right of each crossing. */
export interface Parallel {
  readonly kind: "parallel";
  readonly angle: number;
  /** Which two of the eight angles are picked out. */
  readonly pair: Pair | null;
}

export type Turn = Open | Triangle | Parallel;

export const pairs = ["corresponding", "alternate", "co-interior", "vertically opposite"] as const;
export type Pair = (typeof pairs)[number];

/** An angle this near to a quarter turn is pulled into it: a right angle is what a hand most often looks for. */
const pull = 2;

/** Degrees as a hand means them: whole ones, and the quarters without a steady hand. */
export function snapped(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) <= pull ? quarter : Math.round(degrees);
}
