import { begin, candidates, changed, open, place, settled, writeDigits } from "./bands.ts";
import { chooseGuess, guess } from "./guess.ts";
import { propagate } from "./propagate.ts";
import { wholeBand } from "./tables.ts";

/** States to come back to, 30 words each: candidates and open cells. A guess settles a cell, so there are at most 81. */
const kept = new Int32Array(30 * 81);

/** How many solutions there are, up to `limit`; writes the first into `solution`. */
export function search(givens: Uint8Array | Int8Array, limit: number, solution: Uint8Array): number {
  if (!(limit >= 1) || !begin(givens)) return 0;
  return searchOn(0, limit, solution);
}

/**
 * Whether a board has a solution that differs in one of some cells from `known`, which is one; writes it into `solution`. The
 * cells are supposed to hold their known digits one after the other, and only the contraries of these guesses are searched:
 * nothing at all where the digits follow from the givens, as they do in every second proof of a dig.
 */
export function searchOther(
  givens: Uint8Array,
  known: Uint8Array,
  cells: readonly number[],
  solution: Uint8Array,
): boolean {
  begin(givens);
  let top = 0;
  for (const at of cells) {
    propagate();
    const band = Math.floor(at / 27);
    const cell = 1 << (at % 27);
    if (((open[band] as number) & cell) === 0) continue;
    guess.digit = (known[at] as number) - 1;
    guess.band = band;
    guess.cell = cell;
    keepOpposite(top);
    top += 30;
    place(guess.digit, band, cell);
  }
  if (top === 0) return false;
  comeBack(top - 30);
  return searchOn(top - 30, 1, solution) > 0;
}

/** Searches the state as it is, then those that are kept below `from`, the last one first; gives how many solutions it met. */
function searchOn(from: number, limit: number, solution: Uint8Array): number {
  let found = 0;
  let top = from;
  for (;;) {
    if (propagate()) {
      if (((open[0] as number) | (open[1] as number) | (open[2] as number)) !== 0) {
        chooseGuess();
        keepOpposite(top);
        top += 30;
        place(guess.digit, guess.band, guess.cell);
        continue;
      }
      if (found === 0) writeDigits(solution);
      if (++found + 1 > limit) return found;
    }
    if (top === 0) return found;
    top -= 30;
    comeBack(top);
  }
}

/** Keeps the state without the candidate that is going to be supposed: what remains to be searched after it. */
function keepOpposite(top: number): void {
  for (let word = 0; word < 27; word++) kept[top + word] = candidates[word] as number;
  for (let band = 0; band < 3; band++) kept[top + 27 + band] = open[band] as number;
  const word = top + 3 * guess.digit + guess.band;
  kept[word] = ((kept[word] as number) ^ guess.cell) | changed;
}

/** After `propagate` the candidates in cells that are not open are the settled ones, so these need not be kept. */
function comeBack(top: number): void {
  for (let band = 0; band < 3; band++) {
    const opened = kept[top + 27 + band] as number;
    open[band] = opened;
    for (let word = band; word < 27; word += 3) {
      const cells = kept[top + word] as number;
      candidates[word] = cells;
      settled[word] = cells & (wholeBand ^ opened);
    }
  }
}
