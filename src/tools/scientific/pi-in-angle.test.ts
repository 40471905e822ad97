import { expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import { piInAngle } from "./pi-in-angle.ts";

function noteOn(text: string, angle: "deg" | "rad" | "grad") {
  const read = readExpression(text);
  return read.ok ? piInAngle(read.tree, angle) : undefined;
}

test.each(["sin(pi)", "2cos(3π/2) + 1", "tan²(π/4)", "√(1 - sin τ)"])("%s in degrees is asked about", (text) => {
  expect(noteOn(text, "deg")).toMatch(/3\.14 degrees.*180°, or radians/);
  expect(noteOn(text, "grad")).toMatch(/200 gradians/);
  expect(noteOn(text, "rad")).toBeNull();
});

test.each(["sin(180)", "π × sin(30)", "arcsin(1) + π", "sin(π°)", "sinh(π)"])("%s says what it means", (text) =>
  expect(noteOn(text, "deg")).toBeNull(),
);
