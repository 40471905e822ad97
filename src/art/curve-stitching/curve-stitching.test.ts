import { expect, test } from "vitest";
import type { Point } from "../geometry.ts";
import { threads } from "./curve-stitching.ts";

test("every thread goes from one arm to the other, and holes add up to one more than the threads", () => {
  const all = threads([0, 0], [10, 0], [0, 10], 10);
  expect(all).toHaveLength(10);
  for (const [[x, zero], [none, y]] of all) {
    expect([zero, none]).toEqual([0, 0]);
    expect(x + y).toBeCloseTo(11, 9);
  }
});

test("many threads touch the parabola that is drawn for them", () => {
  const [corner, one, other]: readonly [Point, Point, Point] = [
    [3, 1],
    [9, 2],
    [4, 8],
  ];
  for (const [from, to] of threads(corner, one, other, 4000)) {
    // The piece of a parabola from one end to the other with its handle in the corner, at the t where it runs along the thread.
    const part =
      Math.hypot(from[0] - corner[0], from[1] - corner[1]) / Math.hypot(one[0] - corner[0], one[1] - corner[1]);
    const t = 1 - part;
    const spot = [0, 1].map(
      (i) => (1 - t) ** 2 * one[i as 0 | 1] + 2 * t * (1 - t) * corner[i as 0 | 1] + t * t * other[i as 0 | 1],
    );
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const off =
      Math.abs((to[0] - from[0]) * ((spot[1] ?? 0) - from[1]) - (to[1] - from[1]) * ((spot[0] ?? 0) - from[0])) /
      length;
    expect(off).toBeLessThan(0.003);
  }
});
