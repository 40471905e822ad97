import type { Flat, Point } from "../../engine/figure/figure.ts";
import { area, disc, type Motif, middle, polar, range, regular, segment } from "./shapes.ts";

/** The star that joins each of n points with the one `step` further on, as the outline of what it covers. */
function star(n: number, step: number, radius: number, turn: number): Point[] {
  const inner = (radius * Math.cos((Math.PI * step) / n)) / Math.cos((Math.PI * (step - 1)) / n);
  return range(2 * n).map((i) => polar(middle, i % 2 === 0 ? radius : inner, turn + (180 * i) / n));
}

/** A sun of two stars, {12/5} and {12/4}. */
export const daily: Motif = [
  area("flat1", star(12, 5, 6, 90)),
  area("flat2", star(12, 4, 4.9, 105)),
  disc("flat3", middle, 2.9),
];

/** A star of seven points for seven days. */
export const weeklyQuiz: Motif = [
  area("flat1", star(7, 2, 5, 90)),
  area("flat2", star(7, 3, 5, 90)),
  ...regular(7, middle, 5).map((at, k) => disc(k === 0 ? "ink" : "flat3", at, 0.95)),
];

/** The moon in a month, from new at the top by its first quarter to full and back. */
const size = 1.5;
const phases: Motif = range(8).flatMap((k) => {
  const at = polar(middle, 4.5, 90 - 45 * k);
  const [dark, light]: readonly Flat[] = ["flat1", "flat3"];
  if (k === 0 || k === 4) return [disc((k === 0 ? dark : light) ?? "ink", at, size)];
  // One half is lit; the edge of the light is half an ellipse.
  const bulge = { ellipse: at, rx: size * Math.abs(Math.cos((Math.PI * k) / 4)), ry: size } as const;
  const isCrescent = k === 1 || k === 7;
  return [
    disc("flat1", at, size),
    segment("flat3", at, size, k < 4 ? -90 : 90, k < 4 ? 90 : 270),
    ...(k % 2 === 1 ? [{ ...bulge, fill: isCrescent ? ("flat1" as const) : ("flat3" as const) }] : []),
  ];
});
export const monthlyTest: Motif = [disc("flat2", middle, 1.9), ...phases];
