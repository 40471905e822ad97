import { describe, expect, test } from "vitest";
import { readSettings } from "../../engine/game/settings.ts";
import { random } from "../../maths/random.ts";
import { deal } from "./deal.ts";
import { operationSets } from "./dealing/clues.ts";
import { latinSquare } from "./dealing/latin-square.ts";
import { gradeOf } from "./rating/grades.ts";
import { readWish, settings } from "./settings.ts";
import { solve } from "./solver/solver.ts";

const [sizes, operations, grades] = settings.fields.map(({ options }) => options.map(({ value }) => value));
const wishes = (sizes ?? []).flatMap((size) =>
  (operations ?? []).flatMap((set) =>
    (grades ?? []).flatMap((grade) => {
      const chosen = readSettings(settings, `${size}-${set}-${grade}`);
      return "value" in chosen ? [readWish(chosen.value)] : [];
    }),
  ),
);

describe.each(wishes)("$size x $size, $operations, $grade", (wish) => {
  test("one solution, the grade that was asked for and none below, only the operations that were asked for", () => {
    const { size } = wish;
    const { board, solution } = deal(wish, random(7));
    expect(solve(board, 2)).toEqual({ count: 1, first: solution, complete: true });
    expect(gradeOf(board).grade).toBe(wish.grade);
    const cells = board.cages.flatMap((cage) => cage.cells);
    expect(cells.sort((a, b) => a - b)).toEqual(Array.from({ length: size * size }, (_, cell) => cell));
    for (const { cells: group, operation } of board.cages) {
      expect(group.length).toBeLessThanOrEqual(4);
      if (group.length === 1) expect(operation).toBe("add");
      else if (wish.operations === "hidden") expect(operation).toBe("hidden");
      else expect(operationSets[wish.operations]).toContain(operation);
      if (operation === "subtract" || operation === "divide") expect(group).toHaveLength(2);
    }
    const alone = board.cages.filter((cage) => cage.cells.length === 1).length;
    expect(alone, "few cells give their value away").toBeLessThanOrEqual((size * size) / 4);
  });
});

test("the same seed deals the same board, another seed another", () => {
  const wish = { size: 5, operations: "all", grade: "Hard" } as const;
  expect(deal(wish, random(3))).toEqual(deal(wish, random(3)));
  const many = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(deal(wish, random(seed)))));
  expect(many.size).toBe(50);
});

test("what was dealt before does not change what is dealt next", () => {
  const wish = { size: 6, operations: "hidden", grade: "Normal" } as const;
  const first = deal(wish, random(11));
  for (let seed = 0; seed < 20; seed++) deal({ size: 6, operations: "add", grade: "Extreme" }, random(seed));
  expect(deal(wish, random(11))).toEqual(first);
});

test("it tells how many boards were tried", () => {
  const told: number[] = [];
  for (let seed = 0; seed < 20; seed++)
    deal({ size: 4, operations: "add", grade: "Extreme" }, random(seed), (tried) => told.push(tried));
  expect(told.length).toBeGreaterThan(0);
  expect(Math.min(...told)).toBeGreaterThan(0);
});

test("random squares hold each value once in every row and column, and are all reached", () => {
  const seen = new Set<string>();
  const luck = random(1);
  for (let round = 0; round < 500; round++) {
    const square = latinSquare(3, luck);
    seen.add(square.join(""));
  }
  expect(seen.size).toBe(12);
  for (const size of [4, 7, 9])
    for (let round = 0; round < 30; round++) {
      const square = latinSquare(size, luck);
      for (let line = 0; line < size; line++) {
        expect(new Set(square.filter((_, cell) => Math.floor(cell / size) === line)).size).toBe(size);
        expect(new Set(square.filter((_, cell) => cell % size === line)).size).toBe(size);
      }
    }
});
