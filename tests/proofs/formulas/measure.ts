export type Point = readonly [number, number];

/** Sides of a polygon, from corner to corner and back to the first. */
function sides(corners: readonly Point[]): [Point, Point][] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);
}

/**
 * Area of a polygon with whole-number corners by Pick's theorem: inside points, plus half the points on the edge, less
 * one. The points are found by trying every one; no lengths, heights or products of sides.
 */
export function areaByLattice(corners: readonly Point[]): number {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  let [inside, edge] = [0, 0];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
      const point: Point = [x, y];
      if (sides(corners).some((side) => liesOn(point, side))) edge++;
      else if (sides(corners).filter((side) => passesRightOf(point, side)).length % 2 === 1) inside++;
    }
  return inside + edge / 2 - 1;
}

function turn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

function liesOn(point: Point, [a, b]: [Point, Point]): boolean {
  const between = (from: number, at: number, to: number) => Math.min(from, to) <= at && at <= Math.max(from, to);
  return turn(a, b, point) === 0 && between(a[0], point[0], b[0]) && between(a[1], point[1], b[1]);
}

/** Whether a ray from the point to the right crosses the side. */
function passesRightOf(point: Point, [a, b]: [Point, Point]): boolean {
  const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
  return low[1] <= point[1] && point[1] < high[1] && turn(low, high, point) > 0;
}

/** Area of the square drawn on the hypotenuse of the right-angled triangle with short sides a and b, by counting. */
export function hypotenuseSquare(a: number, b: number): number {
  // One side goes a right and b up; a quarter turn makes that b left and a up.
  return areaByLattice([
    [0, 0],
    [a, b],
    [a - b, a + b],
    [-b, a],
  ]);
}

/** Inside angles in degrees of a polygon whose corners go round anticlockwise, each measured at its corner. */
export function interiorAngles(corners: readonly Point[]): number[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    const [lastX, lastY] = corners.at(i - 1) ?? [x, y];
    const swing = Math.atan2(lastY - y, lastX - x) - Math.atan2(nextY - y, nextX - x);
    return ((swing * 180) / Math.PI + 720) % 360;
  });
}

/** Archimedes: a hexagon in the circle, its number of sides doubled until it cannot be told from the circle. */
export function perimeterOfManySides(radius: number): number {
  let [count, side] = [6, 1];
  while (count < 10_000_000) {
    side /= Math.sqrt(2 + Math.sqrt(4 - side * side));
    count *= 2;
  }
  return count * side * radius;
}
