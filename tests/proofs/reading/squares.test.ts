import { expect, test } from "vitest";
import type { Spot } from "../plane.ts";
import { Reading } from "./reading.ts";
import { cellsIn, signsIn } from "./squares.ts";

const drawn = (labels: readonly (readonly [string, Spot])[], ...lines: Spot[][]) =>
  new Reading({
    words: "Fill the square.",
    labels: labels.map(([text]) => text),
    options: [],
    drawn: { spots: labels.map(([, spot]) => spot), dots: [], polygons: [], lines },
  });

test("what stands in a cell is read by its place, row by row from the top left; what stands outside is no cell", () => {
  const reading = drawn([
    ["A", [0.5, 4.25]],
    ["7", [0.5, 3.5]],
    ["★", [3.5, 0.5]],
    ["20", [1.5, 2.5]],
    ["4", [-0.25, 0.5]],
  ]);
  expect(cellsIn(reading)).toEqual([
    { cell: 0, text: "7" },
    { cell: 15, text: "★" },
    { cell: 5, text: "20" },
  ]);
  // The 4 names a row, outside of the square: it is not read as one of its numbers.
  expect([...reading.asked].map((place) => reading.numbers[place - 1]?.value)).toEqual([7, 20]);
});

test("a sign points with its tip at the smaller one, to either side, up and down", () => {
  const right: Spot[] = [
    [0.9, 3.66],
    [1.1, 3.5],
    [0.9, 3.34],
  ];
  const left = right.map(([x, y]): Spot => [2 - x, y]);
  const up = right.map(([x, y]): Spot => [y - 3, x + 2]);
  const down = up.map(([x, y]): Spot => [x, 6 - y]);
  expect(signsIn(drawn([], right, left, up, down))).toEqual([
    { small: 1, large: 0 },
    { small: 0, large: 1 },
    { small: 0, large: 4 },
    { small: 4, large: 0 },
  ]);
});
