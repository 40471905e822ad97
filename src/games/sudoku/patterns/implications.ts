import { atMostOne, lowest } from "../../../maths/bits.ts";
import { type Candidates, cellOf, digitOf } from "../board/candidates.ts";

/**
 * What follows from one supposition at a time. A literal is a supposition about a candidate: that it is so (`on`) or not
 * (`off`). On makes off what it sees; off makes on what is then alone in a cell or a house.
 */
export type Literal = number;
export const on = (candidate: number): Literal => candidate * 2 + 1;
export const off = (candidate: number): Literal => candidate * 2;
export const candidateOf = (literal: Literal): number => literal >> 1;
export const isOn = (literal: Literal): boolean => (literal & 1) === 1;
export const literals = 1622;

/** Which links may be used: those within a cell, those of one digit along houses. Both: 3. */
export const withinCells = 1;
export const alongHouses = 2;

/** What follows at once from each literal of a grid. A search looks at most literals, so this is worked out once for all. */
export interface Implications {
  /** [literal]: where its list begins in `to`, and at literal + 1 where it ends. */
  readonly first: Int32Array;
  readonly to: Int16Array;
}

const rooms: readonly Implications[] = [0, 1, 2, 3].map(() => ({
  first: new Int32Array(literals + 1),
  // A candidate rules out 28 others at most, and brings about 4.
  to: new Int16Array(810 * 32),
}));

/** The implications of a grid along such links; they hold until those of another grid are asked for. */
export function implicationsOf(grid: Candidates, links: number): Implications {
  const room = rooms[links] as Implications;
  const { first, to } = room;
  let count = 0;
  for (let literal = 0; literal < literals; literal++) {
    first[literal] = count;
    const cell = cellOf(literal >> 1);
    if (((grid.marks[cell] ?? 0) >> digitOf(literal >> 1)) & 1) count = follow(grid, literal, links, to, count);
  }
  first[literals] = count;
  return room;
}

/** Writes the literals that follow from one at once, from `count` on, and gives where they end. */
function follow(grid: Candidates, literal: Literal, links: number, into: Int16Array, start: number): number {
  const { layout, marks, places } = grid;
  const { size, houseOf, positionOf, cellAt, peers, peerCount } = layout;
  const candidate = literal >> 1;
  const cell = cellOf(candidate);
  const digit = digitOf(candidate);
  const bit = 1 << digit;
  let count = start;
  if (literal & 1) {
    if (links & withinCells)
      for (let rest = (marks[cell] as number) & ~bit; rest; rest &= rest - 1)
        into[count++] = (cell * 10 + lowest(rest)) * 2;
    for (let at = cell * peerCount; at < (cell + 1) * peerCount; at++) {
      const peer = peers[at] as number;
      if ((marks[peer] as number) & bit) into[count++] = (peer * 10 + digit) * 2;
    }
    return count;
  }
  if (links & withinCells) {
    const others = (marks[cell] as number) & ~bit;
    if (others && atMostOne(others)) into[count++] = (cell * 10 + lowest(others)) * 2 + 1;
  }
  if (links & alongHouses) {
    for (let at = cell * 3; at < cell * 3 + 3; at++) {
      const house = houseOf[at] as number;
      const others = (places[house * 10 + digit] as number) & ~(1 << (positionOf[at] as number));
      if (others && atMostOne(others))
        into[count++] = ((cellAt[house * size + lowest(others)] as number) * 10 + digit) * 2 + 1;
    }
  }
  return count;
}

/** A breadth-first search of what follows: room that is used again for each. */
export interface Reach {
  /** [literal]: the step in which it was reached, 0 for the start; -1 where it was not. */
  readonly depth: Int16Array;
  /** [literal]: what it follows from. */
  readonly from: Int16Array;
  /** The literals reached, in order. */
  readonly order: Int16Array;
  count: number;
}

export function roomForReach(): Reach {
  return {
    depth: new Int16Array(literals).fill(-1),
    from: new Int16Array(literals),
    order: new Int16Array(literals),
    count: 0,
  };
}

/** Starts a search at a literal. */
export function startReach(reach: Reach, literal: Literal): void {
  for (let at = 0; at < reach.count; at++) reach.depth[reach.order[at] as number] = -1;
  reach.order[0] = literal;
  reach.depth[literal] = 0;
  reach.count = 1;
}

/**
 * Reaches all that follows within so many steps. Stops at `target` and gives true; `target` may be -1 for none.
 */
export function spread({ first, to }: Implications, reach: Reach, steps: number, target: Literal): boolean {
  const { depth, from, order } = reach;
  for (let at = 0; at < reach.count; at++) {
    const literal = order[at] as number;
    const deeper = (depth[literal] as number) + 1;
    if (deeper > steps) return false;
    const end = first[literal + 1] as number;
    for (let n = first[literal] as number; n < end; n++) {
      const following = to[n] as number;
      if (depth[following] !== -1) continue;
      depth[following] = deeper;
      from[following] = literal;
      order[reach.count++] = following;
      if (following === target) return true;
    }
  }
  return false;
}

/** The way to a literal that was reached, from the start on. */
export function wayTo(reach: Reach, literal: Literal): Literal[] {
  const way = [literal];
  while ((reach.depth[way[0] as number] as number) > 0) way.unshift(reach.from[way[0] as number] as number);
  return way;
}

/** What a chain of so many literals adds to the level, as Sudoku Explainer counts: 0.1 for more than 6, 8, 10, 14, 18, 26 ... */
export function lengthLevel(count: number): number {
  let tenths = 0;
  for (let limit = 4; count - 2 > limit; tenths++) limit = tenths % 2 === 0 ? (limit * 3) / 2 : (limit * 4) / 3;
  return tenths / 10;
}
