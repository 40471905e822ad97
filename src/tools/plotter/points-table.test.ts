import { expect, test } from "vitest";
import { pastedRows, pointsText } from "./points-table.ts";
import { readRow } from "./row.ts";

test("full rows are points of the line, half-filled ones wait, a decimal comma is a point", () => {
  const text = pointsText([
    ["1", "2"],
    ["3", ""],
    ["-1,5", " 1/2 "],
    ["", ""],
  ]);
  expect(text).toBe("(1, 2), (-1.5, 1/2)");
  const row = readRow(text, new Map());
  expect(row.kind === "drawing" && row.drawing.kind === "points" && row.drawing.points.length).toBe(2);
});

test("two columns of a spreadsheet are rows, other text is not", () => {
  expect(pastedRows("1\t2\n3\t4,5\n")).toEqual([
    ["1", "2"],
    ["3", "4,5"],
  ]);
  expect(pastedRows("1,5")).toBeNull();
  expect(pastedRows("1\t2\t3")).toBeNull();
});
