import { gcd } from "../../maths/whole.ts";
import type { Candidate } from "./consistent.ts";
import { answerCode, answerCodes } from "./score.ts";

/** Pairs that are compared for one hint: 10 to 20 ms. */
const effort = 2_000_000;

export interface Split {
  readonly guess: Candidate;
  /** How many secrets at most fit after this guess, whatever the answer. */
  readonly most: number;
}

/**
 * Of the candidates the guess after which fewest can be left; among equals the one whose answers leave fewer on average.
 * All are compared up to 1,400 candidates, and of more as many as there is time for, scattered over the list. What it says
 * about the guess it gives is exact in either case. Null where there is no candidate.
 */
export function bestSplit(candidates: readonly Candidate[]): Split | null {
  const size = candidates.length;
  const tries = Math.min(size, Math.max(8, Math.floor(effort / Math.max(1, size))));
  const step = tries === size ? 1 : scatter(size);
  const classes = new Uint32Array(answerCodes);
  let best: Split | null = null;
  let bestSquares = 0;
  for (let at = 0; at < tries; at++) {
    const guess = candidates[(at * step) % size];
    if (!guess) break;
    classes.fill(0);
    for (const { pattern } of candidates) {
      const code = answerCode(guess.pattern, pattern);
      classes[code] = (classes[code] ?? 0) + 1;
    }
    let [most, squares] = [0, 0];
    for (const secrets of classes) {
      if (secrets > most) most = secrets;
      squares += secrets * secrets;
    }
    if (best === null || most < best.most || (most === best.most && squares < bestSquares)) {
      best = { guess, most };
      bestSquares = squares;
    }
  }
  return best;
}

/** A step that goes about the golden part of the list and reaches every place once. */
function scatter(size: number): number {
  let step = Math.round(size * 0.618);
  while (gcd(step, size) !== 1) step += 1;
  return step;
}
