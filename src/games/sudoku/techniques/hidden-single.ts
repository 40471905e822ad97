import { atMostOne, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { cellsOf, see } from "../board/layout.ts";
import { aDigit, sayCell, sayHouse } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** In a box only one cell is left for a digit. */
export const hiddenSingleInBox: Technique = {
  name: "Hidden single in a box",
  level: 1.2,
  find: (grid) => findIn(grid, hiddenSingleInBox, 2, 3),
};

/** In a row or column only one cell is left for a digit. */
export const hiddenSingleInLine: Technique = {
  name: "Hidden single in a line",
  level: 1.5,
  find: (grid) => findIn(grid, hiddenSingleInLine, 0, 2),
};

function findIn(grid: Candidates, { name, level }: Technique, from: number, to: number): Finding | null {
  const { layout, places } = grid;
  const { size, cellAt } = layout;
  for (let digit = 1; digit <= size; digit++) {
    for (let house = from * size; house < to * size; house++) {
      const positions = places[house * 10 + digit] as number;
      if (positions === 0 || !atMostOne(positions)) continue;
      const cell = cellAt[house * size + lowest(positions)] as number;
      const { because, isSeen } = blockers(grid, house, cell, digit);
      const said = sayHouse(layout, house);
      const inLine = `every other empty cell there is in line, or in a box, with ${aDigit(digit)}`;
      const reason = isSeen
        ? inLine
        : because.length > 0
          ? `${inLine}, or the ${digit} is ruled out there already`
          : `in every other empty cell there the ${digit} is ruled out already`;
      return {
        technique: name,
        level,
        place: [candidate(cell, digit)],
        strike: [],
        cells: [cell],
        because,
        look: () => `Look for the place of the ${digit} in ${said}.`,
        why: () => `In ${said} only ${sayCell(layout, cell)} can be ${digit}: ${reason}.`,
        shows: () => ({ area: cellsOf(layout, house), pattern: [candidate(cell, digit)] }),
      };
    }
  }
  return null;
}

/** The cells with the digit that keep it from the other empty cells of the house, and whether they keep it from all of them. */
function blockers({ layout, values }: Candidates, house: number, cell: number, digit: number) {
  const left = new Set(cellsOf(layout, house).filter((other) => other !== cell && values[other] === 0));
  const because: number[] = [];
  // The one that blocks most comes first, so that no more are shown than the reason needs.
  for (;;) {
    let best = -1;
    let most = 0;
    for (let at = 0; at < layout.cells; at++) {
      if (values[at] !== digit) continue;
      const blocked = [...left].filter((other) => see(layout, at, other)).length;
      if (blocked > most) [best, most] = [at, blocked];
    }
    if (best < 0) return { because, isSeen: left.size === 0 };
    because.push(best);
    for (const other of left) if (see(layout, best, other)) left.delete(other);
  }
}
