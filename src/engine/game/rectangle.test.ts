import { expect, test } from "vitest";
import { cellAfter, placeIn } from "./rectangle.ts";

test("places are counted from 1", () =>
  expect([0, 4, 14].map((cell) => placeIn(5, cell))).toEqual([
    "row 1, column 1",
    "row 1, column 5",
    "row 3, column 5",
  ]));

test("keys lead through 3 rows of 5, and stop at the edges", () => {
  const after = (key: string, cell: number, ctrl = false) => cellAfter(key, ctrl, cell, { rows: 3, columns: 5 });
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => after(key, 7))).toEqual([6, 8, 2, 12]);
  expect(["ArrowLeft", "ArrowUp"].map((key) => after(key, 0))).toEqual([0, 0]);
  expect(["ArrowRight", "ArrowDown"].map((key) => after(key, 14))).toEqual([14, 14]);
  expect(["ArrowRight", "ArrowLeft"].map((key, at) => after(key, [4, 5][at] ?? 0))).toEqual([4, 5]);
  expect(["Home", "End"].map((key) => after(key, 7))).toEqual([5, 9]);
  expect(["Home", "End"].map((key) => after(key, 7, true))).toEqual([0, 14]);
  expect([after("f", 7), after("ArrowLeft", 7, true)]).toEqual([null, null]);
});
