import { capital, inWords } from "../../../engine/words.ts";
import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, cellOf, digitOf } from "../board/candidates.ts";
import { cellsOf, type Layout } from "../board/layout.ts";
import {
  alongHouses,
  candidateOf,
  implicationsOf,
  isOn,
  type Literal,
  lengthLevel,
  literals,
  on,
  type Reach,
  roomForReach,
  spread,
  startReach,
  wayTo,
  withinCells,
} from "../patterns/implications.ts";
import { sayCell, sayDigits, sayHouse } from "../words/say.ts";
import { candidatesAlong, cellsAlong, linksAlong, sayWay } from "../words/say-chain.ts";
import type { Finding, Technique } from "./finding.ts";

/** Each digit of a cell, or each place of a digit in a house, leads to the same: so it is so. */
export const forcingChains: Technique = { name: "Forcing chains", level: 8, find };

const both = withinCells | alongHouses;
/** One for each case: nine at most. */
const reaches: Reach[] = Array.from({ length: 9 }, roomForReach);

/** The cases of which one must be so: the digits of a cell, or the places of a digit in a house. */
interface Cases {
  readonly starts: readonly number[];
  /** The cell or the house. */
  readonly area: readonly number[];
  readonly said: (layout: Layout) => string;
}

function find(grid: Candidates): Finding | null {
  const implications = implicationsOf(grid, both);
  let best: { cases: Cases; conclusion: Literal; length: number } | null = null;
  for (const cases of allCases(grid)) {
    for (const [at, start] of cases.starts.entries()) {
      const reach = reaches[at] as Reach;
      startReach(reach, on(start));
      spread(implications, reach, literals, -1);
    }
    const used = reaches.slice(0, cases.starts.length);
    const [first, ...others] = used as [Reach, ...Reach[]];
    for (let at = 1; at < first.count; at++) {
      const literal = first.order[at] as number;
      if (others.some(({ depth }) => depth[literal] === -1)) continue;
      const length = used.reduce((sum, { depth }) => sum + (depth[literal] as number) + 1, 0);
      if (best === null || length < best.length) best = { cases, conclusion: literal, length };
    }
  }
  return best && finding(grid, best.cases, best.conclusion, best.length);
}

function* allCases({ layout, marks, places }: Candidates): Generator<Cases> {
  for (let cell = 0; cell < layout.cells; cell++) {
    const digits = bitsOf(marks[cell] as number);
    if (digits.length < 2) continue;
    yield {
      starts: digits.map((digit) => candidate(cell, digit)),
      area: [cell],
      said: () => `${sayCell(layout, cell)} is ${sayDigits(digits, "or")}`,
    };
  }
  for (let house = 0; house < 3 * layout.size; house++) {
    for (let digit = 1; digit <= layout.size; digit++) {
      const positions = places[house * 10 + digit] as number;
      if ((bitCount[positions] as number) < 2) continue;
      yield {
        starts: cellsOf(layout, house).flatMap((cell, position) =>
          positions & (1 << position) ? [candidate(cell, digit)] : [],
        ),
        area: cellsOf(layout, house),
        said: () => `the ${digit} of ${sayHouse(layout, house)} has ${inWords(bitCount[positions] as number)} places`,
      };
    }
  }
}

function finding(grid: Candidates, { starts, area, said }: Cases, conclusion: Literal, length: number): Finding {
  const { layout } = grid;
  const one = candidateOf(conclusion);
  const implications = implicationsOf(grid, both);
  const ways = starts.map((start) => {
    const reach = roomForReach();
    startReach(reach, on(start));
    spread(implications, reach, literals, conclusion);
    return wayTo(reach, conclusion);
  });
  const tell = (way: readonly Literal[]) => {
    const said = capital(sayWay(layout, way));
    return way.length > 1 ? `${said}.` : `${said}, it is so already.`;
  };
  return {
    technique: forcingChains.name,
    level: forcingChains.level + lengthLevel(length),
    place: isOn(conclusion) ? [one] : [],
    strike: isOn(conclusion) ? [] : [one],
    cells: [...new Set(starts.map(cellOf))],
    because: [...new Set(ways.flatMap(cellsAlong))],
    look: () => `Look at each case in turn: ${said(layout)}.`,
    why: () => {
      const verdict = isOn(conclusion) ? "is" : "cannot be";
      return `${capital(said(layout))}, and each case leads to the same. ${ways.map(tell).join(" ")} So ${sayCell(layout, cellOf(one))} ${verdict} ${digitOf(one)} whichever it is.`;
    },
    shows: () => ({
      area,
      pattern: [...new Set(ways.flatMap(candidatesAlong))],
      links: ways.flatMap(linksAlong),
    }),
  };
}
