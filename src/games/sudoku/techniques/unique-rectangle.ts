import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidatesIn } from "../board/candidates.ts";
import {
  type Conclusion,
  extraSubset,
  lockedPair,
  oneCorner,
  type Pattern,
  sameExtra,
} from "../patterns/deadly-pattern.ts";
import { rectanglesOf } from "../patterns/rectangles.ts";
import { sayCells, sayDigits, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/**
 * Four cells in two rows, two columns and two boxes must not end as two digits crosswise: exchanged they would be a second
 * solution. So what keeps the four from that must be so. Nothing of this is true of a board with several solutions.
 */
export const uniqueRectangle1 = rectangle("Unique rectangle, type 1", 4.5, oneCorner);
export const uniqueRectangle2 = rectangle("Unique rectangle, type 2", 4.52, sameExtra);
export const uniqueRectangle4 = rectangle("Unique rectangle, type 4", 4.54, lockedPair);
export const uniqueRectangle3 = rectangle(
  "Unique rectangle, type 3",
  4.6,
  (grid, pattern) => extraSubset(grid, pattern, 2) ?? extraSubset(grid, pattern, 3) ?? extraSubset(grid, pattern, 4),
);

/** What follows from a pattern of two digits, given as bits. */
export type Conclude = (grid: Candidates, pattern: Pattern, pair: number) => Conclusion | null;

function rectangle(name: string, level: number, conclude: Conclude): Technique {
  const find = (grid: Candidates): Finding | null => {
    const { layout, marks } = grid;
    for (const cells of rectanglesOf(layout)) {
      const [a, b, c, d] = cells;
      const common = (marks[a] as number) & (marks[b] as number) & (marks[c] as number) & (marks[d] as number);
      if ((bitCount[common] as number) < 2) continue;
      for (const pair of pairsOf(common)) {
        const found = concludeFrom(grid, cells, pair, conclude);
        if (found) return findingOf(grid, name, level, cells, pair, found);
      }
    }
    return null;
  };
  return { name, level, find };
}

/** Every two of the digits, as bits. */
export function pairsOf(digits: number): number[] {
  const list = bitsOf(digits);
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => (1 << one) | (1 << other)));
}

/** What follows from cells that can all hold the pair. */
export function concludeFrom(
  grid: Candidates,
  cells: readonly number[],
  pair: number,
  conclude: Conclude,
): Conclusion | null {
  const { marks } = grid;
  const roof = cells.filter((cell) => marks[cell] !== pair);
  const extra = roof.reduce((bits, cell) => bits | (marks[cell] as number), 0) & ~pair;
  return conclude(grid, { cells, roof, extra }, pair);
}

/** The finding of a rectangle or a longer loop. */
export function findingOf(
  { layout, marks }: Candidates,
  name: string,
  level: number,
  cells: readonly number[],
  pair: number,
  { strike, reason, because }: Conclusion,
): Finding {
  const inOrder = [...cells].sort((one, other) => one - other);
  return {
    technique: name,
    level,
    place: [],
    strike,
    cells,
    because,
    look: () => `Look at ${sayCells(layout, inOrder)}, which can all be ${sayDigits(bitsOf(pair), "or")}.`,
    why: () =>
      `If these cells held only ${sayDigits(bitsOf(pair))}, the two could be exchanged and the board would have two solutions. ${reason}: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cells, pattern: candidatesIn(cells, pair, marks) }),
  };
}
