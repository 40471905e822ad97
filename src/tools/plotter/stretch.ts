import type { Expression } from "../../maths/expression/tree.ts";
import { lettersOf } from "./fill.ts";
import type { Relation } from "./relation.ts";

/** From where to where a letter runs; null where no end was given. */
export interface Stretch {
  readonly from: Expression | null;
  readonly to: Expression | null;
}

/** The stretch that a condition gives its letter; null for one that gives none. */
export function stretchOf({ sides, signs }: Relation, letter: string): Stretch | null {
  const at = sides.findIndex((side) => side.kind === "name" && side.name === letter);
  const isUp = signs.every((sign) => sign === "<" || sign === "≤");
  const isDown = signs.every((sign) => sign === ">" || sign === "≥");
  const isBetween = sides.length === 2 || (sides.length === 3 && at === 1);
  const isFree = sides.every((side, i) => i === at || !lettersOf(side).has(letter));
  if (at < 0 || !isBetween || !isFree || !(isUp || isDown)) return null;
  const [before, after] = [sides[at - 1] ?? null, sides[at + 1] ?? null];
  return isUp ? { from: before, to: after } : { from: after, to: before };
}
