import { expect, test } from "vitest";
import { totalsOf } from "./totals.ts";

test("adds up each line of a full square, and tells whether they agree", () => {
  const fifteen = [15, 15, 15];
  expect(totalsOf(3, [8, 1, 6, 3, 5, 7, 4, 9, 2])).toEqual({
    rows: fifteen,
    columns: fifteen,
    diagonals: [15, 15],
    all: 15,
  });
  expect(totalsOf(3, [2, 1, 3, 4, 5, 6, 7, 8, 9])).toEqual({
    rows: [6, 15, 24],
    columns: [13, 14, 18],
    diagonals: [16, 15],
    all: null,
  });
});

test("tells nothing while a cell is empty", () => {
  expect(totalsOf(3, [8, 1, 6, 3, null, 7, 4, 9, 2])).toBeNull();
});
