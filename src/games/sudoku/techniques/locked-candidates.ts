import { atMostOne } from "../bits.ts";
import { type Candidates, candidate } from "../candidates.ts";
import type { Finding, Technique } from "../finding.ts";
import { cellsOf, type Layout } from "../layout.ts";
import { aDigit, sayHouse, sayStruck } from "../say.ts";

/** All places of a digit in a box lie on one line: it goes from the rest of the line. */
export const pointing: Technique = {
  name: "Pointing",
  level: 2.6,
  find: (grid) => findFrom(grid, pointing, 2, 3),
};

/** All places of a digit on a line lie in one box: it goes from the rest of the box. */
export const claiming: Technique = {
  name: "Claiming",
  level: 2.8,
  find: (grid) => findFrom(grid, claiming, 0, 2),
};

/** Two houses that share more than one cell, and the positions that they share, as seen from either. */
interface Crossing {
  readonly from: number;
  readonly to: number;
  readonly sharedFrom: number;
  readonly sharedTo: number;
}

const known = new Map<Layout, readonly Crossing[]>();

function crossingsOf(layout: Layout): readonly Crossing[] {
  const found = known.get(layout);
  if (found) return found;
  const houses = Array.from({ length: 3 * layout.size }, (_, house) => cellsOf(layout, house));
  const shared = (own: readonly number[], other: readonly number[]) =>
    own.reduce((bits, cell, position) => (other.includes(cell) ? bits | (1 << position) : bits), 0);
  const crossings = houses.flatMap((own, from) =>
    houses.flatMap((other, to) => {
      const crossing = { from, to, sharedFrom: shared(own, other), sharedTo: shared(other, own) };
      return from === to || atMostOne(crossing.sharedFrom) ? [] : [crossing];
    }),
  );
  known.set(layout, crossings);
  return crossings;
}

function findFrom(grid: Candidates, technique: Technique, first: number, end: number): Finding | null {
  const { layout, places } = grid;
  const { size } = layout;
  const crossings = crossingsOf(layout);
  for (let at = 0; at < crossings.length; at++) {
    const { from, to, sharedFrom, sharedTo } = crossings[at] as Crossing;
    if (from < first * size || from >= end * size) continue;
    for (let digit = 1; digit <= size; digit++) {
      const positions = places[from * 10 + digit] as number;
      if (positions === 0 || positions & ~sharedFrom) continue;
      // Something is struck where the second house has a place outside the first.
      const extra = (places[to * 10 + digit] as number) & ~sharedTo;
      if (extra) return finding(grid, technique, from, to, digit, positions, extra);
    }
  }
  return null;
}

function finding(
  { layout }: Candidates,
  { name, level }: Technique,
  from: number,
  to: number,
  digit: number,
  positions: number,
  extra: number,
): Finding {
  const at = (house: number, bits: number) => cellsOf(layout, house).filter((_, position) => bits & (1 << position));
  const cells = at(from, positions);
  const strike = at(to, extra).map((cell) => candidate(cell, digit));
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
  };
}
