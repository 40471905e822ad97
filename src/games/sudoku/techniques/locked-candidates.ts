import { atMostOne, bitCount, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { cellsOf, type Layout } from "../board/layout.ts";
import { aDigit, sayHouse, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** All places of a digit in a box lie on one line: it goes from the rest of the line. */
export const pointing: Technique = {
  name: "Pointing",
  level: 2.6,
  find: (grid) => pointed(grid),
};

/** All places of a digit on a line lie in one box: it goes from the rest of the box. */
export const claiming: Technique = {
  name: "Claiming",
  level: 2.8,
  find: (grid) => claimed(grid),
};

/** Whether a step is the one that is looked for, by what it strikes. */
type Accept = (strike: readonly number[]) => boolean;
const any: Accept = () => true;

/** The first pointing, or claiming, whose strikes are accepted. */
export const pointed = (grid: Candidates, accept = any) => findFrom(grid, pointing, 2, 3, accept);
export const claimed = (grid: Candidates, accept = any) => findFrom(grid, claiming, 0, 2, accept);

/** Where a house crosses another in more than one cell, and the positions that they share, as seen from either. */
interface Crossing {
  readonly to: number;
  readonly sharedFrom: number;
  readonly sharedTo: number;
}

/** [house]: its crossings. */
const known = new Map<Layout, readonly (readonly Crossing[])[]>();

function crossingsOf(layout: Layout): readonly (readonly Crossing[])[] {
  const found = known.get(layout);
  if (found) return found;
  const shared = (own: readonly number[], other: readonly number[]) =>
    own.reduce((bits, cell, position) => (other.includes(cell) ? bits | (1 << position) : bits), 0);
  const crossings = layout.houses.map((own, from) =>
    layout.houses.flatMap((other, to) => {
      const crossing = { to, sharedFrom: shared(own, other), sharedTo: shared(other, own) };
      return from === to || atMostOne(crossing.sharedFrom) ? [] : [crossing];
    }),
  );
  known.set(layout, crossings);
  return crossings;
}

function findFrom(grid: Candidates, technique: Technique, first: number, end: number, accept: Accept): Finding | null {
  const { layout, places } = grid;
  const { size, boxColumns } = layout;
  const crossings = crossingsOf(layout);
  for (let from = first * size; from < end * size; from++) {
    // No two houses share more cells than a box has in a row: of most digits nothing more need be looked at.
    let few = 0;
    for (let digit = 1; digit <= size; digit++) {
      const positions = places[from * 10 + digit] as number;
      if (positions !== 0 && (bitCount[positions] as number) <= boxColumns) few |= 1 << digit;
    }
    if (few === 0) continue;
    for (const { to, sharedFrom, sharedTo } of crossings[from] as readonly Crossing[]) {
      for (let rest = few; rest; rest &= rest - 1) {
        const digit = lowest(rest);
        const positions = places[from * 10 + digit] as number;
        if (positions & ~sharedFrom) continue;
        // Something is struck where the second house has a place outside the first.
        const extra = (places[to * 10 + digit] as number) & ~sharedTo;
        if (extra === 0) continue;
        const strike = at(layout, to, extra).map((cell) => candidate(cell, digit));
        if (accept(strike)) return finding(grid, technique, from, to, digit, positions, strike);
      }
    }
  }
  return null;
}

/** The cells of a house at these positions. */
function at(layout: Layout, house: number, positions: number): number[] {
  return cellsOf(layout, house).filter((_, position) => positions & (1 << position));
}

function finding(
  { layout }: Candidates,
  { name, level }: Technique,
  from: number,
  to: number,
  digit: number,
  positions: number,
  strike: readonly number[],
): Finding {
  const cells = at(layout, from, positions);
  const [here, there] = [sayHouse(layout, from), sayHouse(layout, to)];
  return {
    technique: name,
    level,
    place: [],
    strike,
    cells,
    because: cellsOf(layout, from).filter((cell) => !cells.includes(cell)),
    look: () => `Look at the ${digit}s in ${here}.`,
    why: () =>
      `In ${here} every place for ${aDigit(digit)} lies in ${there}, so the ${digit} of ${there} stands there too: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cellsOf(layout, from), pattern: cells.map((cell) => candidate(cell, digit)) }),
  };
}
