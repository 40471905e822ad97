import type { Fill, Mark, Point } from "../../engine/figure/figure.ts";

/** A point so far from another, in a direction in degrees from the positive x axis. */
export function polar(degrees: number, length: number, [x, y]: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + length * Math.cos(angle), y + length * Math.sin(angle)];
}

export const polygon = (points: readonly Point[], fill: Fill = "tint1"): Mark => ({ polygon: points, fill });

/** A side with its label. */
export const side = (from: Point, to: Point, label: string): Mark => ({ line: [from, to], label });

/** A line inside the shape with its label: a height, a radius, a diagonal. */
export const inner = (from: Point, to: Point, label: string): Mark => ({ line: [from, to], label, thin: true });

export const dashed = (from: Point, to: Point, label: string): Mark => ({
  line: [from, to],
  label,
  dashed: true,
  thin: true,
});

/** How a side goes on where a height stands outside of the shape. */
export const extended = (from: Point, to: Point): Mark => ({ line: [from, to], dashed: true, thin: true });

export const right = (a: Point, corner: Point, b: Point): Mark => ({ angle: [a, corner, b], right: true });

/** The corners of a rectangle from its lower left one. */
export const rectangle = (w: number, h: number, [x, y]: Point = [0, 0]): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** How flat the circles of a solid look, seen from a little above. */
const flat = 0.28;

/** A circle of a solid that lies level; its far half is dashed where it is the lower one. */
export const level = (at: Point, radius: number, hidden = false, fill: Fill = "none"): Mark => ({
  ellipse: at,
  rx: radius,
  ry: radius * flat,
  hidden,
  fill,
});

/** A solid seen from a corner: x to the front right, y to the back right, z up, all to scale. */
export function seen(x: number, y: number, z: number): Point {
  const across = Math.cos(Math.PI / 6);
  return [(x + y) * across, (y - x) / 2 + z];
}

/**
 * The same seen more from the front, where only edges to the front and upwards carry a length: of a square base the middle
 * then does not stand behind its front corner, as it does in the other view.
 */
export function seenFromFront(x: number, y: number, z: number): Point {
  const [[xAcross, xUp], [yAcross, yUp]] = [polar(-12, x), polar(42, 0.75 * y)];
  return [xAcross + yAcross, xUp + yUp + z];
}
