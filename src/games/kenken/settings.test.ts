import { expect, test } from "vitest";
import type { Cage } from "./board/board.ts";
import { clueFor, operationSets } from "./dealing/clues.ts";
import { gradeOf } from "./rating/grades.ts";
import { readWish, settings } from "./settings.ts";

// All 3x3 boards there are, but for turns and mirror images: every way to cut nine cells into cages, all twelve squares of 1 to
// 3, and every choice of operations. What settings.ts refuses is what is not, or hardly ever, among them.

const besides = (one: number, other: number) =>
  Math.abs((one % 3) - (other % 3)) + Math.abs(Math.floor(one / 3) - Math.floor(other / 3)) === 1;

function isConnected(group: readonly number[]): boolean {
  const reached = group.slice(0, 1);
  for (const cell of reached)
    reached.push(...group.filter((other) => !reached.includes(other) && besides(cell, other)));
  return reached.length === group.length;
}

function partitions(cells: number): number[][][] {
  if (cells === 0) return [[]];
  const cell = cells - 1;
  return partitions(cell).flatMap((groups) => [
    [...groups, [cell]],
    ...groups.map((group) => groups.map((one) => (one === group ? [...one, cell] : one))),
  ]);
}

const turns: readonly ((row: number, column: number) => number)[] = [
  (row, column) => 3 * row + column,
  (row, column) => 3 * row + 2 - column,
  (row, column) => 3 * (2 - row) + column,
  (row, column) => 3 * (2 - row) + 2 - column,
  (row, column) => 3 * column + row,
  (row, column) => 3 * column + 2 - row,
  (row, column) => 3 * (2 - column) + row,
  (row, column) => 3 * (2 - column) + 2 - row,
];

/** One text for a partition and all its turns and mirror images. */
function shapeText(groups: readonly (readonly number[])[]): string {
  const turned = turns.map((turn) =>
    groups
      .map((group) =>
        group
          .map((cell) => turn(Math.floor(cell / 3), cell % 3))
          .sort()
          .join(""),
      )
      .sort()
      .join(),
  );
  return turned.sort()[0] ?? "";
}

const cuts = partitions(9).filter((groups) => groups.every(isConnected));
const shapes = [...new Map(cuts.map((groups) => [shapeText(groups), groups])).values()];
const orders = ["123", "132", "213", "231", "312", "321"];
const squares = orders
  .flatMap((a) => orders.flatMap((b) => orders.map((c) => a + b + c)))
  .filter((text) => [0, 1, 2].every((at) => new Set([text[at], text[at + 3], text[at + 6]]).size === 3))
  .map((text) => Array.from(text, Number));

/** How many boards there are of each grade; "none" for those that thinking does not solve, because they have many solutions. */
function tally(set: "all" | "hidden" | "add"): Record<string, number> {
  const count: Record<string, number> = {};
  for (const groups of shapes) {
    const seen = new Set<string>();
    for (const square of squares) {
      let boards: Cage[][] = [[]];
      for (const cells of groups) {
        const clues = new Map<string, Cage>();
        for (const operation of operationSets[set]) {
          const clue = clueFor(cells, square, operation);
          if (!clue) continue;
          const shown: Cage = set === "hidden" && cells.length > 1 ? { ...clue, operation: "hidden" } : clue;
          clues.set(shown.operation + shown.target, shown);
        }
        boards = boards.flatMap((cages) => [...clues.values()].map((clue) => [...cages, clue]));
      }
      for (const cages of boards) {
        const text = cages.map(({ operation, target }) => operation + target).join();
        if (seen.has(text)) continue;
        seen.add(text);
        const grade = gradeOf({ size: 3, cages }).grade ?? "none";
        count[grade] = (count[grade] ?? 0) + 1;
      }
    }
  }
  return count;
}

test("there are 1,434 ways to cut 3x3 into cages, and twelve squares", () => {
  expect(cuts).toHaveLength(1434);
  expect(squares).toHaveLength(12);
});

test("no 3x3 board is Extreme; hardly any is Hard unless the signs are hidden", () => {
  expect(tally("add")).toMatchInlineSnapshot(`
    {
      "Easy": 1584,
      "Normal": 108,
      "none": 372,
    }
  `);
  expect(tally("all")).toMatchInlineSnapshot(`
    {
      "Easy": 22802,
      "Hard": 2,
      "Normal": 1300,
      "none": 6302,
    }
  `);
  expect(tally("hidden")).toMatchInlineSnapshot(`
    {
      "Easy": 10466,
      "Hard": 155,
      "Normal": 2322,
      "none": 3356,
    }
  `);
});

test("the form refuses just these", () => {
  const [size, operations, grade] = settings.fields;
  const refused: string[] = [];
  for (const { value: s } of size?.options ?? [])
    for (const { value: o } of operations?.options ?? [])
      for (const { value: g } of grade?.options ?? [])
        if (settings.fault({ size: s, operations: o, grade: g })) refused.push(`${s} ${o} ${g}`);
  expect(refused).toEqual([
    "3 add hard",
    "3 add extreme",
    "3 addsub hard",
    "3 addsub extreme",
    "3 addsubmul hard",
    "3 addsubmul extreme",
    "3 all hard",
    "3 all extreme",
    "3 hidden extreme",
  ]);
});

test("settings are read as a wish", () => {
  expect(readWish({ size: "6", operations: "hidden", grade: "extreme" })).toEqual({
    size: 6,
    operations: "hidden",
    grade: "Extreme",
  });
});

test("settings from elsewhere are read as a wish that can be dealt", () => {
  const first = { size: 3, operations: "all", grade: "Easy" };
  expect(readWish({})).toEqual(first);
  expect(readWish({ size: "1e9", operations: "toString", grade: "unreasonable" })).toEqual(first);
});
