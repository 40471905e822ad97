import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import {
  type Candidates,
  candidate,
  candidatesOf,
  cellOf,
  copyOf,
  digitOf,
  place,
  strike,
} from "../../src/games/sudoku/board/candidates.ts";
import { layoutOf } from "../../src/games/sudoku/board/layout.ts";
import { digitsOf } from "../../src/games/sudoku/board/text.ts";
import { grade } from "../../src/games/sudoku/rating/grade.ts";
import { type Grade, gradeOf, grades } from "../../src/games/sudoku/rating/grades.ts";
import { beyondSingles, singles } from "../../src/games/sudoku/rating/ladder.ts";
import { apply, rate } from "../../src/games/sudoku/rating/rate.ts";
import { solve } from "../../src/games/sudoku/solver/solver.ts";
import type { Finding, Technique } from "../../src/games/sudoku/techniques/finding.ts";

// Boards that other programs rated and solved. They are kept beside the project, not in it.
const folder = new URL("../../../shared/oracles/", import.meta.url);
const here = existsSync(folder);
if (!here) console.log("sudoku: skipped, there is no folder ../shared/oracles beside the project");

/** In a sample, of the long files, so many times fewer boards. */
const fewer = seeds(1, 4);
const lines = (name: string, every = 1): string[] =>
  here
    ? readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .filter((line, at) => line !== "" && at % every === 0)
    : [];
const gridOf = (board: string) => candidatesOf(layoutOf(9), digitsOf(board.replaceAll("0", ".")));

/** A step may only strike what is not in the solution, and only write what is. */
function holdStep(board: string, solution: string, step: Finding): void {
  const isWrong =
    step.strike.some((one) => solution[cellOf(one)] === String(digitOf(one))) ||
    step.place.some((one) => solution[cellOf(one)] !== String(digitOf(one)));
  if (isWrong) throw new Error(`${board}: ${step.technique} is wrong: ${step.why()}`);
  if (step.strike.length + step.place.length === 0) throw new Error(`${board}: ${step.technique} says nothing`);
}

/** The level of a board, with every step of its path held against the solution of the exact solver. */
function levelOf(board: string): number {
  const solution = solve(board);
  if (solution === null) throw new Error(`${board}: no solution`);
  const grid = gridOf(board);
  const { solved, level } = rate(grid, Number.POSITIVE_INFINITY, (step) => holdStep(board, solution, step));
  expect(solved, board).toBe(true);
  expect(grid.values.join(""), board).toBe(solution);
  return level > 0 ? level : (grade(board)?.level ?? 0);
}

