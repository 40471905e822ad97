import type { Random } from "../../maths/random.ts";
import { appraise, fits, stuck } from "./appraise.ts";
import { type Dig, startDig } from "./dig.ts";
import type { Grade } from "./ladder.ts";
import { layoutOf, type Size } from "./layout.ts";

export { grade } from "./grade.ts";

export interface Dealt {
  /** The givens in reading order, with dots for empty cells. */
  readonly board: string;
  /** The one solution. */
  readonly key: string;
  readonly grade: Grade;
}

/** How many changes without gain are made to a board before another full grid is begun with. */
const patience = 60;
/** A change puts so many pairs of givens back, then tries so many others and takes away so many of them at most. */
const change = { restored: 3, tried: 8, removed: 4 };

/**
 * A board with exactly one solution that needs exactly this grade, its givens symmetric by half a turn. Sizes below 9 are for
 * Easy, and 6 for Medium. `tell` hears how many full grids were tried.
 */
export function deal(
  { grade, size = 9 }: { readonly grade: Grade; readonly size?: Size },
  random: Random,
  tell?: (tried: number) => void,
): Dealt {
  const layout = layoutOf(size);
  for (let tried = 1; ; tried++) {
    const dig = startDig(layout, random);
    for (const pair of random.shuffle(dig.pairs)) dig.remove(pair);
    if (grade === "Easy" ? ease(dig, size, random) : walk(dig, grade, size, random))
      return { board: dig.values.join("").replaceAll("0", "."), key: dig.full.join(""), grade };
    tell?.(tried);
  }
}

/** Puts givens back until singles are enough, and on 9x9 until there are 28 to 36: fewer make a long search for a beginner. */
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
 * Changes the board by a few givens at a time and keeps what is no farther from the grade. Boards that need exactly a Hard
 * technique are one in 1,000 of those with few givens; they are found so in 370 looks, and those of other grades in 5 to 30.
 */
function walk(dig: Dig, grade: Grade, size: Size, random: Random): boolean {
  let score = appraise(dig.values, grade, size);
  for (let still = 0; score < fits && still < patience; still++) {
    dig.keep();
    // Where only the rest is too hard, one more pair of givens may be enough.
    if (score >= stuck + 1 && random.whole(1, 10) <= 3) restoreSome(dig, 1, random);
    else {
      restoreSome(dig, change.restored, random);
      removeSome(dig, random);
    }
    const next = appraise(dig.values, grade, size);
    if (next > score) still = 0;
    if (next < score) dig.goBack();
    else score = next;
  }
  return score === fits;
}

function restoreSome({ values, pairs, restore }: Dig, count: number, random: Random): void {
  const away = random.shuffle(pairs.filter((pair) => values[pair] === 0));
  for (const pair of away.slice(0, count)) restore(pair);
}

function removeSome({ values, pairs, remove }: Dig, random: Random): void {
  const given = random.shuffle(pairs.filter((pair) => values[pair] !== 0));
  let removed = 0;
  for (const pair of given.slice(0, change.tried)) {
    if (remove(pair)) removed++;
    if (removed === change.removed) return;
  }
}
