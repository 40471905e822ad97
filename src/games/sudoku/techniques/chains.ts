import { capital } from "../../../engine/words.ts";
import { bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, cellOf, digitOf } from "../board/candidates.ts";
import {
  alongHouses,
  candidateOf,
  implicationsOf,
  isOn,
  type Literal,
  lengthLevel,
  off,
  on,
  roomForReach,
  spread,
  startReach,
  wayTo,
  withinCells,
} from "../patterns/implications.ts";
import { sayCell, sayStruck } from "../words/say.ts";
import { candidatesAlong, cellsAlong, linksAlong, sayLiteral, sayWay } from "../words/say-chain.ts";
import type { Finding, Technique } from "./finding.ts";
import { findLoop } from "./loops.ts";

/** A supposition that leads to its own contrary, link by link: it is false. Here along one digit only. */
export const longXChain: Technique = {
  name: "Long X-chain",
  level: 6.6,
  find: (grid) => shortestOf(limits, (most) => findChain(grid, "Long X-chain", 6.6, alongHouses, most)),
};

/** Chains and loops through cells and along houses, the shortest first whatever its kind. */
export const alternatingChain: Technique = {
  name: "Alternating inference chain",
  level: 7,
  find: (grid) =>
    shortestOf(
      limits,
      (most) =>
        findLoop(grid, "Alternating loop", 7, both, most) ??
        findChain(grid, "XY-chain", 7, withinCells, most) ??
        findChain(grid, "Alternating inference chain", 7, both, most),
    ),
};

const both = withinCells | alongHouses;
const reach = roomForReach();

/** Chains of so many literals at most are looked for first, then longer ones: the limits are those of `lengthLevel`. */
const limits = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98];

function shortestOf(lengths: readonly number[], find: (most: number) => Finding | null): Finding | null {
  for (const most of lengths) {
    const found = find(most);
    if (found) return found;
  }
  return null;
}

function findChain(grid: Candidates, name: string, level: number, links: number, most: number): Finding | null {
  const implications = implicationsOf(grid, links);
  for (let cell = 0; cell < grid.layout.cells; cell++) {
    for (const digit of bitsOf(grid.marks[cell] as number)) {
      const one = candidate(cell, digit);
      for (const start of [on(one), off(one)]) {
        startReach(reach, start);
        if (spread(implications, reach, most - 1, start ^ 1))
          return finding(grid, name, level, wayTo(reach, start ^ 1));
      }
    }
  }
  return null;
}

function finding({ layout }: Candidates, name: string, level: number, way: readonly Literal[]): Finding {
  const start = way[0] as Literal;
  const one = candidateOf(start);
  const isFalse = isOn(start);
  return {
    technique: name,
    level: level + lengthLevel(way.length),
    place: isFalse ? [] : [one],
    strike: isFalse ? [one] : [],
    cells: [cellOf(one)],
    because: cellsAlong(way),
    look: () =>
      `Look at ${sayCell(layout, cellOf(one))} and follow what happens if it ${isFalse ? "is" : "is not"} ${digitOf(one)}.`,
    why: () => {
      const end = isFalse ? "That cannot be" : "So it is, either way";
      const conclusion = isFalse ? `so ${sayStruck(layout, [one])}` : sayLiteral(layout, on(one));
      return `${capital(sayWay(layout, way))}. ${end}${isFalse ? ", " : ": "}${conclusion}.`;
    },
    shows: () => ({ area: [cellOf(one)], pattern: candidatesAlong(way), links: linksAlong(way) }),
  };
}
