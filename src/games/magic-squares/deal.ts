import type { Fair, Settings } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import { fractionText, type Rational } from "../../maths/rational.ts";
import { range } from "../../maths/whole.ts";
import type { Board } from "./board/board.ts";
import { writeKey } from "./board/key.ts";
import { counting, fractions, type NumberSet, products, withNegatives } from "./board/number-sets.ts";
import { fixedTotal, pickedTotal } from "./board/totals.ts";
import { figureOf, type Kind } from "./figures/figure.ts";
import { gradeName } from "./grades.ts";
import { puzzleOf } from "./position/position.ts";
import { type GradeChoice, readChoice } from "./settings.ts";
import { search } from "./solver/solver.ts";
import { sumsOf } from "./solver/sums.ts";
import { hardestStep, type Level } from "./techniques/person.ts";

/** A board of the grade that was chosen, with one solution. */
export function deal(settings: Settings, random: Random, tell: (tried: number) => void = () => undefined): Fair<Board> {
  const { kind, size, grade } = readChoice(settings);
  for (let tried = 1; ; tried++) {
    tell(tried);
    const full = filled(kind, size, grade, random);
    const fair = full && dug(full.board, full.solution, grade, random);
    if (fair) return fair;
  }
}

/** An empty board and one way to fill it; null where the numbers that came up do not fit the figure. */
function filled(kind: Kind, size: number, grade: GradeChoice, random: Random) {
  const cells = figureOf(kind, size).places.length;
  const set = numbersFor(kind, size, cells, grade, random);
  const total = kind === "triangle" ? pickedTotal(set, random) : fixedTotal(kind, size, set);
  if (!total) return null;
  const board = emptyBoard(kind, size, set, total);
  const order = random.shuffle(range(1, cells));
  // Most searches meet a solution within some 1,000 positions; the others are given up for a new order.
  const [solution] = search(sumsOf(board), { limit: 1, bound: 20_000, order }).solutions;
  return solution ? { board, solution } : null;
}

function numbersFor(kind: Kind, size: number, cells: number, grade: GradeChoice, random: Random): NumberSet {
  if (grade === "easy" || grade === "medium") return counting(cells);
  if (grade === "hard") return withNegatives(kind, size, cells, random);
  return random.whole(1, 3) === 1 ? products(kind, size, random) : fractions(cells, random);
}

function emptyBoard(kind: Kind, size: number, { operation, numbers }: NumberSet, total: Rational): Board {
  return {
    kind,
    size,
    operation,
    total: fractionText(total),
    numbers: numbers.map(fractionText),
    givens: numbers.map(() => 0),
  };
}

const levels: Readonly<Record<GradeChoice, Level>> = { easy: 0, medium: 1, hard: 2, expert: 3 };

/**
 * The least that the hardest step of a board has to be. The smallest squares and triangles never need more than Medium
 * steps (person.test.ts counts their boards through); there the numbers alone make a board Hard or Expert.
 */
function leastStep(kind: Kind, size: number, grade: GradeChoice): Level {
  if (grade === "easy") return 0;
  return grade === "medium" || (size === 3 && kind !== "star") ? 1 : 2;
}

/** Takes numbers away as long as the steps of the grade fill the board; null where much easier ones do, too. */
function dug(empty: Board, solution: readonly number[], grade: GradeChoice, random: Random): Fair<Board> | null {
  const puzzle = puzzleOf(empty);
  const highest = levels[grade];
  let givens = solution;
  for (const cell of random.shuffle(range(0, solution.length - 1))) {
    const fewer = givens.with(cell, 0);
    if (hardestStep(puzzle, fewer, highest) !== null) givens = fewer;
  }
  const hardest = hardestStep(puzzle, givens, highest);
  if (hardest === null || hardest.level < leastStep(empty.kind, empty.size, grade)) return null;
  const board = { ...empty, givens };
  // The steps leave no choice, so there is one solution; the solver, which knows nothing of steps, has to agree.
  const { solutions } = search(sumsOf(board), { limit: 2 });
  if (solutions.length !== 1) throw new Error("a step was not sound");
  return {
    board,
    key: writeKey(board, solution),
    grade: gradeName(board, hardest.level),
    technique: hardest.technique,
  };
}
