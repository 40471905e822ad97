import type { Point } from "../../../../engine/figure/figure.ts";

/** The point at a distance from another in a direction, degrees anticlockwise from the x axis, to three decimals. */
export function polar([x, y]: Point, length: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [short(x + length * Math.cos(turn)), short(y + length * Math.sin(turn))];
}

/** Three decimals are enough for a picture and cost few bytes. */
export const short = (value: number): number => Math.round(value * 1000) / 1000;

/** The corners of a regular polygon, anticlockwise; its first side leaves `start` in the direction. */
export function regular(sides: number, side: number, start: Point, degrees: number): Point[] {
  const corners = [start];
  for (let i = 0; i < sides - 1; i++) {
    corners.push(polar(corners[i] ?? start, side, degrees + (360 * i) / sides));
  }
  return corners;
}

/** The corner with a number, which must be there. */
export function corner(corners: readonly Point[], index: number): Point {
  const found = corners[index];
  if (!found) throw new RangeError(`no corner ${index}`);
  return found;
}

/** The point `part` of the way from one to another. */
export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  short(ax + (bx - ax) * part),
  short(ay + (by - ay) * part),
];
