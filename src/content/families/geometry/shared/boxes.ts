import type { Mark, Point } from "../../../../engine/figure/figure.ts";
import { range } from "../../../../maths/whole.ts";
import { short } from "./spots.ts";

/**
 * A point in space as it is drawn, seen from above one upright edge. All edges along x, y and z keep their lengths.
 * x runs to the right and towards us, y to the right and away from us, z up.
 */
export const iso = (x: number, y: number, z: number): Point => [short(0.866 * (x + y)), short(0.5 * (y - x) + z)];

/** The three faces of a box that show, without labels. */
export function box(a: number, b: number, c: number): Mark[] {
  return [
    { polygon: [iso(0, 0, 0), iso(a, 0, 0), iso(a, 0, c), iso(0, 0, c)], fill: "tint1" },
    { polygon: [iso(a, 0, 0), iso(a, b, 0), iso(a, b, c), iso(a, 0, c)], fill: "tint2" },
    { polygon: [iso(0, 0, c), iso(a, 0, c), iso(a, b, c), iso(0, b, c)] },
  ];
}

/** The lines that cut the visible faces of a box into unit squares, bent round the edges. */
export function unitLines(a: number, b: number, c: number): Mark[] {
  return [
    ...range(1, a - 1).map((x): Mark => ({ line: [iso(x, 0, 0), iso(x, 0, c), iso(x, b, c)], thin: true })),
    ...range(1, b - 1).map((y): Mark => ({ line: [iso(a, y, 0), iso(a, y, c), iso(0, y, c)], thin: true })),
    ...range(1, c - 1).map((z): Mark => ({ line: [iso(0, 0, z), iso(a, 0, z), iso(a, b, z)], thin: true })),
  ];
}
