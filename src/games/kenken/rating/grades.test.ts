import { describe, expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import type { Board } from "../board/board.ts";
import { positionFrom } from "../position/position.ts";
import { allSolutions, randomBoard } from "../solver/naive.ts";
import { type Grade, grades } from "./grade-names.ts";
import { firstFinding, gradeOf, hardestTechnique } from "./grades.ts";

const sets = ["add", "addsub", "addsubmul", "all", "hidden"] as const;

/** Thinks step by step, as hints go, with nothing harder than `most`; gives the candidates at the end and the grades on the way. */
function think(board: Board, most: Grade): { candidates: number[]; hardest: Grade | null; techniques: string[] } {
  const { size } = board;
  const cells = new Array<number>(size * size).fill(0);
  let candidates = cells.map(() => (1 << size) - 1);
  let hardest: Grade | null = null;
  const techniques: string[] = [];
  while (cells.includes(0)) {
    const position = positionFrom(board, { candidates, cells });
    const found = firstFinding(position);
    if (!found || grades.indexOf(found.grade) > grades.indexOf(most)) break;
    if (hardest === null || grades.indexOf(found.grade) > grades.indexOf(hardest)) hardest = found.grade;
    techniques.push(found.finding.technique);
    candidates = Array.from(position.candidates);
    for (const cell of position.struck.keys()) {
      const mask = candidates[cell] ?? 0;
      if (Math.log2(mask) % 1 !== 0) continue;
      cells[cell] = Math.log2(mask) + 1;
      for (const [other, before] of candidates.entries())
        if (other !== cell && (other % size === cell % size || Math.floor(other / size) === Math.floor(cell / size)))
          candidates[other] = before & ~mask;
    }
  }
  return { candidates, hardest, techniques };
}

const keepsAll = (candidates: ArrayLike<number>, solutions: readonly string[]) =>
  solutions.every((solution) =>
    Array.from(solution).every((value, cell) => (candidates[cell] ?? 0) & (1 << (Number(value) - 1))),
  );

describe.each(sets)("%s", (set) => {
  test("no technique takes away what some solution has, on boards with one solution and with many", () => {
    let many = 0;
    for (let seed = 0; seed < 150; seed++) {
      const board = randomBoard(4, set, random(seed), 2 + (seed % 4));
      const solutions = allSolutions(board);
      if (solutions.length > 1) many++;
      for (const most of ["Easy", "Normal", "Hard", "Extreme", undefined] as const) {
        const { grade, position } = gradeOf(board, most);
        expect(keepsAll(position.candidates, solutions), `${seed} ${most}`).toBe(true);
        if (grade !== null) expect(solutions, `${seed} ${most}`).toHaveLength(1);
      }
      expect(keepsAll(think(board, "Unreasonable").candidates, solutions), `${seed}`).toBe(true);
    }
    expect(many).toBeGreaterThan(50);
  });

  test("hints and grading come to the same end at each grade", () => {
    // The five at the end are boards on which news of one technique once did not reach another.
    for (const seed of [...Array.from({ length: 16 }, (_, at) => 1030 + at), 1121, 1145, 1161, 1173, 1250]) {
      const board = randomBoard(4 + (seed % 6), set, random(seed), 3 + (seed % 2));
      for (const most of ["Easy", "Normal", "Hard"] as const)
        expect(think(board, most).candidates, `${seed} ${most}`).toEqual(
          Array.from(gradeOf(board, most).position.candidates),
        );
      const { grade, position } = gradeOf(board);
      const { candidates, hardest } = think(board, "Extreme");
      expect(candidates, `${seed}`).toEqual(Array.from(position.candidates));
      if (grade !== null) expect(hardest, `${seed}`).toBe(grade);
    }
  });

  test("the hardest technique is one that hints show, of the board's grade, and none on the way is harder", () => {
    for (let seed = 1030; seed < 1050; seed++) {
      const board = randomBoard(4 + (seed % 5), set, random(seed), 3);
      const { grade } = gradeOf(board);
      if (grade === null) continue;
      const { techniques } = think(board, grade);
      const named = hardestTechnique(board);
      expect(techniques, `${seed}`).toContain(named);
      const below = grades[grades.indexOf(grade) - 1];
      if (below) expect(think(board, below).techniques, `${seed}`).not.toContain(named);
    }
  });
});

test("a board that is turned or mirrored keeps its grade", () => {
  const turns = [
    (row: number, column: number, size: number) => row * size + size - 1 - column,
    (row: number, column: number, size: number) => (size - 1 - row) * size + column,
    (row: number, column: number, size: number) => column * size + row,
  ];
  for (let seed = 0; seed < 100; seed++) {
    const board = randomBoard(4 + (seed % 3), sets[seed % 5] ?? "all", random(seed), 3);
    const { size } = board;
    const { grade } = gradeOf(board);
    for (const turn of turns) {
      const cages = board.cages
        .map((cage) => ({
          ...cage,
          cells: cage.cells.map((cell) => turn(Math.floor(cell / size), cell % size, size)).sort((a, b) => a - b),
        }))
        .sort((one, other) => (one.cells[0] ?? 0) - (other.cells[0] ?? 0));
      expect(gradeOf({ size, cages }).grade).toBe(grade);
    }
  }
});
