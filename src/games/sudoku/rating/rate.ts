import { type Candidates, cellOf, digitOf, place, settle, strike } from "../board/candidates.ts";
import type { Finding, Technique } from "../techniques/finding.ts";
import { beyondSingles, directSteps, singles, withoutMarks } from "./ladder.ts";

/** The first step that a person would see: the easiest technique that finds anything, of those below the ceiling. */
export function easiest(grid: Candidates, techniques: readonly Technique[], ceiling: number): Finding | null {
  for (const technique of techniques) {
    if (technique.level >= ceiling) break;
    const found = technique.find(grid);
    if (found && found.level < ceiling) return found;
  }
  return null;
}

/** Does what a step says. */
export function apply(grid: Candidates, { place: placed, strike: struck }: Finding): void {
  for (const one of struck) {
    if ((grid.marks[cellOf(one)] as number) & (1 << digitOf(one))) strike(grid, cellOf(one), digitOf(one));
  }
  for (const one of placed) place(grid, cellOf(one), digitOf(one));
}

/** How far thinking went. */
export interface Rating {
  readonly solved: boolean;
  /** The hardest technique that was used, whether or not it led to the end; the level is 0 where singles were enough. */
  readonly technique: string;
  readonly level: number;
}

/**
 * Solves the grid, which is changed, with the easiest step each time, of those below the ceiling. `hear` is told of each step
 * beyond singles before it is taken.
 */
export function rate(grid: Candidates, ceiling = Number.POSITIVE_INFINITY, hear?: (step: Finding) => void): Rating {
  let technique = "";
  let level = 0;
  for (;;) {
    settle(grid);
    if (grid.empty === 0 || grid.broken) break;
    const step = easiest(grid, beyondSingles, ceiling);
    if (step === null) break;
    hear?.(step);
    apply(grid, step);
    if (step.level > level) ({ technique, level } = step);
  }
  return { solved: grid.empty === 0 && !grid.broken, technique, level };
}

/**
 * How hard the grid, which is changed, is for somebody who makes no pencil marks: singles, and what strikes candidates and leaves
 * a single at once.
 */
export function rateWithoutMarks(grid: Candidates): Rating {
  let hardest = { technique: singles[0]?.name ?? "", level: singles[0]?.level ?? 0 };
  for (;;) {
    const step = grid.broken ? null : easiest(grid, withoutMarks, Number.POSITIVE_INFINITY);
    if (step === null) break;
    apply(grid, step);
    if (step.level > hardest.level) hardest = step;
  }
  return { solved: grid.empty === 0 && !grid.broken, technique: hardest.technique, level: hardest.level };
}

/**
 * How many steps beyond singles somebody who makes no pencil marks takes to the end of the grid, which is changed; null where
 * they do not lead there.
 */
export function stepsWithoutMarks(grid: Candidates): number | null {
  for (let steps = 0; ; steps++) {
    settle(grid);
    if (grid.empty === 0 && !grid.broken) return steps;
    const step = grid.broken ? null : easiest(grid, directSteps, Number.POSITIVE_INFINITY);
    if (step === null) return null;
    apply(grid, step);
  }
}
