import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, figure } from "./drawn.fixture.ts";
import { nearestPoint, placeOf, planeText, readPlane } from "./plane-of.ts";

const axes = { axes: { x: [-4, 12], y: [-3, 8] } } as const;
const planeIn = (svg: string) => readPlane(/ data-plane="([^"]*)"/.exec(svg)?.[1]);

test("the plane of a figure with axes is where its points are drawn", () => {
  const svg = draw(figure([axes, { dot: [5, -2] }]));
  const [, cx, cy] = /<circle class="fig-dot" cx="([^"]*)" cy="([^"]*)"/.exec(svg) ?? [];
  const plane = planeIn(svg);
  if (!plane) throw new Error("no plane");
  const [x, y] = placeOf(plane, [5, -2]);
  expect(x).toBeCloseTo(Number(cx), 1);
  expect(y).toBeCloseTo(Number(cy), 1);
});

test("a figure without axes has none, nor one whose axes have unlike units", () => {
  expect(planeIn(draw(figure([{ dot: [1, 1] }, { grid: { x: [0, 4], y: [0, 4] } }])))).toBeNull();
  expect(planeIn(draw(figure([{ axes: { x: [0, 5], y: [0, 300] } }])))).toBeNull();
});

test("a place near a point of the grid means that point, and one beyond the axes the nearest on them", () => {
  const plane = planeIn(draw(figure([axes])));
  if (!plane) throw new Error("no plane");
  const off = fc.double({ min: -0.49, max: 0.49, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: -4, max: 12 }), fc.integer({ min: -3, max: 8 }), off, off, (x, y, dx, dy) => {
      expect(nearestPoint(plane, placeOf(plane, [x + dx, y + dy]))).toEqual([x, y]);
    }),
  );
  expect(nearestPoint(plane, placeOf(plane, [40, -40]))).toEqual([12, -3]);
  expect(Object.is(nearestPoint(plane, placeOf(plane, [-0.2, 0.2]))[0], 0)).toBe(true);
});

test("a plane is read from its text, and from no other", () => {
  const plane = { origin: [0, 80.25], unit: 20, x: [-1, 6], y: [0, 4] } as const;
  expect(readPlane(planeText(plane))).toEqual(plane);
  for (const text of ["", "1 2 3", "a b c d e f g", "1 2 3 4 5 6 7 8"]) expect(readPlane(text)).toBeNull();
  expect(readPlane(undefined)).toBeNull();
});