/** Ranks, equal values sharing the middle of theirs. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const middle = (a.length - 1) / 2;
  const sum = (f: (at: number) => number) => a.reduce((total, _, at) => total + f(at), 0);
  const [da, db] = [(at: number) => (a[at] ?? 0) - middle, (at: number) => (b[at] ?? 0) - middle];
  return sum((at) => da(at) * db(at)) / Math.sqrt(sum((at) => da(at) ** 2) * sum((at) => db(at) ** 2));
}

describe.skipIf(!here)("boards rated by Sudoku Explainer", () => {
  test("levels rank as its ratings do, and no step is wrong", () => {
    // Every third board at most: all of them take 20 seconds and more, and rank alike (0.991).
    const rated = lines("sudoku-rated.txt", 3 * fewer).map((line) => line.split(" "));
    const levels = rated.map(([board = ""]) => levelOf(board));
    const correlation = spearman(
      levels,
      rated.map(([, rating]) => Number(rating)),
    );
    expect(correlation).toBeGreaterThan(0.985);
  });

  test("grades begin and end where its ratings of these techniques do", () => {
    // Rated by the Explainer: X-wing 3.2 to swordfish 3.8, jellyfish 5.2, forcing chains from 7.2 on.
    const at: Partial<Record<string, Grade>> = {
      "2.6": "Medium",
      "3.0": "Medium",
      "3.2": "Hard",
      "3.8": "Hard",
      "4.2": "Expert",
      "5.2": "Expert",
      "7.3": "Extreme",
      "8.5": "Extreme",
    };
    let held = 0;
    for (const line of lines("sudoku-rated.txt", 4)) {
      const [board = "", rating = ""] = line.split(" ");
      const wanted = at[rating];
      const graded = wanted && grade(board);
      if (!wanted || !graded) continue;
      held++;
      // A grade more or less: the two know different techniques (hidden pairs are 3.4 there, after the X-wing).
      expect(Math.abs(grades.indexOf(graded.grade) - grades.indexOf(wanted)), line).toBeLessThan(2);
    }
    expect(held).toBeGreaterThan(40);
  });
});

interface GradedBoard {
  readonly puzzle: string;
  readonly solution: string;
  readonly se: { readonly er: number };
  readonly hodoku: { readonly level: string };
}

describe.skipIf(!here)("boards graded by several programs", () => {
  const boards = lines("sudoku-graded.jsonl").map((line) => JSON.parse(line) as GradedBoard);

  test("the solutions are theirs, no step is wrong, levels rank as the ratings, and easy is easy", () => {
    const levels = boards.map(({ puzzle, solution }) => {
      expect(solve(puzzle)).toBe(solution);
      return levelOf(puzzle);
    });
    for (const [at, { puzzle, hodoku }] of boards.entries()) {
      const own = gradeOf(levels[at] ?? 0);
      if (hodoku.level === "easy") expect(own, puzzle).toBe("Easy");
      if (own === "Easy") expect(["easy", "medium"], puzzle).toContain(hodoku.level);
    }
    const ratings = boards.map(({ se }) => se.er);
    expect(spearman(levels, ratings)).toBeGreaterThan(0.985);
    const theirs = ["easy", "medium", "hard", "unfair", "extreme"];
    expect(
      spearman(
        levels,
        boards.map(({ hodoku }) => theirs.indexOf(hodoku.level)),
      ),
    ).toBeGreaterThan(0.85);
  });
});

/** HoDoKu's names, and ours for the same: where it found one, we must find one in the same grid. */
const equals: Record<string, readonly string[]> = {
  "Full House": ["Last cell"],
  "Hidden Single": ["Hidden single in a box", "Hidden single in a line"],
  "Naked Single": ["Naked single"],
  "Locked Candidates Type 1 (Pointing)": ["Pointing"],
  "Locked Candidates Type 2 (Claiming)": ["Claiming"],
  "Locked Pair": ["Naked pair"],
  "Naked Pair": ["Naked pair"],
  "Hidden Pair": ["Hidden pair"],
  "Locked Triple": ["Naked triple"],
  "Naked Triple": ["Naked triple"],
  "Hidden Triple": ["Hidden triple"],
  "Naked Quadruple": ["Naked quad"],
  "X-Wing": ["X-wing"],
  Swordfish: ["Swordfish"],
  Jellyfish: ["Jellyfish"],
  Skyscraper: ["Skyscraper"],
  "2-String Kite": ["Two-string kite"],
  "Turbot Fish": ["Two-string kite"],
  "Empty Rectangle": ["Empty rectangle"],
  "Finned X-Wing": ["Empty rectangle"],
  "Sashimi X-Wing": ["Empty rectangle"],
  "Simple Colors Trap": ["Simple colouring"],
  "XY-Wing": ["XY-wing"],
  "XYZ-Wing": ["XYZ-wing"],
  "W-Wing": ["W-wing"],
  "Uniqueness Test 1": ["Unique rectangle, type 1"],
  "Uniqueness Test 2": ["Unique rectangle, type 2"],
  "Uniqueness Test 5": ["Unique rectangle, type 2"],
  "Uniqueness Test 3": ["Unique rectangle, type 3"],
  "Uniqueness Test 4": ["Unique rectangle, type 4"],
  "Bivalue Universal Grave + 1": ["Bivalue universal grave"],
  "Remote Pair": ["Alternating inference chain"],
  "XY-Chain": ["Alternating inference chain"],
  "X-Chain": ["Long X-chain"],
  AIC: ["Alternating inference chain"],
  "Discontinuous Nice Loop": ["Alternating inference chain"],
  "Continuous Nice Loop": ["Alternating inference chain"],
};
const techniques = new Map<string, Technique>([...singles, ...beyondSingles].map((one) => [one.name, one]));

