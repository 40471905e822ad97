import { capital } from "../../../engine/words.ts";
import { atMostOne, bitCount, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { see } from "../board/layout.ts";
import { sayCell } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** In a cell only one digit is left. */
export const nakedSingle: Technique = { name: "Naked single", level: 2.3, find };

function find({ layout, values, marks }: Candidates): Finding | null {
  for (let cell = 0; cell < layout.cells; cell++) {
    const left = marks[cell] as number;
    if (left === 0 || !atMostOne(left)) continue;
    const digit = lowest(left);
    // One cell for each digit that it sees.
    const seen = new Map<number, number>();
    for (let other = 0; other < layout.cells; other++) {
      const value = values[other] as number;
      if (value && see(layout, cell, other) && !seen.has(value)) seen.set(value, other);
    }
    const isSeen = seen.size === bitCount[layout.all & ~(1 << digit)];
    return {
      technique: "Naked single",
      level: 2.3,
      place: [candidate(cell, digit)],
      strike: [],
      cells: [cell],
      because: [...seen.values()],
      look: () => `Look at ${sayCell(layout, cell)}.`,
      why: () =>
        `${capital(sayCell(layout, cell))} can only be ${digit}: ${
          isSeen
            ? "every other digit stands in its row, column or box"
            : "every other digit stands in its row, column or box or is ruled out there already"
        }.`,
      shows: () => ({ area: [cell], pattern: [candidate(cell, digit)] }),
    };
  }
  return null;
}
