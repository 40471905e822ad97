import { expect, test } from "vitest";
import { areaOf, type Point } from "../geometry.ts";
import { cornersOf, polygonsIn, starIn, tilings } from "./islamic-stars.ts";

const name = ([x, y]: Point) => `${Math.round(x * 1e6) / 1e6 + 0} ${Math.round(y * 1e6) / 1e6 + 0}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

test.each(Object.entries(tilings))("%s: its polygons fill the plane side to side", (_, tiling) => {
  const [u, v] = tiling.lattice;
  const cell = tiling.cell.reduce((sum, one) => sum + areaOf(cornersOf(one)), 0);
  expect(cell).toBeCloseTo(Math.abs(u[0] * v[1] - u[1] * v[0]), 9);
  const sides = new Map<string, number>();
  for (const placed of polygonsIn(tiling, 4)) {
    const corners = cornersOf(placed);
    for (const [i, corner] of corners.entries()) {
      const next = corners[(i + 1) % corners.length] ?? corner;
      expect(Math.hypot(next[0] - corner[0], next[1] - corner[1])).toBeCloseTo(1, 9);
      const between = middle(corner, next);
      if (between.every((value) => Math.abs(value) < 2.9))
        sides.set(name(between), (sides.get(name(between)) ?? 0) + 1);
    }
  }
  expect(sides.size).toBeGreaterThan(10);
  expect([...sides].filter(([, count]) => count !== 2)).toEqual([]);
});

test("a star has two corners for each side of its polygon, lines leave at the angle, and all stays inside", () => {
  for (const [sides, angle, gap] of [
    [8, 67.5, 0],
    [4, 30, 0.2],
    [12, 75, 0.1],
    [3, 25, 0],
  ] as const) {
    const placed = { sides, middle: [2, 1] as Point, looks: 15 };
    const { outline, lines } = starIn(placed, angle, gap);
    expect(outline).toHaveLength(2 * sides);
    expect(areaOf(outline)).toBeLessThan(areaOf(cornersOf(placed)));
    for (const [i, [from, tip, to]] of lines.entries()) {
      if (!from || !tip || !to) throw new Error("a line without its ends");
      // The side's own way, from the polygon's corners.
      const corners = cornersOf(placed);
      const [a, b] = [corners.at(i - 1), corners[i]] as [Point, Point];
      const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const turned = (((((Math.atan2(tip[1] - from[1], tip[0] - from[0]) - way) * 180) / Math.PI) % 360) + 360) % 360;
      expect(Math.min(turned, 360 - turned)).toBeCloseTo(angle, 6);
      // Both lines of a corner are as long as each other: they are each other's mirror image.
      expect(Math.hypot(tip[0] - from[0], tip[1] - from[1])).toBeCloseTo(Math.hypot(tip[0] - to[0], tip[1] - to[1]), 9);
    }
  }
});

test("at the angle where lines go straight on, the eight-pointed star has sides in pairs", () => {
  // In an octagon at 67.5 degrees each line joins the middles of two sides that are three apart: eight lines, two and two parallel.
  const { lines } = starIn({ sides: 8, middle: [0, 0], looks: 0 }, 67.5, 0);
  const ways = lines.flatMap(([from, tip, to]) =>
    [from, to].map((end) => {
      const turn = (Math.atan2((tip?.[1] ?? 0) - (end?.[1] ?? 0), (tip?.[0] ?? 0) - (end?.[0] ?? 0)) * 180) / Math.PI;
      return Math.round((((turn % 180) + 180) % 180) * 10) % 1800;
    }),
  );
  expect(new Set(ways).size).toBe(4);
});
