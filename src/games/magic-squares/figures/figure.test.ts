import { describe, expect, test } from "vitest";
import { figureOf, type Kind, sizes } from "./figure.ts";

const all = Object.entries(sizes).flatMap(([kind, list]) => list.map((size) => [kind as Kind, size] as const));

describe.each(all)("%s %i", (kind, size) => {
  const { rows, columns, places, lines } = figureOf(kind, size);

  test("has each cell in its own place inside the board, in reading order", () => {
    const order = places.map(({ row, column }) => row * columns + column);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(new Set(order).size).toBe(places.length);
    for (const { row, column } of places) {
      expect(row).toBeGreaterThanOrEqual(0);
      expect(row).toBeLessThan(rows);
      expect(column).toBeGreaterThanOrEqual(0);
      expect(column).toBeLessThan(columns);
    }
  });

  test("has straight lines of equal length, evenly named, each cell on at least one", () => {
    const length = kind === "star" ? 4 : size;
    for (const { cells } of lines) {
      expect(new Set(cells).size).toBe(length);
      const [from, to] = [places[cells[0] ?? 0], places[cells.at(-1) ?? 0]];
      for (const cell of cells) {
        const at = places[cell];
        if (!from || !to || !at) throw new Error("a line leaves the board");
        const [down, across] = [at.row - from.row, at.column - from.column];
        expect(down * (to.column - from.column) === across * (to.row - from.row)).toBe(true);
      }
    }
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    expect(new Set(lines.flatMap(({ cells }) => cells)).size).toBe(places.length);
  });
});

test("squares have n rows, n columns and two diagonals", () => {
  expect(figureOf("square", 4).lines).toHaveLength(10);
  expect(figureOf("square", 3).lines.map(({ cells }) => cells.join(""))).toEqual([
    "012",
    "345",
    "678",
    "036",
    "147",
    "258",
    "048",
    "246",
  ]);
});

test("each cell of a star lies on two lines, and two lines meet in one cell at most", () => {
  for (const size of sizes.star) {
    const { places, lines } = figureOf("star", size);
    expect(places).toHaveLength(2 * size);
    expect(lines).toHaveLength(size);
    for (const cell of places.keys()) expect(lines.filter(({ cells }) => cells.includes(cell))).toHaveLength(2);
    for (const a of lines)
      for (const b of lines)
        if (a !== b) expect(a.cells.filter((cell) => b.cells.includes(cell)).length).toBeLessThan(2);
  }
});

test("the lines of a star go by letters, in reading order of where they begin", () => {
  for (const size of sizes.star) {
    const { lines } = figureOf("star", size);
    expect(lines.map(({ letter }) => letter).join("")).toBe("ABCDEFGH".slice(0, size));
    expect(lines.map(({ name }) => name)).toEqual(lines.map(({ letter }) => `line ${letter}`));
    const begins = lines.map(({ cells }) => cells[0] ?? 0);
    expect(begins.toSorted((a, b) => a - b)).toEqual(begins);
  }
});

test("a triangle's sides meet in its corners", () => {
  const { places, lines } = figureOf("triangle", 4);
  expect(places).toHaveLength(9);
  const onTwo = [...places.keys()].filter((cell) => lines.filter(({ cells }) => cells.includes(cell)).length === 2);
  expect(onTwo.map((cell) => places[cell])).toEqual([
    { row: 0, column: 3 },
    { row: 3, column: 0 },
    { row: 3, column: 6 },
  ]);
});