/** "r136c1,r2c5<>2" as the candidates that it names, and whether they are written or struck. */
function readEffects(text: string): { readonly writes: boolean; readonly ones: readonly number[] }[] {
  return text.split(", ").map((part) => {
    const [, cells = "", sign, digit] = /^((?:r\d+c\d+,?)+)(<>|=)(\d)$/.exec(part) ?? [];
    if (!digit) throw new Error(`not an effect: ${part}`);
    const ones = [...cells.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows = "", columns = ""]) =>
      [...rows].flatMap((row) =>
        [...columns].map((column) => candidate((Number(row) - 1) * 9 + Number(column) - 1, Number(digit))),
      ),
    );
    return { writes: sign === "=", ones };
  });
}

function effect(grid: Candidates, text: string, solution: string): void {
  for (const { writes, ones } of readEffects(text)) {
    for (const one of ones) {
      const [cell, digit] = [cellOf(one), digitOf(one)];
      expect(solution[cell] === String(digit)).toBe(writes);
      if (writes) place(grid, cell, digit);
      else if ((grid.marks[cell] ?? 0) & (1 << digit)) strike(grid, cell, digit);
    }
  }
}

/** HoDoKu also takes rectangles in which a corner has lost one of the two digits; we do not. */
function isIncomplete(grid: Candidates, step: string): boolean {
  const [, one, other, cells = ""] = /^Uniqueness Test \d: (\d)\/(\d) in (\S+) =>/.exec(step) ?? [];
  const { ones = [] } = one ? (readEffects(`${cells}=${one}`)[0] ?? {}) : {};
  return ones.some((corner) => {
    const marks = grid.marks[cellOf(corner)] ?? 0;
    return !(marks & (1 << Number(one))) || !(marks & (1 << Number(other)));
  });
}

const smaller = ["Naked pair", "Hidden pair", "Naked triple", "Hidden triple"];

/**
 * In a house with few open cells a naked and a hidden subset share these and strike the same; we find the smaller one, HoDoKu
 * triples before hidden pairs. Whether smaller subsets strike all that a step does.
 */
function isStruckBySmaller(before: Candidates, step: string): boolean {
  if (!/^(Naked|Locked|Hidden) (Triple|Quadruple)/.test(step)) return false;
  const grid = copyOf(before);
  const next = () => smaller.map((name) => techniques.get(name)?.find(grid) ?? null).find((one) => one !== null);
  for (let found = next(); found; found = next()) apply(grid, found);
  const struck = readEffects(/=> (.*)$/.exec(step)?.[1] ?? "").flatMap(({ ones }) => ones);
  return struck.every((one) => !((grid.marks[cellOf(one)] ?? 0) & (1 << digitOf(one))));
}

describe.skipIf(!here)("HoDoKu's paths", () => {
  test("wherever HoDoKu found a technique that we know, we find one too, and it is right", () => {
    const held = new Map<string, number>();
    for (const line of lines("sudoku-hodoku_paths.jsonl")) {
      const { puzzle, steps } = JSON.parse(line) as { puzzle: string; steps: readonly string[] };
      const solution = solve(puzzle) ?? "";
      const grid = gridOf(puzzle);
      for (const step of steps) {
        const name = step.split(/:| =>| in /)[0] ?? "";
        const own = equals[name];
        if (own && !isIncomplete(grid, step)) {
          const found = own.map((one) => techniques.get(one)?.find(grid) ?? null).filter((one) => one !== null);
          expect(found.length > 0 || isStruckBySmaller(grid, step), `${puzzle}: ${step}`).toBe(true);
          for (const one of found) holdStep(puzzle, solution, one);
          if (found.length > 0) held.set(name, (held.get(name) ?? 0) + 1);
        }
        effect(grid, /=> (.*)$/.exec(step)?.[1] ?? step.slice(step.indexOf(": ") + 2), solution);
      }
    }
    expect([...held.keys()].sort()).toEqual(Object.keys(equals).sort());
  });
});

describe.skipIf(!here)("every board is explained to its end, with no step wrong", () => {
  test.each([
    ["sudoku-everyday.txt", 5],
    ["sudoku-17clue.txt", 5],
    ["sudoku-top1465.txt", 24],
    ["sudoku-hardest.txt", 40],
  ] as const)("%s", (name, every) => {
    for (const board of lines(name, every * fewer)) expect(levelOf(board), board).toBeGreaterThanOrEqual(1);
  });

  test("a board with no or with several solutions has no grade", () => {
    for (const line of [...lines("sudoku-none.txt", 10), ...lines("sudoku-multi.txt", 10)])
      expect(grade(line.split(" ")[0] ?? "")).toBeNull();
  });
});
