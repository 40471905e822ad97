import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Random, random } from "../../../maths/random.ts";
import { fixed } from "../fixed.ts";
import { countSolutions, createSolver, solve } from "./solver.ts";

const cells = Array.from({ length: 81 }, (_, cell) => cell);
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const empty = ".".repeat(81);
const box = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const meet = (a: number, b: number) => Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b);
const seenFrom = cells.map((cell) => cells.filter((other) => other !== cell && meet(cell, other)));

/**
 * Solutions up to a limit, by trying out: the slow, plain solver that the fast one is held to. It fills the cell with
 * fewest candidates, in a given order of digits.
 */
function naive(grid: readonly number[], limit: number, order: readonly number[] = digits): number[][] {
  const free = (cell: number) => order.filter((digit) => !seenFrom[cell]?.some((other) => grid[other] === digit));
  if (cells.some((cell) => grid[cell] && !free(cell).includes(grid[cell]))) return [];
  let [chosen, choices] = [-1, order];
  for (const cell of cells.filter((one) => !grid[one])) {
    const here = free(cell);
    if (chosen < 0 || here.length < choices.length) [chosen, choices] = [cell, here];
    if (choices.length < 2) break;
  }
  if (chosen < 0) return [[...grid]];
  const found: number[][] = [];
  for (const digit of choices) {
    if (found.length >= limit) break;
    found.push(...naive(grid.with(chosen, digit), limit - found.length, order));
  }
  return found;
}

const write = (grid: readonly number[]) => grid.map((digit) => digit || ".").join("");
const read = (text: string) => [...text].map((one) => (one === "." ? 0 : Number(one)));
const fullGrid = (chance: Random): number[] => {
  // Three boxes that do not see each other are free to choose: filled at random they make the naive solver's grid random.
  const start = cells.map(() => 0);
  for (const corner of [0, 30, 60])
    for (const [at, digit] of chance.shuffle(digits).entries())
      start[corner + 9 * Math.floor(at / 3) + (at % 3)] = digit;
  return naive(start, 1, chance.shuffle(digits))[0] ?? [];
};
const keep = (grid: readonly number[], kept: ReadonlySet<number>) =>
  grid.map((digit, at) => (kept.has(at) ? digit : 0));
const transpose = (text: string) => cells.map((cell) => text[9 * (cell % 9) + Math.floor(cell / 9)]).join("");

/** Whether a text is a full grid by the rules that contains the givens. */
function answers(board: string, solution: string | null): boolean {
  if (!solution || !/^[1-9]{81}$/.test(solution)) return false;
  const houses = digits.flatMap((n) => [
    cells.filter((cell) => Math.floor(cell / 9) === n - 1),
    cells.filter((cell) => cell % 9 === n - 1),
    cells.filter((cell) => box(cell) === n - 1),
  ]);
  return (
    houses.every((house) => new Set(house.map((cell) => solution[cell])).size === 9) &&
    cells.every((cell) => /[.0]/.test(board[cell] ?? "") || board[cell] === solution[cell])
  );
}

/** Random boards: a seed, and from how many givens to how many. */
const boards = (min: number, max: number) =>
  fc.tuple(fc.integer(), fc.integer({ min, max })).map(([seed, givens]) => {
    const chance = random(seed);
    const full = fullGrid(chance);
    return { chance, full, grid: keep(full, new Set(chance.shuffle(cells).slice(0, givens))) };
  });

describe("what is no grid", () => {
  const texts = ["", ".", empty.slice(1), `${empty}.`, `${empty}\n`, `x${empty.slice(1)}`, `-${empty.slice(1)}`];
  test.each([...texts, `٣${empty.slice(1)}`, `/${empty.slice(1)}`, `:${empty.slice(1)}`])("%j", (text) => {
    expect(solve(text)).toBe(null);
    expect(countSolutions(text, 2)).toBe(0);
  });

  test("any text: never throws, and a solution answers it", () => {
    const character = fc.constantFrom(..."....................0123456789x");
    const text = fc.oneof(fc.string(), fc.string({ unit: character, minLength: 78, maxLength: 82 }));
    fc.assert(
      fc.property(text, (board) => {
        const solution = solve(board);
        expect(countSolutions(board, 1)).toBe(solution === null ? 0 : 1);
        if (solution !== null) expect(answers(board, solution)).toBe(true);
      }),
    );
  });
});

