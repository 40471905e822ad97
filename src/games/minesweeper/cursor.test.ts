import { expect, test } from "vitest";
import { cellAfter } from "./cursor.ts";

test("keys lead through a field of 3 rows and 5 columns", () => {
  const after = (key: string, cell: number, ctrl = false) => cellAfter(key, ctrl, cell, 3, 5);
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => after(key, 7))).toEqual([6, 8, 2, 12]);
  expect(["ArrowLeft", "ArrowUp"].map((key) => after(key, 0))).toEqual([0, 0]);
  expect(["ArrowRight", "ArrowDown"].map((key) => after(key, 14))).toEqual([14, 14]);
  expect(["Home", "End"].map((key) => after(key, 7))).toEqual([5, 9]);
  expect(["Home", "End"].map((key) => after(key, 7, true))).toEqual([0, 14]);
  expect([after("f", 7), after("ArrowLeft", 7, true)]).toEqual([null, null]);
});
