import type { Candidates } from "../board/candidates.ts";
import { begin, candidates, open as openCells } from "../solver/bands.ts";
import { propagate } from "../solver/propagate.ts";

/**
 * Fills a 9x9 grid of candidates with what singles and locked candidates leave of a board, as the exact solver draws these
 * conclusions: 2 microseconds a board, `settle` and the two techniques take 25. What the techniques find in a grid is the same
 * either way, because singles and locked candidates lead to the same end in any order. False where they contradict each other.
 */
export function lookQuickly(givens: Uint8Array, grid: Candidates): boolean {
  if (!begin(givens) || !propagate()) return false;
  const { layout, marks, places, values, open } = grid;
  const { houseOf, positionOf } = layout;
  marks.fill(0);
  places.fill(0);
  values.fill(1);
  open.fill(0);
  let empty = 0;
  for (let word = 0; word < 27; word++) {
    const band = word % 3;
    const digit = Math.floor(word / 3) + 1;
    for (let cells = (candidates[word] as number) & (openCells[band] as number); cells !== 0; cells &= cells - 1) {
      const cell = 27 * band + 31 - Math.clz32(cells & -cells);
      if (marks[cell] === 0) {
        empty++;
        values[cell] = 0;
        for (let at = cell * 3; at < cell * 3 + 3; at++) {
          const house = houseOf[at] as number;
          open[house] = (open[house] as number) + 1;
        }
      }
      marks[cell] = (marks[cell] as number) | (1 << digit);
      for (let at = cell * 3; at < cell * 3 + 3; at++) {
        const slot = (houseOf[at] as number) * 10 + digit;
        places[slot] = (places[slot] as number) | (1 << (positionOf[at] as number));
      }
    }
  }
  grid.empty = empty;
  grid.broken = false;
  grid.singleCount = 0;
  return true;
}
