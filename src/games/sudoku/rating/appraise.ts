import { type Candidates, copyInto, emptyGrid, place } from "../board/candidates.ts";
import { layoutOf, type Size } from "../board/layout.ts";
import { ceilingOf, type Grade, gradeOf } from "./grades.ts";
import { lookQuickly } from "./quick-look.ts";
import { rate, stepsWithoutMarks } from "./rate.ts";

/** What `appraise` gives where the board needs exactly the grade. */
export const fits = 99;
/** What it gives at the least where techniques of Medium are met, but none that needs pencil marks. */
const direct = 0.35;
/** What it gives at the least where thinking of the grade does not come to the end. */
export const stuck = 1;

const room = ([4, 6, 9] as const).map((size) => ({
  size,
  empty: emptyGrid(layoutOf(size)),
  grid: emptyGrid(layoutOf(size)),
}));

/**
 * How near a board with one solution is to needing exactly this grade. Below 1: it is too easy, the more the lower. From 1:
 * it is too hard. From 2: it is too hard, but techniques of the grade strike something; from 3: by that they come nearer to the
 * end, and the rest is as much as is left after the point. `isFormer`: as when boards of Medium were dealt that need no pencil marks.
 */
export function appraise(values: Uint8Array, grade: Grade, size: Size, isFormer = false): number {
  const { empty, grid } = room.find((one) => one.size === size) as (typeof room)[number];
  const isQuick = size === 9 && grade !== "Easy" && grade !== "Medium";
  if (isQuick) lookQuickly(values, grid);
  else begin(grid, empty, values);
  // How many cells were empty when the first technique of the grade was needed.
  let before = 0;
  const ceiling = ceilingOf(grade === "Extreme" ? "Expert" : grade);
  const { solved, level } = rate(grid, ceiling, (step) => {
    if (before === 0 && gradeOf(step.level) === grade) before = grid.empty;
  });
  if (solved && gradeOf(level) !== grade) return level / 10;
  if (solved) {
    if (grade !== "Medium" || isFormer) return fits;
    begin(grid, empty, values);
    const steps = stepsWithoutMarks(grid);
    return steps === null ? fits : direct + Math.min(steps, 9) / 100;
  }
  if (grade === "Extreme") return fits;
  if (before === 0) return stuck;
  return before > grid.empty ? stuck + 2 + Math.floor(((before - grid.empty) / before) * 4) / 4 : stuck + 1;
}

/** The grid with these givens. */
function begin(grid: Candidates, empty: Candidates, values: Uint8Array): void {
  copyInto(grid, empty);
  for (let cell = 0; cell < values.length; cell++) if (values[cell]) place(grid, cell, values[cell] as number);
}
