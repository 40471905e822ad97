import { expect, test } from "vitest";
import { areaWords, type Branch, branchesOf, branchWords, cellWords, walked } from "./branches.ts";
import { cellsOf } from "./grid.ts";
import { readRow } from "./row.ts";

const view = { x: [-10, 10], y: [-10, 10] } as const;

/** The branches of an equation, from the cells that are drawn of it. */
function branches(text: string, across = 128): readonly Branch[] {
  const row = readRow(text, new Map());
  if (row.kind !== "drawing" || row.drawing.kind !== "relation") throw new Error(`${text} is no equation`);
  const { lines } = cellsOf(row.drawing.relation, { x: [...view.x], y: [...view.y] }, across, { angle: "rad" });
  const pair = (line: ArrayLike<number>, i: number) => `${(line[i] ?? 0).toFixed(3)} ${(line[i + 1] ?? 0).toFixed(3)}`;
  const path = lines
    .map((line) => Array.from(line, (_, i) => (i % 2 === 0 ? `${i === 0 ? "M" : "L"}${pair(line, i)}` : "")).join(""))
    .join("");
  return branchesOf(path, across, view);
}

test("a circle is one closed piece", () => {
  const [circle, ...others] = branches("x^2 + y^2 = 9");
  expect(others).toEqual([]);
  expect(circle?.isClosed).toBe(true);
  expect(branchWords([circle as Branch], view)).toEqual([
    "It is one piece, as far as it is in sight.",
    "It is closed: it goes round between x = −3 and 3 and between y = −3 and 3.",
  ]);
});

test("a hyperbola has two branches, told from the left, each with the edges where it leaves the picture", () => {
  const all = branches("x y = 4");
  expect(all.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  expect(branchWords(all, view)).toEqual([
    "It has 2 branches, as far as it is in sight.",
    "Branch 1 goes from (−10, −0.4) at the left edge to (−0.4, −10) at the bottom edge, between x = −10 and −0.4 and between y = −10 and −0.4.",
    "Branch 2 goes from (0.4, 10) at the top edge to (10, 0.4) at the right edge, between x = 0.4 and 10 and between y = 0.4 and 10.",
  ]);
});

test("a walk along a branch goes in equal steps, from its left end to its right one", () => {
  const [left, right] = branches("x y = 4");
  for (const branch of [left, right]) {
    const way = walked(branch as Branch, 50);
    expect(way).toHaveLength(50);
    for (const { x, y } of way) expect(Math.abs(x * y - 4)).toBeLessThan(0.1);
    const steps = way.slice(1).map((to, i) => Math.hypot(to.x - (way[i]?.x ?? 0), to.y - (way[i]?.y ?? 0)));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.2);
    expect(way[0]?.x).toBeLessThan(way.at(-1)?.x ?? 0);
  }
});

test("nothing in sight, and more than can be told", () => {
  expect(branchWords([], view)).toEqual(["None of it is in sight."]);
  const words = branchWords(branches("sin x = sin y"), view);
  expect(words.at(-1)).toMatch(/^And \d+ more\.$|edge|round/);
});

test("a branch that leaves the picture near a corner is told by the edge that it crosses", () => {
  const upright: Branch = { points: [-9.95, -10, -9.95, 10], isClosed: false, x: [-9.95, -9.95], y: [-10, 10] };
  expect(branchWords([upright], view)[1]).toContain("(−9.95, −10) at the bottom edge to (−9.95, 10) at the top edge");
});

test("what could not be decided is not said to be out of sight", () => {
  expect(branchWords([], view, true)[0]).toBe("None of it could be proved, so nothing is drawn.");
  const point: Branch = { points: [1, 2], isClosed: false, x: [1, 1], y: [2, 2] };
  expect(branchWords([point], view, true)[0]).toBe("Only a point of it could be proved.");
});

test("a picture that is not as high as it is wide", () => {
  const [line] = branchesOf("M0 0L400 200", 400, { x: [-8, 8], y: [-4, 4] }, 200);
  expect(line).toMatchObject({ x: [-8, 8], y: [-4, 4] });
});

test("what an inequality fills is told by its share and its bounds", () => {
  // Twenty rows of forty cells in a picture of a hundred by a hundred.
  expect(areaWords(runs(20, 20, 30, 40), 100, view)).toEqual([
    "About 8% of the picture is shaded.",
    "It lies between x = −4 and 4 and between y = 2 and 6.",
  ]);
  expect(
    areaWords(
      "M0 0h10v1h-10z".repeat(10).replace(/M0 0/g, () => `M0 ${row++}`),
      10,
      view,
    )[0],
  ).toBe("The whole picture is shaded.");
  expect(areaWords("", 10, view)).toEqual(["No part of the picture is shaded."]);
});
let row = 0;

/** Runs of filled cells in some rows one below the other. */
const runs = (row: number, rows: number, column: number, wide: number) =>
  Array.from({ length: rows }, (_, i) => `M${column} ${row + i}h${wide}v1h-${wide}z`).join("");

test("an area that ends on the rim of a cell is not said to go on by a part of it", () => {
  // As of y ≥ x²: the row below the axis only touches it.
  expect(areaWords(runs(0, 257, 200, 112), 512, view)[1]).toBe(
    "It lies between x = −2.2 and 2.2 and between y = 0 and 10.",
  );
});

test("where a curve is drawn in cells alone, as one that only touches is, it is told where they are", () => {
  // (x − 1.25)² = 0: the cells on both sides of it.
  expect(cellWords(runs(0, 160, 89, 2), 160, view)).toEqual([
    "What is proved of it has x near 1.25 and y between −10 and 10.",
  ]);
  expect(cellWords("", 160, view)).toEqual([]);
});
