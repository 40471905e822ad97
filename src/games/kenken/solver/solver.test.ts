import { describe, expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import { writeBoard } from "../board/keen-text.ts";
import { allSolutions, randomBoard } from "./naive.ts";
import { countSolutions, solve } from "./solver.ts";

const cases = ([3, 4] as const).flatMap((size) =>
  (["add", "addsub", "addsubmul", "all", "hidden"] as const).map((set) => ({ size, set })),
);

describe.each(cases)("$size x $size, $set", ({ size, set }) => {
  test("counts as a naive search does, boards without a solution among them", () => {
    const counts = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const right = randomBoard(size, set, random(seed), 2 + (seed % 5));
      // Every third board has one target changed, which leaves it mostly without a solution.
      const [first, ...rest] = right.cages;
      const board = seed % 3 || !first ? right : { size, cages: [{ ...first, target: first.target + 1 }, ...rest] };
      const solutions = allSolutions(board);
      const text = writeBoard(board);
      counts.add(Math.min(solutions.length, 3));
      expect(countSolutions(text, 1000), text).toBe(Math.min(solutions.length, 1000));
      expect(countSolutions(text, 2), text).toBe(Math.min(solutions.length, 2));
      const { first: one } = solve(board, 1);
      expect(one === null ? solutions.length === 0 : solutions.includes(one.join("")), text).toBe(true);
    }
    expect(counts.size).toBeGreaterThan(2);
  });
});

test("counts all squares where cages say nothing", () => {
  const rows = (size: number) => ({
    size,
    cages: Array.from({ length: size }, (_, row) => ({
      cells: Array.from({ length: size }, (_, column) => row * size + column),
      operation: "add" as const,
      target: (size * (size + 1)) / 2,
    })),
  });
  // The numbers of Latin squares.
  expect(solve(rows(3), 10_000).count).toBe(12);
  expect(solve(rows(4), 10_000).count).toBe(576);
  expect(solve(rows(5), 200_000).count).toBe(161_280);
  expect(solve(rows(9), 1000).count).toBe(1000);
});

test("cages too wide to list are counted rightly, too", () => {
  const whole = (size: number, operation: "add" | "multiply" | "hidden", target: number) =>
    solve({ size, cages: [{ cells: Array.from({ length: size * size }, (_, cell) => cell), operation, target }] }, 1000)
      .count;
  expect(whole(3, "add", 18)).toBe(12);
  expect(whole(3, "add", 19)).toBe(0);
  expect(whole(3, "multiply", 216)).toBe(12);
  expect(whole(3, "multiply", 215)).toBe(0);
  expect(whole(3, "hidden", 18)).toBe(12);
  expect(whole(4, "multiply", 24 ** 4)).toBe(576);
});

test("a search that takes too long is given up, and says so", () => {
  const board = randomBoard(9, "hidden", random(5), 8);
  expect(solve(board, 1_000_000, 5000)).toMatchObject({ complete: false });
});

test("no board, no solutions", () => {
  expect(countSolutions("", 2)).toBe(0);
  expect(countSolutions("9:_145", 2)).toBe(0);
  expect(countSolutions("3:_13,a1a2a3a2a3a1a3a1a2", 0)).toBe(0);
  expect(countSolutions("3:_13,a1a2a3a2a3a1a3a1a2", 2)).toBe(1);
});