describe("how many", () => {
  test("the fixed grid has the solution that it says, with 0 or . for an empty cell", () => {
    for (const text of [fixed.givens, fixed.givens.replaceAll("0", ".")]) {
      expect(solve(text)).toBe(fixed.solution);
      expect(countSolutions(text, 1000)).toBe(1);
    }
  });

  test("the empty grid has as many as are asked for", () => {
    for (const limit of [1, 2, 17, 1000]) expect(countSolutions(empty, limit)).toBe(limit);
    for (const limit of [0, -1, Number.NaN, Number.NEGATIVE_INFINITY]) expect(countSolutions(empty, limit)).toBe(0);
    expect(countSolutions(empty, 2.5)).toBe(2);
    expect(answers(empty, solve(empty))).toBe(true);
  });

  test.each([
    ["row", 0, 8],
    ["column", 4, 76],
    ["box", 60, 80],
  ])("two 5s in a %s: none", (_house, a, b) => {
    const grid = write(cells.map((cell) => (cell === a || cell === b ? 5 : 0)));
    expect(solve(grid)).toBe(null);
    expect(countSolutions(grid, 2)).toBe(0);
  });

  test("as many as the naive solver finds, on boards with 20 to 40 givens", () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(boards(20, 40), ({ grid }) => {
        const all = naive(grid, 60).map(write);
        const text = write(grid);
        expect(countSolutions(text, 60)).toBe(all.length);
        const solution = solve(text);
        expect(answers(text, solution)).toBe(true);
        if (all.length < 60) expect(all).toContain(solution);
        seen.add(all.length);
      }),
      { numRuns: 100 },
    );
    expect(seen.has(1) && seen.has(60)).toBe(true);
  });

  test("and on boards with a wrong given", () => {
    let none = 0;
    fc.assert(
      fc.property(boards(24, 40), fc.nat(), fc.integer({ min: 1, max: 8 }), ({ grid }, at, by) => {
        const givens = cells.filter((cell) => grid[cell]);
        const cell = givens[at % givens.length] ?? 0;
        const altered = grid.with(cell, (((grid[cell] ?? 0) - 1 + by) % 9) + 1);
        const count = naive(altered, 10).length;
        expect(countSolutions(write(altered), 10)).toBe(count);
        expect(solve(write(altered)) === null).toBe(count === 0);
        if (count === 0) none++;
      }),
      { numRuns: 150 },
    );
    expect(none).toBeGreaterThan(20);
  });

  test("exactly, where all of two or three digits, or whole boxes, are taken out", () => {
    const most = { count: 0 };
    fc.assert(
      fc.property(boards(81, 81), fc.integer({ min: 2, max: 3 }), fc.boolean(), ({ full, chance }, many, byDigit) => {
        const out = new Set(chance.shuffle(digits).slice(0, many));
        const grid = full.map((digit, cell) => (out.has(byDigit ? digit : box(cell) + 1) ? 0 : digit));
        const count = naive(grid, 3000).length;
        most.count = Math.max(most.count, count);
        expect(countSolutions(write(grid), 3000)).toBe(count);
        expect(countSolutions(write(grid), count)).toBe(count);
        expect(countSolutions(write(grid), count - 1)).toBe(count - 1);
      }),
      { numRuns: 40 },
    );
    expect(most.count).toBeGreaterThan(5);
  });
});

