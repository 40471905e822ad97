import { expect, test } from "vitest";
import { holeAfter } from "./cursor.ts";
import { english, shapeNamed, shapes } from "./shapes.ts";

const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("arrows lead from the first hole to every other, and back", () => {
  for (const shape of shapes)
    for (const first of [0, shape.places.length - 1]) {
      const reached = new Set([first]);
      for (const hole of reached) for (const key of arrows) reached.add(holeAfter(key, false, hole, shape) ?? hole);
      expect(reached.size, shape.name).toBe(shape.places.length);
    }
});

test("an arrow stops at the edge, Home and End lead through the row", () => {
  expect(holeAfter("ArrowLeft", false, 0, english)).toBe(0);
  expect(holeAfter("ArrowUp", false, 6, english)).toBe(6);
  expect(holeAfter("ArrowDown", false, 0, english)).toBe(3);
  expect(holeAfter("Home", false, 16, english)).toBe(13);
  expect(holeAfter("End", false, 16, english)).toBe(19);
  expect(holeAfter("End", true, 16, english)).toBe(32);
  expect(holeAfter("ArrowUp", false, 14, shapeNamed("triangle"))).toBe(9);
  expect(holeAfter("a", false, 3, english)).toBeNull();
  expect(holeAfter("ArrowLeft", true, 3, english)).toBeNull();
});
