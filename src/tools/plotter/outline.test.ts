import { describe, expect, test } from "vitest";
import { cellsOf, type View } from "./grid.ts";
import { readRelation } from "./read-relation.ts";

const view: View = { x: [-5, 5], y: [-5, 5] };
const across = 100;

/** The lines of a relation, in the coordinates of the plane. */
function lines(text: string) {
  const read = readRelation(text, ["x", "y"]);
  if (!read.ok) throw new Error(read.message);
  const cells = cellsOf(read.value, view, across);
  const trails = cells.lines.map((line) =>
    Array.from({ length: line.length / 2 }, (_, i) => ({
      x: -5 + (line[2 * i] ?? 0) / 10,
      y: 5 - (line[2 * i + 1] ?? 0) / 10,
    })),
  );
  return { cells, trails };
}

describe("each corner of a line lies on the curve, to a hundredth of a cell", () => {
  test.each<[string, (x: number, y: number) => number]>([
    ["x^2 + y^2 = 9", (x, y) => Math.hypot(x, y) - 3],
    ["y = x^2/3 + 0.01", (x, y) => (y - (x * x) / 3 - 0.01) / Math.hypot(1, x)],
    ["x y = 1", (x, y) => (x * y - 1) / Math.hypot(x, y)],
    ["x = 2", (x) => x - 2],
    ["y = -1.23", (_x, y) => y + 1.23],
    ["y = x", (x, y) => y - x],
    ["|x| + |y| = 4", (x, y) => Math.abs(x) + Math.abs(y) - 4],
  ])("%s", (text, distance) => {
    const { trails } = lines(text);
    expect(trails.length).toBeGreaterThan(0);
    for (const { x, y } of trails.flat()) expect(Math.abs(distance(x, y))).toBeLessThan(0.002);
  });
});

test("a circle is one ring, a hyperbola two lines, and nothing is left as squares", () => {
  const ring = lines("x^2 + y^2 = 9");
  expect(ring.trails).toHaveLength(1);
  const [trail = []] = ring.trails;
  expect(trail.at(-1)).toEqual(trail[0]);
  expect(ring.cells.blocks.includes(1)).toBe(false);
  expect(lines("x y = 1.01").trails).toHaveLength(2);
});

test("no line crosses a pole or a jump", () => {
  for (const text of ["y = tan x", "y = 1/x", "y = floor(x) + 0.01"]) {
    for (const trail of lines(text).trails) {
      for (const [i, to] of trail.entries()) {
        const from = trail[i - 1];
        if (from) expect(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))).toBeLessThan(0.11);
      }
    }
  }
  const poles = lines("y = tan x")
    .trails.flat()
    .filter(({ x, y }) => Math.abs(Math.tan(x) - y) > 0.5 + y * y * 0.01);
  expect(poles).toEqual([]);
});

test("a single point is a line of one point; an area has no lines", () => {
  expect(lines("x^2 + y^2 = 0").trails).toEqual([[{ x: 0, y: 0 }]]);
  expect(lines("x^2 + y^2 < 9").trails).toEqual([]);
});
