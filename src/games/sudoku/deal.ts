import type { Random } from "../../maths/random.ts";
import { layoutOf, type Size } from "./board/layout.ts";
import { type Dig, startDig } from "./dealing/dig.ts";
import { appraise, fits, stuck } from "./rating/appraise.ts";
import { gradeOfBoard } from "./rating/grade.ts";
import type { Grade } from "./rating/grades.ts";
import { faultOf } from "./settings.ts";

export interface Dealt {
  /** The givens in reading order, with dots for empty cells. */
  readonly board: string;
  /** The one solution. */
  readonly key: string;
  readonly grade: Grade;
  readonly technique: string;
}

/** How many changes without gain are made to a board before another full grid is begun with. */
const patience = 100;
/** A change puts one pair of givens back, then tries so many others and takes away so many of them at most. */
const change = { tried: 8, removed: 4 };

export interface Wanted {
  readonly grade: Grade;
  readonly size?: Size;
  /** As when boards of Medium were dealt that need no pencil marks: what codes from then name. */
  readonly isFormer?: boolean;
}

/**
 * A board with exactly one solution that needs exactly this grade, its givens symmetric by half a turn. Sizes below 9 are for
 * Easy, and 6 for Expert. `tell` hears how many full grids were tried.
 */
export function deal(
  { grade, size = 9, isFormer = false }: Wanted,
  random: Random,
  tell?: (tried: number) => void,
): Dealt {
  const fault = faultOf(size, grade, isFormer);
  if (fault !== null) throw new RangeError(fault);
  const layout = layoutOf(size);
  for (let tried = 1; ; tried++) {
    const dig = startDig(layout, random);
    for (const pair of random.shuffle(dig.pairs)) dig.remove(pair);
    if (grade === "Easy" ? ease(dig, size, random) : walk(dig, grade, size, random, isFormer))
      return dealt(dig, grade, isFormer);
    tell?.(tried);
  }
}

function dealt({ values, full }: Dig, grade: Grade, isFormer: boolean): Dealt {
  const board = values.join("").replaceAll("0", ".");
  const { technique, grade: found } = gradeOfBoard(board);
  return { board, key: full.join(""), grade: isFormer ? found : grade, technique };
}

/**
 * Puts givens back until singles are enough, and on 9x9 until there are about 28 to 36: fewer make a long search for a beginner.
 * (27 in one board of a thousand: the middle cell counts as a pair. To count it right would change what seeds deal.)
 */
function ease(dig: Dig, size: Size, random: Random): boolean {
  const least = size === 9 ? random.whole(28, 36) : 0;
  const away = random.shuffle(dig.pairs.filter((pair) => dig.values[pair] === 0));
  let given = dig.values.filter(Boolean).length;
  for (const pair of away) {
    if (given >= least && appraise(dig.values, "Easy", size) === fits) break;
    dig.restore(pair);
    given += 2;
  }
  return appraise(dig.values, "Easy", size) === fits;
}

/**
 * Changes the board by a few givens at a time and keeps what is no farther from the grade. Of boards with few givens one in 300
 * needs exactly a Hard technique, and each takes 41 proofs to make; a walk gets there in 310 looks (other grades: 14 to 35).
 */
function walk({ values, pairs, ...dig }: Dig, grade: Grade, size: Size, random: Random, isFormer: boolean): boolean {
  let score = appraise(values, grade, size, isFormer);
  for (let still = 0; score < fits && still < patience; still++) {
    dig.keep();
    // Without what is put back now: to take that away again would change nothing.
    const given = pairs.filter((pair) => values[pair] !== 0);
    dig.restore(random.pick(pairs.filter((pair) => values[pair] === 0)));
    // Where only the rest is too hard, one more pair of givens may be enough.
    const isEnough = score >= stuck + 1 && random.whole(1, 10) <= 4;
    for (let tried = 0, removed = 0; !isEnough && tried < change.tried && removed < change.removed; tried++) {
      const [pair] = given.splice(random.whole(0, given.length - 1), 1);
      if (pair === undefined) break;
      if (dig.remove(pair)) removed++;
    }
    const next = appraise(values, grade, size, isFormer);
    if (next > score) still = 0;
    if (next < score) dig.goBack();
    else score = next;
  }
  return score === fits;
}
