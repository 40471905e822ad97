import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, type Point } from "../geometry.ts";
import { startOf, surprise } from "../maker.ts";
import maker, { cells, colouring, inCircle, neighbours, pointsOf } from "./voronoi.ts";

const at = fc.integer({ min: 0, max: 1000 });
const some = fc
  .uniqueArray(fc.tuple(at, at), { minLength: 2, maxLength: 25, selector: String })
  .map((points) => points as readonly Point[]);
const far = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

test("the regions share out the whole square, and every place belongs to the nearest point", () => {
  fc.assert(
    fc.property(some, fc.array(fc.tuple(at, at), { minLength: 20, maxLength: 20 }), (points, places) => {
      const regions = cells(points);
      expect(regions.reduce((sum, cell) => sum + areaOf(cell), 0)).toBeCloseTo(1_000_000, 2);
      for (const place of places) {
        const distances = points.map((point) => far(point, place));
        const least = Math.min(...distances);
        for (const [i, cell] of regions.entries())
          if (cell.length > 2 && isInside(cell, place)) expect(distances[i]).toBeCloseTo(least, 3);
      }
    }),
    { seed: 5, numRuns: 150 },
  );
});

const isInside = (cell: readonly Point[], [x, y]: Point) =>
  cell.every(([ax, ay], i) => {
    const [bx, by] = cell[(i + 1) % cell.length] ?? [0, 0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 1e-6;
  });

/** By another way, in whole numbers without an end: some circle through both and a third has nobody inside and nobody else on it but on one side. */
function slowly(points: readonly Point[]): Set<string> {
  const big = ([x, y]: Point) => [BigInt(x), BigInt(y)] as const;
  const pairs = new Set<string>();
  // The empty piece of the bisector: each other point takes a half of it away. Places on it are (from, to) as fractions.
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) {
      const [[ax, ay], [bx, by]] = [big(points[i] ?? [0, 0]), big(points[j] ?? [0, 0])];
      // A place is middle + s·(−dy, dx); twice everything to stay whole.
      const [dx, dy] = [bx - ax, by - ay];
      let [low, high]: [readonly [bigint, bigint] | null, readonly [bigint, bigint] | null] = [null, null];
      let none = false;
      for (const [k, c] of points.entries()) {
        if (k === i || k === j) continue;
        const [cx, cy] = big(c);
        // |p − c|² ≥ |p − a|² with p = (a+b)/2 + s(−dy, dx): s·slope ≤ room.
        const slope = 2n * (-dy * (cx - ax) + dx * (cy - ay));
        const room = cx * cx + cy * cy - ax * ax - ay * ay - (ax + bx) * (cx - ax) - (ay + by) * (cy - ay);
        if (slope === 0n) none ||= room < 0n;
        else {
          const bound = slope > 0n ? ([room, slope] as const) : ([-room, -slope] as const);
          if (slope > 0n) {
            if (!high || bound[0] * high[1] < high[0] * bound[1]) high = bound;
          } else if (!low || bound[0] * low[1] > low[0] * bound[1]) low = bound;
        }
      }
      if (!none && (!low || !high || low[0] * high[1] < high[0] * low[1])) pairs.add(`${i} ${j}`);
    }
  return pairs;
}

test("neighbours are exact: the same as in whole numbers of any length, on grids with four in a circle too", () => {
  const grid = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
      minLength: 2,
      maxLength: 16,
      selector: String,
    })
    .map((points) => points.map(([x, y]): Point => [x * 250, y * 250]));
  fc.assert(
    fc.property(fc.oneof(some, grid), (points) => {
      expect(new Set(neighbours(points).map((pair) => pair.join(" ")))).toEqual(slowly(points));
    }),
    { seed: 6, numRuns: 300 },
  );
});

test("a net without four points on a circle is made of triangles: 3n - 3 - (points on the rim) lines", () => {
  for (const seed of [1, 2, 3, 4]) {
    const points = pointsOf({ ...startOf(maker), seed, points: 30, even: 0 });
    const rim = hull(points);
    expect(neighbours(points).length).toBe(3 * 30 - 3 - rim);
  }
});

function hull(points: readonly Point[]): number {
  return points.filter((a) =>
    points.some(
      (b) =>
        b !== a &&
        points.every((c) => c === a || c === b || (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0),
    ),
  ).length;
}

test("neighbours have different colours", () => {
  for (let seed = 0; seed < 40; seed++) {
    const points = pointsOf(surprise(maker, seed));
    const pairs = neighbours(points);
    const colours = colouring(points.length, pairs);
    for (const [a, b] of pairs) expect(colours[a]).not.toBe(colours[b]);
    expect(Math.max(...colours)).toBeLessThanOrEqual(5);
  }
});

test("the circle's test knows inside from outside", () => {
  const [a, b, c]: readonly [Point, Point, Point] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];
  expect(inCircle(a, b, c, [5, 5])).toBeGreaterThan(0);
  expect(inCircle(a, b, c, [0, 10])).toBe(0);
  expect(inCircle(a, b, c, [0, 11])).toBeLessThan(0);
});

test("a point that is moved stays where it is put, within the square, and two never lie on one place", () => {
  const start = startOf(maker);
  const move = maker.move;
  if (!move) throw new Error("no move");
  const once = move(start, 3, [400.4, 2000]);
  expect(pointsOf(once)[3]).toEqual([400, 988]);
  expect(pointsOf(once)[4]).toEqual(pointsOf(start)[4]);
  const twice = move(once, 5, [400, 988]);
  expect(new Set(pointsOf(twice).map(String)).size).toBe(24);
});
