import type { Flat, Mark, Point } from "../../engine/figure/figure.ts";

/** A picture on the square from 0 to 12, x to the right and y upwards. */
export type Motif = readonly Mark<Flat>[];

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** The point at an angle (degrees anticlockwise) and a distance from a middle. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export const middle: Point = [6, 6];

/** A filled outline, drawn in from its edges so that neighbours stay apart. */
export const area = (fill: Flat, points: readonly Point[], gap = 0): Mark<Flat> => ({
  polygon: gap === 0 ? points : inset(points, gap),
  fill,
});

export const rect = (fill: Flat, x: number, y: number, w: number, h: number, gap = 0): Mark<Flat> =>
  area(fill, [
    [x + gap, y + gap],
    [x + w - gap, y + gap],
    [x + w - gap, y + h - gap],
    [x + gap, y + h - gap],
  ]);

export const disc = (fill: Flat, [x, y]: Point, radius: number): Mark<Flat> => ({ circle: [x, y], radius, fill });

export const line = (...points: readonly Point[]): Mark<Flat> => ({ line: points });
export const thin = (...points: readonly Point[]): Mark<Flat> => ({ line: points, thin: true });

/** Axes that cross at a point. */
export const axes = ([x, y]: Point): Motif => [thin([0.1, y], [11.9, y]), thin([x, 0.1], [x, 11.9])];

/** The piece between an arc and its chord. */
export const segment = (fill: Flat, at: Point, radius: number, from: number, to: number): Mark<Flat> => ({
  arc: at,
  radius,
  from,
  to,
  fill,
});

export const sector = (fill: Flat, at: Point, radius: number, from: number, to: number): Mark<Flat> => ({
  arc: at,
  radius,
  from,
  to,
  sector: true,
  fill,
});

/** The corners of a regular polygon, the first one at `turn` degrees. */
export const regular = (n: number, at: Point, radius: number, turn = 90): Point[] =>
  range(n).map((k) => polar(at, radius, turn + (360 * k) / n));

/** Every edge moved inwards by the same distance. */
function inset(points: readonly Point[], by: number): Point[] {
  const n = points.length;
  const point = (i: number) => points[(i + n) % n] as Point;
  const turns = range(n).reduce((sum, i) => sum + cross(point(i), point(i + 1)), 0);
  const inward = (i: number): Point => {
    const [[ax, ay], [bx, by]] = [point(i), point(i + 1)];
    const length = Math.hypot(bx - ax, by - ay) * Math.sign(turns);
    return [(ay - by) / length, (bx - ax) / length];
  };
  return range(n).map((i) => {
    const [before, after] = [inward(i - 1), inward(i)];
    const factor = by / (1 + before[0] * after[0] + before[1] * after[1]);
    return [point(i)[0] + factor * (before[0] + after[0]), point(i)[1] + factor * (before[1] + after[1])];
  });
}

const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** Moved and scaled to fill the square. */
export function fitted(outlines: readonly (readonly Point[])[]): Point[][] {
  const xs = outlines.flat().map(([x]) => x);
  const ys = outlines.flat().map(([, y]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = 12 / Math.max(right - left, top - bottom);
  const place = ([x, y]: Point): Point => [6 + scale * (x - (left + right) / 2), 6 + scale * (y - (bottom + top) / 2)];
  return outlines.map((outline) => outline.map(place));
}
