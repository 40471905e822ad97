/** Plain coordinates for proofs. Whole-number input gives exact results wherever no root is taken. */
export type Spot = readonly [number, number];

/** Twice the area of a polygon from its corners in order (shoelace rule). */
export function doubleArea(corners: readonly Spot[]): number {
  return Math.abs(sum(sides(corners).map(([[ax, ay], [bx, by]]) => ax * by - bx * ay)));
}

/** The sides of a polygon, each as a pair of corners. */
export function sides(corners: readonly Spot[]): [Spot, Spot][] {
  return corners.map((from, i): [Spot, Spot] => [from, corners[(i + 1) % corners.length] ?? from]);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The squared distance of two points. */
export const square = ([ax, ay]: Spot, [bx, by]: Spot): number => (ax - bx) ** 2 + (ay - by) ** 2;

export const distance = (a: Spot, b: Spot): number => Math.sqrt(square(a, b));

/** The angle at the middle point, in degrees, 0 to 180. */
export function angle([ax, ay]: Spot, [x, y]: Spot, [bx, by]: Spot): number {
  const turn = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
  return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
}

/** The point at a distance from another in a direction (degrees anticlockwise from the x axis). */
export function polar([x, y]: Spot, length: number, degrees: number): Spot {
  return [x + length * Math.cos((degrees * Math.PI) / 180), y + length * Math.sin((degrees * Math.PI) / 180)];
}

/** Where the lines ab and cd cross. */
export function crossing([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot, [dx, dy]: Spot): Spot {
  const bottom = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  const part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / bottom;
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

/** Equal but for the rounding of floating point. */
export const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
