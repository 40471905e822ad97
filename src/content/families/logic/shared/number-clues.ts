import { type Random, random } from "../../../../maths/random.ts";
import { range } from "../../../../maths/whole.ts";

/** What a clue says about a two-digit number. */
export type NumberClue =
  | { readonly says: "multiple" | "not multiple"; readonly of: number }
  | { readonly says: "more" | "less"; readonly than: number }
  | { readonly says: "digits add to"; readonly total: number }
  /** The tens digit is larger (or smaller) than the ones digit by that much. */
  | { readonly says: "tens larger" | "tens smaller"; readonly by: number }
  | { readonly says: "left over"; readonly in: number; readonly left: number };

export interface NumberPuzzle {
  readonly number: number;
  /** Tightest first. */
  readonly clues: readonly NumberClue[];
  /** The numbers that fit the first clue, the first two, and so on. */
  readonly left: readonly (readonly number[])[];
}

const all = range(10, 99);

/** A secret two-digit number with three or four clues of the given kinds, none of them idle. The same seed, the same clues. */
export function numberPuzzle(seed: number, kinds: readonly NumberClue["says"][]): NumberPuzzle {
  const dice = random(seed);
  for (;;) {
    const number = dice.pick(all);
    const clues = dice
      .shuffle(kinds)
      .slice(0, dice.whole(3, 4))
      .map((says) => drawn(says, number, dice));
    if (!clues.every((clue) => holds(clue, number) && isFair(clue))) continue;
    if (fitting(clues).length !== 1) continue;
    if (clues.some((clue) => fitting(clues.filter((one) => one !== clue)).length === 1)) continue;
    const sorted = clues.toSorted((a, b) => fitting([a]).length - fitting([b]).length);
    const left = sorted.map((_, i) => fitting(sorted.slice(0, i + 1)));
    if ((left[0]?.length ?? 0) <= 12) return { number, clues: sorted, left };
  }
}

/** A clue of that kind about the number; it may yet be false. */
function drawn(says: NumberClue["says"], number: number, dice: Random): NumberClue {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  switch (says) {
    case "multiple":
    case "not multiple":
      return { says, of: dice.pick([2, 3, 4, 5, 6, 7, 8]) };
    case "more":
    case "less":
      return { says, than: dice.pick([20, 30, 40, 50, 60, 70, 80]) };
    case "digits add to":
      return { says, total: tens + ones };
    case "tens larger":
    case "tens smaller":
      return { says, by: Math.abs(tens - ones) };
    case "left over": {
      const group = dice.pick([4, 5, 6, 9]);
      return { says, in: group, left: number % group };
    }
  }
}

function isFair(clue: NumberClue): boolean {
  if (clue.says === "left over") return clue.left > 0;
  if (clue.says === "digits add to") return clue.total > 2 && clue.total < 17;
  return !("by" in clue) || (clue.by > 0 && clue.by < 8);
}

function fitting(clues: readonly NumberClue[]): number[] {
  return all.filter((number) => clues.every((clue) => holds(clue, number)));
}

function holds(clue: NumberClue, number: number): boolean {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  switch (clue.says) {
    case "multiple":
      return number % clue.of === 0;
    case "not multiple":
      return number % clue.of !== 0;
    case "more":
      return number > clue.than;
    case "less":
      return number < clue.than;
    case "digits add to":
      return tens + ones === clue.total;
    case "tens larger":
      return tens - ones === clue.by;
    case "tens smaller":
      return ones - tens === clue.by;
    case "left over":
      return number % clue.in === clue.left;
  }
}
