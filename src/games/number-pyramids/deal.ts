import type { Random } from "../../maths/random.ts";
import { isWhole, type Rational, rational } from "../../maths/rational.ts";
import { range } from "../../maths/whole.ts";
import { type Grade, grades, worked } from "./grade.ts";
import type { Law } from "./law.ts";
import { bricksOf } from "./layout.ts";
import type { Pyramid } from "./pyramid.ts";
import { builtOn } from "./solve.ts";

/** No numerator and no denominator in a pyramid that is dealt is larger. */
const largest = 10_000n;

/** A pyramid of exactly this grade, from which no given brick could be left out at the grade. */
export function dealPyramid(
  law: Law,
  height: number,
  grade: Grade,
  random: Random,
  tell?: (tried: number) => void,
): Pyramid {
  const hardest = grades.indexOf(grade);
  for (let tried = 1; ; tried++) {
    if (tried % 20 === 0) tell?.(tried);
    const full = fullPyramid(law, height, grade, random);
    if (!full) continue;
    const pyramid = emptied({ law, height, givens: full }, hardest, random);
    if (worked(pyramid).hardest === hardest) return pyramid;
  }
}

/** Takes bricks away, in a random order, as long as the rest can be found by techniques up to the hardest allowed. */
function emptied(full: Pyramid, hardest: number, random: Random): Pyramid {
  let pyramid = full;
  for (const brick of random.shuffle(range(0, bricksOf(full.height) - 1))) {
    const fewer = { ...pyramid, givens: pyramid.givens.with(brick, null) };
    if (worked(fewer, hardest).isDone) pyramid = fewer;
  }
  return pyramid;
}

/** Numbers for all bricks: whole and not below zero up to Medium, below zero too at Hard, fractions at Expert. Null where they got too large. */
function fullPyramid(law: Law, height: number, grade: Grade, random: Random): readonly Rational[] | null {
  const full = builtOn(law, lowestRow(law, height, grade, random));
  if (full.some(({ num, den }) => num > largest || -num > largest || den > largest)) return null;
  const fits = {
    easy: () => true,
    medium: () => true,
    hard: () => law === "multiply" || full.some(({ num }) => num < 0n),
    expert: () => full.some((value) => !isWhole(value)),
  };
  return fits[grade]() ? full : null;
}

function lowestRow(law: Law, height: number, grade: Grade, random: Random): readonly Rational[] {
  const row = (one: () => Rational) => Array.from({ length: height }, one);
  const whole = (from: number, to: number) => row(() => rational(random.whole(from, to)));
  if (law === "multiply") {
    // The middle of the lowest row counts most: six times in a pyramid of five rows.
    const most = height === 3 ? 9 : height === 4 ? 5 : 3;
    const fraction = () => rational(random.whole(1, most), random.whole(1, height === 5 ? 2 : 4));
    return grade === "expert" ? row(fraction) : whole(1, most);
  }
  if (grade === "expert") {
    const parts = random.pick([2, 3, 4]);
    return row(() => rational(random.whole(-12, 12), parts));
  }
  if (grade === "hard") return whole(-9, 9);
  return law === "add" ? whole(1, 9) : falling(height, random);
}

/** A lowest row whose differences, and theirs in turn, are never below zero: it grows from the right side of the pyramid. */
function falling(height: number, random: Random): readonly Rational[] {
  let row = [rational(random.whole(1, 9))];
  while (row.length < height) {
    const below = [rational(random.whole(1, 9))];
    for (const above of row.toReversed()) below.unshift(rational(above.num + (below[0]?.num ?? 0n)));
    row = below;
  }
  return row;
}
