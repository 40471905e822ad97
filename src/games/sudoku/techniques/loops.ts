import { capital } from "../../../engine/words.ts";
import { bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, cellOf, digitOf } from "../board/candidates.ts";
import { commonPeers } from "../board/layout.ts";
import {
  candidateOf,
  type Implications,
  implicationsOf,
  type Literal,
  lengthLevel,
  literals,
  on,
  roomForReach,
  startReach,
  wayTo,
  withinCells,
} from "../patterns/implications.ts";
import { sayCells, sayStruck } from "../words/say.ts";
import { candidatesAlong, cellsAlong, linksAlong, sayWay } from "../words/say-chain.ts";
import type { Finding, Technique } from "./finding.ts";

/** A chain that comes back to where it began: along it every second link holds exactly one digit. Here from cell to cell. */
export const xyLoop: Technique = {
  name: "XY-loop",
  level: 6.6,
  find: (grid) => findLoop(grid, "XY-loop", 6.6, withinCells, 50),
};

const reach = roomForReach();

/** The shortest loop along such links that strikes something, of so many literals at most. */
export function findLoop(grid: Candidates, name: string, level: number, links: number, most: number): Finding | null {
  const implications = implicationsOf(grid, links);
  let best: { way: Literal[]; strike: number[] } | null = null;
  for (let cell = 0; cell < grid.layout.cells; cell++) {
    for (const digit of bitsOf(grid.marks[cell] as number)) {
      const found = shortest(grid, implications, on(candidate(cell, digit)), best ? best.way.length - 1 : most);
      if (found) best = found;
    }
  }
  return best && finding(grid, name, level, best.way, best.strike);
}

/** [literal]: whether the start follows from it at once. */
const closing = new Uint8Array(literals);

/** The shortest loop from a literal that strikes something, of so many literals at most. */
function shortest(grid: Candidates, implications: Implications, start: Literal, most: number) {
  const { first, to } = implications;
  // A link holds both ways: what brings the start about is the contrary of what follows from its contrary.
  closing.fill(0);
  for (let n = first[start ^ 1] as number; n < (first[(start ^ 1) + 1] as number); n++)
    closing[(to[n] as number) ^ 1] = 1;
  const { depth, from, order } = reach;
  startReach(reach, start);
  for (let at = 0; at < reach.count; at++) {
    const literal = order[at] as number;
    const deeper = (depth[literal] as number) + 1;
    if (deeper >= most) return null;
    const end = first[literal + 1] as number;
    for (let n = first[literal] as number; n < end; n++) {
      const following = to[n] as number;
      // It may have been reached before: what brings the start about is mostly ruled out by it, too.
      if (closing[following] === 1 && deeper > 1) {
        const way = [...wayTo(reach, literal), following];
        const strike = struckBy(grid, way);
        if (strike.length > 0) return { way, strike };
      }
      if (depth[following] !== -1) continue;
      depth[following] = deeper;
      from[following] = literal;
      order[reach.count++] = following;
    }
  }
  return null;
}

/** What sees both ends of a link from on to off: exactly one of these two is so. */
function struckBy({ layout, marks }: Candidates, way: readonly Literal[]): number[] {
  const along = new Set(way.map(candidateOf));
  if (along.size < way.length) return [];
  const strike = new Set<number>();
  for (let at = 0; at + 1 < way.length; at += 2) {
    const one = candidateOf(way[at] as Literal);
    const other = candidateOf(way[at + 1] as Literal);
    const digit = digitOf(one);
    if (cellOf(one) === cellOf(other))
      for (const rest of bitsOf((marks[cellOf(one)] as number) & ~(1 << digit) & ~(1 << digitOf(other))))
        strike.add(candidate(cellOf(one), rest));
    else
      for (const peer of commonPeers(layout, [cellOf(one), cellOf(other)]))
        if ((marks[peer] as number) & (1 << digit)) strike.add(candidate(peer, digit));
  }
  return [...strike];
}

function finding(
  { layout }: Candidates,
  name: string,
  level: number,
  way: readonly Literal[],
  strike: readonly number[],
): Finding {
  const start = way[0] as Literal;
  const cells = cellsAlong(way);
  const around = [...way, start];
  // What follows from one also follows the other way round from its contrary.
  const back = around.map((literal) => literal ^ 1).reverse();
  return {
    technique: name,
    // The Explainer rates a loop a tenth below a chain of as many links.
    level: level + Math.max(0, lengthLevel(way.length) - 0.1),
    place: [],
    strike,
    cells,
    because: cells,
    look: () => `Look at ${sayCells(layout, cells)}.`,
    why: () =>
      `The chain goes round. ${capital(sayWay(layout, around))}. The other way round, ${sayWay(layout, back)}. Either way ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cells, pattern: candidatesAlong(way), links: linksAlong(around) }),
  };
}
