import { expect, test } from "vitest";
import * as tables from "./tables.ts";

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const all = Array.from({ length: 512 }, (_, at) => at);
const bits = (word: number) => Array.from({ length: 27 }, (_, at) => at).filter((at) => (word >> at) & 1);

/** The bits of a 3x3 square that have two others beside them, all three in different rows and columns. */
function kept(square: number): number[] {
  const row = (at: number) => Math.floor(at / 3);
  const apart = (a: number, b: number) => row(a) !== row(b) && a % 3 !== b % 3;
  const set = nine.filter((at) => (square >> at) & 1);
  return set.filter((a) => set.some((b) => set.some((c) => apart(a, b) && apart(b, c) && apart(a, c))));
}

test("the boxes that a row of nine bits has cells in, and its only cell", () => {
  for (const row of all) {
    const boxes = [0, 1, 2].filter((box) => bits(row).some((at) => Math.floor(at / 3) === box));
    const squares = [tables.boxesOfRow0, tables.boxesOfRow1, tables.boxesOfRow2].map((table) => bits(table[row] ?? 0));
    expect(squares).toEqual([0, 3, 6].map((first) => boxes.map((box) => first + box)));
    const only = bits(row).length === 1 ? bits(row) : [];
    const onlies = [tables.onlyInRow0, tables.onlyInRow1, tables.onlyInRow2].map((table) => bits(table[row] ?? 0));
    expect(onlies).toEqual([0, 9, 18].map((first) => only.map((at) => first + at)));
  }
});

test("what a square leaves to a band and to a stack", () => {
  for (const square of all) {
    const rest = kept(square);
    expect(bits(tables.cellsOfSquare[square] ?? 0)).toEqual(rest.flatMap((at) => [0, 1, 2].map((n) => 3 * at + n)));
    expect(bits(tables.columnsOfSquare[square] ?? 0)).toEqual(rest.map((at) => 9 * Math.floor(at / 3) + (at % 3)));
  }
});

test("a cell sees 20 others, and they see it", () => {
  const sees = (a: number, b: number) => !((((tables.unseen[3 * a + Math.floor(b / 27)] ?? 0) >> (b % 27)) & 1) === 1);
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  for (const a of cells) {
    expect(sees(a, a)).toBe(false);
    expect(cells.filter((b) => sees(a, b))).toHaveLength(20);
    for (const b of cells) expect(sees(a, b)).toBe(sees(b, a));
  }
  expect(cells.filter((b) => sees(40, b))).toEqual([
    4, 13, 22, 30, 31, 32, 36, 37, 38, 39, 41, 42, 43, 44, 48, 49, 50, 58, 67, 76,
  ]);
});
