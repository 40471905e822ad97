import { expect, test } from "vitest";
import { shapes } from "./shapes.ts";

test("holes, jumps and symmetries of the boards", () => {
  const counts = shapes.map(({ name, places, jumps, symmetries }) => [
    name,
    places.length,
    jumps.length,
    symmetries.length,
  ]);
  expect(counts).toEqual([
    ["english", 33, 76, 8],
    ["triangle", 15, 36, 6],
    ["diamond", 12, 16, 8],
    ["square", 16, 32, 8],
    ["plus", 20, 32, 8],
  ]);
});

test.each(shapes)("$name: symmetries turn jumps into jumps, and the holes of a jump differ in colour", (shape) => {
  const names = new Set(shape.jumps.map(({ from, over, to }) => [from, over, to].join()));
  for (const holes of shape.symmetries) {
    expect(new Set(holes).size).toBe(shape.places.length);
    for (const { from, over, to } of shape.jumps) expect(names).toContain([holes[from], holes[over], holes[to]].join());
  }
  expect(shape.symmetries[0]).toEqual([...shape.places.keys()]);
  for (const colours of shape.colourings)
    for (const { from, over, to } of shape.jumps)
      expect(new Set([colours[from], colours[over], colours[to]]).size).toBe(3);
});
