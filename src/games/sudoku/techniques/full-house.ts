import { capital } from "../../../engine/words.ts";
import { atMostOne, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { cellsOf } from "../board/layout.ts";
import { sayHouse } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** The last empty cell of a house takes the digit that is missing. */
export const fullHouse: Technique = { name: "Last cell", level: 1, find };

function find({ layout, values, marks }: Candidates): Finding | null {
  const { size, cellAt } = layout;
  for (const kind of [2, 0, 1]) {
    for (let house = kind * size; house < (kind + 1) * size; house++) {
      let open = 0;
      for (let position = 0; position < size; position++)
        if (values[cellAt[house * size + position] as number] === 0) open |= 1 << position;
      if (open === 0 || !atMostOne(open)) continue;
      const cell = cellAt[house * size + lowest(open)] as number;
      const digit = lowest(marks[cell] as number);
      return {
        technique: "Last cell",
        level: 1,
        place: [candidate(cell, digit)],
        strike: [],
        cells: [cell],
        because: cellsOf(layout, house).filter((other) => other !== cell),
        look: () => `Look at ${sayHouse(layout, house)}.`,
        why: () =>
          `${capital(sayHouse(layout, house))} has one empty cell left, and ${digit} is the digit that is missing.`,
        shows: () => ({ area: cellsOf(layout, house), pattern: [candidate(cell, digit)] }),
      };
    }
  }
  return null;
}
