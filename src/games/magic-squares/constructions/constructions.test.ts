import { describe, expect, test } from "vitest";
import { range, sum } from "../../../maths/whole.ts";
import { constructedOrders, construction } from "./constructions.ts";

const squareOf = (order: number) => {
  const cells = range(1, order * order).map(() => 0);
  for (const { cell, value } of construction(order).placements) cells[cell] = value;
  return cells;
};
const inRows = (order: number) =>
  range(0, order - 1).map((row) => squareOf(order).slice(order * row, order * (row + 1)));

describe.each(constructedOrders)("order %i", (order) => {
  const { placements } = construction(order);

  test("fills every cell once with the numbers from 1", () => {
    const all = range(1, order * order);
    expect(placements.map(({ cell }) => cell + 1).sort((a, b) => a - b)).toEqual(all);
    expect(placements.map(({ value }) => value).sort((a, b) => a - b)).toEqual(all);
  });

  test("is magic: rows, columns and diagonals have the same total", () => {
    const rows = inRows(order);
    const steps = range(0, order - 1);
    const total = (order * (order * order + 1)) / 2;
    for (const step of steps) {
      expect(sum(rows[step] ?? [])).toBe(total);
      expect(sum(rows.map((row) => row[step] ?? 0))).toBe(total);
    }
    expect(sum(steps.map((step) => rows[step]?.[step] ?? 0))).toBe(total);
    expect(sum(steps.map((step) => rows[step]?.[order - 1 - step] ?? 0))).toBe(total);
  });

  test("says why, each time in a sentence with the number", () => {
    for (const { value, why } of placements) {
      expect(why).toMatch(/^[A-Z].*\.$/);
      expect(why).toMatch(new RegExp(`\\b${value}\\b`));
    }
  });
});

test("the methods count upwards where they walk", () => {
  for (const order of [3, 5, 6, 7, 9, 10])
    expect(construction(order).placements.map(({ value }) => value)).toEqual(range(1, order * order));
});

test("known squares: Lo Shu, Dürer's relative, and Conway's order 10 as published", () => {
  expect(inRows(3)).toEqual([
    [8, 1, 6],
    [3, 5, 7],
    [4, 9, 2],
  ]);
  expect(inRows(4)[0]).toEqual([16, 2, 3, 13]);
  expect(inRows(10)[0]).toEqual([68, 65, 96, 93, 4, 1, 32, 29, 60, 57]);
  expect(inRows(10)[9]).toEqual([43, 42, 71, 70, 99, 98, 7, 6, 35, 34]);
});

test("the reasons of the Siamese walk of order 3", () => {
  expect(construction(3).placements.map(({ why }) => why)).toMatchInlineSnapshot(`
    [
      "The walk begins in the middle of the top row, so 1 goes there.",
      "One row up and one column to the right of 1 is above the square, so 2 comes back in at the bottom of column 3.",
      "One row up and one column to the right of 2 is beyond the right edge, so 3 comes back in at the left of row 2.",
      "The cell one row up and one column to the right of 3 is taken, so 4 goes below 3, in row 3, column 1.",
      "One row up and one column to the right of 4 is row 2, column 2, so 5 goes there.",
      "One row up and one column to the right of 5 is row 1, column 3, so 6 goes there.",
      "The cell one row up and one column to the right of 6 is taken, so 7 goes below 6, in row 2, column 3.",
      "One row up and one column to the right of 7 is beyond the right edge, so 8 comes back in at the left of row 1.",
      "One row up and one column to the right of 8 is above the square, so 9 comes back in at the bottom of column 2.",
    ]
  `);
});

test("a step of LUX and one of the diagonal method", () => {
  expect(
    construction(6)
      .placements.slice(0, 9)
      .map(({ why }) => why),
  ).toMatchInlineSnapshot(`
    [
      "The walk begins with the block in the middle of the top. This block is marked L, and L begins at the top right of the block, so 1 goes there.",
      "The pen that writes L comes to the bottom left of the block next, so 2 goes there.",
      "The pen that writes L comes to the bottom right of the block next, so 3 goes there.",
      "The pen that writes L comes to the top left of the block next, so 4 goes there.",
      "One block up is above the square, so the walk comes back in at the bottom, one block to the right. This block is marked U, and U begins at the top left of the block, so 5 goes there.",
      "The pen that writes U comes to the bottom left of the block next, so 6 goes there.",
      "The pen that writes U comes to the bottom right of the block next, so 7 goes there.",
      "The pen that writes U comes to the top right of the block next, so 8 goes there.",
      "One block to the right is beyond the edge, so the walk comes back in at the left, one block up. This block is marked L, and L begins at the top right of the block, so 9 goes there.",
    ]
  `);
  expect([0, 8].map((at) => construction(4).placements[at]?.why)).toMatchInlineSnapshot(`
    [
      "Counted along the rows this is cell 2, and no diagonal crosses it: it keeps 2.",
      "Counted along the rows this is cell 1, and a diagonal crosses it: it takes the number that makes 17 with 1. 17 take away 1 is 16.",
    ]
  `);
});

test("LUX tells how the blocks are marked", () => {
  expect(construction(6).idea).toContain("two rows of L and one row of U. Then the U in the middle");
  expect(construction(10).idea).toContain("three rows of L, one row of U and one row of X. Then");
});

test("other orders are refused", () => {
  for (const order of [0, 1, 2, 11, 3.5, Number.NaN]) expect(() => construction(order)).toThrow(RangeError);
});
