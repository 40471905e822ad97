import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { oneIn } from "../../src/engine/contract-tests/scale.ts";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import type { Board } from "../../src/games/kenken/board/board.ts";
import game from "../../src/games/kenken/game.ts";
import { grades } from "../../src/games/kenken/rating/grade-names.ts";
import { gradeOf } from "../../src/games/kenken/rating/grades.ts";
import { allSolutions } from "../../src/games/kenken/solver/naive.ts";
import { countSolutions } from "../../src/games/kenken/solver/solver.ts";

// Boards that keen of Simon Tatham's collection made and solved. They are kept beside the project, not in it.
const file = new URL("../../../shared/oracles/keen.jsonl", import.meta.url);
const here = existsSync(file);
if (!here) console.log("KenKen: skipped, there is no file ../shared/oracles/keen.jsonl beside the project");

interface Case {
  readonly id: string;
  readonly w: number;
  readonly cages: readonly { readonly op: "+" | "-" | "*" | "/"; readonly target: number; readonly cells: number[] }[];
  readonly solution: string;
  /** What keen says that it needs: easy, normal, hard, extreme. */
  readonly grade: string;
}
const cases: Case[] = here
  ? readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];

/** Every fifth meets each size and each grade; all of them take minutes. */
const tried = oneIn(5, cases);

function boardOf(id: string): Board {
  const read = game.board.read(id);
  if (isProblem(read)) throw new Error(`${id}: ${read.problem}`);
  return read.value;
}

describe.skipIf(!here)("boards of keen", () => {
  test("are read as the cages that keen has, and written as the same text", () => {
    const signs = { add: "+", subtract: "-", multiply: "*", divide: "/", hidden: "?" };
    for (const { id, w, cages } of cases) {
      const board = boardOf(id);
      expect(board.size).toBe(w);
      expect(board.cages.map(({ cells, operation, target }) => ({ op: signs[operation], target, cells }))).toEqual(
        cages,
      );
      expect(game.board.write(board)).toBe(id);
    }
    expect(cases).toHaveLength(875);
  });

  test("have one solution, keen's", () => {
    for (const { id, solution } of tried) {
      expect(countSolutions(id, 2), id).toBe(1);
      expect(game.judge(boardOf(id)), id).toMatchObject({ key: solution });
    }
  });

  test("are checked to the end with their signs hidden, too", () => {
    for (const { id } of oneIn(
      3,
      tried.filter(({ w }) => w === 9),
    )) {
      const board = boardOf(id);
      const cages = board.cages.map((cage) =>
        cage.cells.length > 1 ? { ...cage, operation: "hidden" as const } : cage,
      );
      const judged = game.judge({ ...board, cages });
      expect("problem" in judged ? judged.problem : "", id).not.toMatch(/not checked/);
    }
  });

  test("of 3x3 and 4x4 have one solution by plain search, too", () => {
    const small = tried.filter(({ w }) => w < 5);
    expect(small.length).toBeGreaterThan(40);
    for (const { id, solution } of small) expect(allSolutions(boardOf(id)), id).toEqual([solution]);
  });

  test("lose their only solution, or gain others, when a target is changed", () => {
    let none = 0;
    for (const { id, solution } of tried.filter(({ w }) => w < 5)) {
      const board = boardOf(id);
      const [first, ...rest] = board.cages;
      if (!first) continue;
      const changed = { ...board, cages: [{ ...first, target: first.target + 1 }, ...rest] };
      const solutions = allSolutions(changed);
      expect(solutions).not.toContain(solution);
      expect(countSolutions(game.board.write(changed), 100), id).toBe(solutions.length);
      if (solutions.length === 0) {
        none++;
        expect(game.judge(changed)).toEqual({ problem: expect.stringMatching(/^This board has no solution: /) });
      } else if (solutions.length > 1)
        expect(game.judge(changed)).toEqual({ problem: expect.stringMatching(/more than one solution/) });
    }
    expect(none).toBeGreaterThan(20);
  });

  test("are never misled by a technique, and graded much as keen grades them", () => {
    const theirs = ["easy", "normal", "hard", "extreme"];
    const table = theirs.map(() => grades.map(() => 0));
    const pairs = tried.map(({ id, solution, grade }) => {
      const { grade: ours, position } = gradeOf(boardOf(id));
      for (const [cell, value] of [...solution].entries())
        expect((position.candidates[cell] ?? 0) & (1 << (Number(value) - 1)), id).not.toBe(0);
      const pair = [theirs.indexOf(grade), grades.indexOf(ours ?? "Unreasonable")] as const;
      const row = table[pair[0]];
      if (row) row[pair[1]] = (row[pair[1]] ?? 0) + 1;
      return pair;
    });
    const correlation = spearman(pairs);
    console.log(
      [
        `KenKen: rank correlation of our grades with keen's on ${tried.length} boards: ${correlation.toFixed(3)}`,
        `  keen's grade, then ours: ${grades.join(", ")}`,
        ...theirs.map((name, at) => `  ${name.padEnd(8)} ${table[at]?.map((n) => String(n).padStart(4)).join("")}`),
      ].join("\n"),
    );
    expect(correlation).toBeGreaterThan(0.9);
  });

  test("are solved by following hints, each of which agrees with the solution", () => {
    for (const { id, solution } of oneIn(2, tried)) {
      let state = game.start(boardOf(id));
      let steps = 0;
      while (game.outcome(state) === "open") {
        const step = game.nextStep(state, solution);
        if (!step || steps++ > 2000) throw new Error(`${id}: no way on`);
        for (const move of step.moves) {
          if (move.do === "write") expect(String(move.value), `${id}: ${step.why}`).toBe(solution[move.cell]);
          if (move.do === "strike")
            for (const { cell, value } of move.marks)
              expect(String(value), `${id}: ${step.why}`).not.toBe(solution[cell]);
          const next = game.play(state, move);
          if (isRefusal(next)) throw new Error(`${id}: ${next.refusal}`);
          state = next;
        }
      }
      expect(state.cells.join("")).toBe(solution);
    }
  });
});

/** Spearman's rank correlation, ties sharing the middle of their ranks. */
function spearman(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length;
      return below + values.filter((other) => other === value).length / 2;
    });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [one, other] = [ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b))];
  const [a, b] = [mean(one), mean(other)];
  const covariance = mean(one.map((rank, at) => (rank - a) * ((other[at] ?? 0) - b)));
  return covariance / Math.sqrt(mean(one.map((rank) => (rank - a) ** 2)) * mean(other.map((rank) => (rank - b) ** 2)));
}
