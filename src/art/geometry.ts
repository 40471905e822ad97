/** A place in a drawing or in the plane: across, down. */
export type Point = readonly [x: number, y: number];

/** The side of the square that every drawing stands in. */
export const side = 1000;

/** A number as paths have it: to a tenth, which is a fifth of a millimetre on a large sheet. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Straight lines from point to point. */
export const polyline = (points: readonly Point[]): string =>
  points.length === 0 ? "" : `M${points.map(at).join("L")}`;

/** The same, closed. */
export const polygon = (points: readonly Point[]): string => (points.length === 0 ? "" : `${polyline(points)}Z`);

/** A whole circle. */
export const circle = ([x, y]: Point, r: number): string =>
  `M${at([x - r, y])}A${short(r)} ${short(r)} 0 1 0 ${at([x + r, y])}A${short(r)} ${short(r)} 0 1 0 ${at([x - r, y])}Z`;

/** The area inside a polygon, without its sign. */
export function areaOf(points: readonly Point[]): number {
  let twice = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** The middle of its corners. */
export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** What moves points so that they fill the square but for a margin, upright and not stretched. */
export function fitting(points: readonly Point[], margin = 40): (point: Point) => Point {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const scale = (side - 2 * margin) / Math.max(right - left, bottom - top, 1e-9);
  return ([x, y]) => [side / 2 + (x - (left + right) / 2) * scale, side / 2 + (y - (top + bottom) / 2) * scale];
}

/** A curve through so many places, each with the way it goes there, as cubic pieces. Both are functions of t. */
export function smooth(place: (t: number) => Point, way: (t: number) => Point, end: number, pieces: number): string {
  const step = end / pieces;
  let d = `M${at(place(0))}`;
  for (let i = 1; i <= pieces; i++) {
    const [from, to] = [step * (i - 1), step * i];
    const [a, b, u, v] = [place(from), place(to), way(from), way(to)];
    d += `C${at([a[0] + (u[0] * step) / 3, a[1] + (u[1] * step) / 3])} ${at([b[0] - (v[0] * step) / 3, b[1] - (v[1] * step) / 3])} ${at(b)}`;
  }
  return d;
}
