import { candidatesOf } from "../board/candidates.ts";
import { layoutOf } from "../board/layout.ts";
import { type Board, digitsOf, readBoard, sizeOfBoard } from "../board/text.ts";
import { fillings } from "../solver/fillings.ts";
import { createSolver } from "../solver/solver.ts";
import { type Grade, gradeOf } from "./grades.ts";
import { rate, rateWithoutMarks } from "./rate.ts";

export interface Graded {
  /** The hardest technique that is needed when the easiest step is taken each time. */
  readonly technique: string;
  readonly grade: Grade;
  /** How hard that technique is, finer than the grade; near to the ratings of Sudoku Explainer, 1.0 to about 9. */
  readonly level: number;
}

const solver = createSolver();

/** How many solutions a board has, counted up to two, and the first of them. */
export function solutionsOf(board: Board): { readonly count: number; readonly solution: string } {
  const digits = digitsOf(board);
  if (digits.length === 81) return { count: solver.count(digits, 2), solution: solver.solution.join("") };
  const found = fillings(candidatesOf(layoutOf(sizeOfBoard(board)), digits), 2);
  return { count: found.length, solution: found[0]?.join("") ?? "" };
}

/** The grade of a grid in any form that `readBoard` reads; null where it has not exactly one solution. */
export function grade(grid: string): Graded | null {
  const read = readBoard(grid);
  return "problem" in read || solutionsOf(read.value).count !== 1 ? null : gradeOfBoard(read.value);
}

/** The grade of a board that has exactly one solution. */
export function gradeOfBoard(board: Board): Graded {
  const layout = layoutOf(sizeOfBoard(board));
  const digits = digitsOf(board);
  const hardest = rate(candidatesOf(layout, digits));
  const isMarked = gradeOf(hardest.level) !== "Easy" && gradeOf(hardest.level) !== "Medium";
  const easy = isMarked ? null : rateWithoutMarks(candidatesOf(layout, digits));
  const { technique, level } = easy?.solved ? easy : hardest;
  return { technique, level, grade: gradeOf(level) };
}
