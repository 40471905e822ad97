import { expect, test } from "vitest";
import type { Spot } from "../plane.ts";
import { around, lie, measured } from "./lie.ts";
import { Reading } from "./reading.ts";

const spots: Readonly<Record<string, Spot>> = {
  A: [0, 0],
  B: [4, 0],
  C: [4, 4],
  D: [0, 4],
  M: [2, 2],
  "4 m": [2, 0],
  "90°": [4, 4],
};
const square = new Reading({
  words: "",
  labels: Object.keys(spots),
  options: [],
  drawn: { spots: Object.values(spots), dots: [], polygons: [], lines: [] },
});

test("labels at others, and in the middle between two", () => {
  expect(() => measured(square, { "4 m": "AB", "90°": "C", M: ["AC", "BD"] })).not.toThrow();
  expect(() => measured(square, { "4 m": "BC" })).toThrow("“4 m” does not stand at BC");
  expect(() => measured(square, { "90°": "A" })).toThrow("does not stand at A");
});

test("labels in their order round a middle, either way", () => {
  expect(() => around(square, ["A", "B", "C", "D"])).not.toThrow();
  expect(() => around(square, ["A", "D", "C", "B"])).not.toThrow();
  expect(() => around(square, ["A", "C", "B", "D"])).toThrow("do not stand in this order");
});

test.each([
  ["AB = BC", "AC = AB"],
  ["AB ∥ DC", "AB ∥ AC"],
  ["AC ⊥ BD", "AC ⊥ AB"],
  ["M on AC", "M on AB"],
  ["M on DB", "A on MC"],
])("%s, but not %s", (isSo, isNot) => {
  expect(() => lie(square, isSo)).not.toThrow();
  expect(() => lie(square, isNot)).toThrow(isNot);
});

test("a relation that cannot be read is not so", () => {
  expect(() => lie(square, "AB is longer")).toThrow();
});