describe("a solver for generators", () => {
  test("counts again and again, and each keeps its own solution", () => {
    const [one, other] = [createSolver(), createSolver()];
    fc.assert(
      fc.property(boards(25, 45), boards(0, 81), (a, b) => {
        expect(one.count(Uint8Array.from(a.grid), 2)).toBe(countSolutions(write(a.grid), 2));
        const before = one.solution.join("");
        expect(other.count(Int8Array.from(b.grid), 2)).toBe(countSolutions(write(b.grid), 2));
        expect(one.solution.join("")).toBe(before);
        expect(answers(write(a.grid), before)).toBe(true);
        expect(answers(write(b.grid), other.solution.join(""))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("finds another solution where givens were lost, if there is one, and one that differs there", () => {
    const solver = createSolver();
    const seen = [0, 0];
    fc.assert(
      fc.property(boards(81, 81), fc.array(fc.nat(80), { minLength: 1, maxLength: 3 }), ({ full, chance }, ends) => {
        const known = Uint8Array.from(full);
        const left = Uint8Array.from(full);
        // Away with givens as long as one solution is left, and then a few more.
        for (const cell of chance.shuffle(cells).slice(0, chance.whole(30, 60))) {
          left[cell] = 0;
          if (countSolutions(left.join(""), 2) > 1) left[cell] = known[cell] ?? 0;
        }
        const lost = ends.flatMap((cell) => [cell, 80 - cell]);
        for (const cell of lost) left[cell] = 0;
        const other = solver.hasOther(left, known, lost);
        expect(other).toBe(countSolutions(left.join(""), 2) > 1);
        seen[Number(other)] = (seen[Number(other)] ?? 0) + 1;
        if (!other) return;
        const solution = solver.solution.join("");
        expect(answers(left.join(""), solution)).toBe(true);
        expect(lost.some((cell) => solution[cell] !== String(known[cell]))).toBe(true);
      }),
      { numRuns: 150 },
    );
    for (const many of seen) expect(many).toBeGreaterThan(10);
  });

  test("leaves the givens alone, and refuses what is no grid", () => {
    const solver = createSolver();
    const givens = Uint8Array.from(read(fixed.givens));
    solver.count(givens, 2);
    expect(givens.join("")).toBe(fixed.givens);
    expect(solver.count(new Uint8Array(80), 2)).toBe(0);
    expect(solver.count(new Uint8Array(82), 2)).toBe(0);
    expect(solver.count(Uint8Array.from(givens).fill(10, 80), 2)).toBe(0);
    expect(solver.count(Int8Array.from(givens).fill(-1, 80), 2)).toBe(0);
    expect(solver.count(givens, 2)).toBe(1);
  });
});

// Boards that independent solvers answered. They are kept beside the project, not in it.
const folder = new URL("../../../../../shared/oracles/", import.meta.url);
const here = existsSync(folder);
if (!here) console.log("sudoku solver: oracles skipped, there is no folder ../shared/oracles beside the project");

describe.skipIf(!here)("oracles", () => {
  const lines = (name: string) =>
    readFileSync(new URL(`sudoku-${name}.txt`, folder), "utf8")
      .trim()
      .split("\n");

  test.each(["everyday", "17clue", "top1465", "hardest"])("%s: one solution each, turned over as well", (name) => {
    const all = lines(name);
    expect(all.length).toBeGreaterThan(180);
    for (const board of all) {
      const solution = solve(board);
      expect(answers(board, solution), board).toBe(true);
      expect(countSolutions(board, 2), board).toBe(1);
      expect(countSolutions(transpose(board), 2), board).toBe(1);
      expect(solve(transpose(board))).toBe(transpose(solution ?? ""));
    }
  });

  test("rated: one solution each", () => {
    for (const line of lines("rated")) expect(countSolutions(line.slice(0, 81), 2), line).toBe(1);
  });

  test("multi: as many solutions as are stated", () => {
    for (const [board = "", stated] of lines("multi").map((line) => line.split(" "))) {
      expect(countSolutions(board, 1000), board).toBe(Number(stated));
      expect(answers(board, solve(board)), board).toBe(true);
    }
  });

  test("none: no solution", () => {
    for (const board of lines("none")) expect([solve(board), countSolutions(board, 2)], board).toEqual([null, 0]);
  });
});
