/** Plane geometry on the picture: lengths in px, y downwards. */
export type Vec = readonly [number, number];
export type Segment = readonly [Vec, Vec];

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Vec, factor: number): Vec => [a[0] * factor, a[1] * factor];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1];
export const length = (a: Vec): number => Math.hypot(a[0], a[1]);
/** The point `part` of the way from a to b. */
export const between = (a: Vec, b: Vec, part: number): Vec => add(a, times(minus(b, a), part));
/** A quarter turn. */
export const normal = (a: Vec): Vec => [a[1], -a[0]];
/** The direction of a, length 1; a zero vector stays zero. */
export const unit = (a: Vec): Vec => (length(a) === 0 ? a : times(a, 1 / length(a)));
/** The unit vector at an angle, degrees anticlockwise as seen on the picture. */
export const direction = (degrees: number): Vec => [
  Math.cos((degrees * Math.PI) / 180),
  -Math.sin((degrees * Math.PI) / 180),
];
/** The angle of a vector, degrees anticlockwise as seen on the picture, 0 up to 360. */
export const bearing = (a: Vec): number => ((Math.atan2(-a[1], a[0]) * 180) / Math.PI + 360) % 360;

/** How far a w by h box reaches from its middle in a direction of length 1. */
export const reach = (w: number, h: number, towards: Vec): number =>
  (Math.abs(towards[0]) * w + Math.abs(towards[1]) * h) / 2;

export const boxAt = (middle: Vec, w: number, h: number): Box => ({
  x0: middle[0] - w / 2,
  y0: middle[1] - h / 2,
  x1: middle[0] + w / 2,
  y1: middle[1] + h / 2,
});

/** The smallest box round all of them. */
export const boxRound = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((box) => box.x0)),
  y0: Math.min(...boxes.map((box) => box.y0)),
  x1: Math.max(...boxes.map((box) => box.x1)),
  y1: Math.max(...boxes.map((box) => box.y1)),
});

/** The area two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How much of a segment lies in a box (Liang-Barsky clipping). */
export function lengthInBox([from, to]: Segment, box: Box): number {
  const [dx, dy] = minus(to, from);
  let start = 0;
  let end = 1;
  const sides: readonly (readonly [number, number])[] = [
    [-dx, from[0] - box.x0],
    [dx, box.x1 - from[0]],
    [-dy, from[1] - box.y0],
    [dy, box.y1 - from[1]],
  ];
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return 0;
    if (slope < 0) start = Math.max(start, room / slope);
    if (slope > 0) end = Math.min(end, room / slope);
  }
  return end > start ? (end - start) * Math.hypot(dx, dy) : 0;
}

/** The distance of a point from a segment. */
export function distance(point: Vec, [from, to]: Segment): number {
  const along = minus(to, from);
  const square = dot(along, along);
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, from), along) / square));
  return length(minus(point, add(from, times(along, part))));
}

/** Whether a point is inside a closed outline (even-odd rule). */
export function inside(outline: readonly Vec[], [x, y]: Vec): boolean {
  let within = false;
  for (const [[ax, ay], [bx, by]] of segments(outline, true))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  return within;
}

/** The segments of a path through the points; closed: back to the first. */
export function segments(path: readonly Vec[], closed: boolean): Segment[] {
  const last = path.at(-1);
  const list: Segment[] = [];
  let from = closed ? last : undefined;
  for (const to of path) {
    if (from) list.push([from, to]);
    from = to;
  }
  return list;
}

/** Points along an ellipse from one angle to another (degrees anticlockwise), close enough to find collisions. */
export function alongEllipse(middle: Vec, rx: number, ry: number, from: number, to: number): Vec[] {
  const steps = Math.max(2, Math.ceil((to - from) / 8));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = direction(from + ((to - from) * i) / steps);
    return add(middle, [x * rx, y * ry]);
  });
}
