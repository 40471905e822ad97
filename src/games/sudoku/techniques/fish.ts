import { inWords } from "../../../engine/words.ts";
import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { cellsOf } from "../board/layout.ts";
import { findSubset, unionOf } from "../patterns/subset.ts";
import { aDigit, sayHouses, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** A digit whose places in two, three or four rows lie in as many columns (or the other way round). */
export const xWing = fish("X-wing", 3.2, 2);
export const swordfish = fish("Swordfish", 3.8, 3);
export const jellyfish = fish("Jellyfish", 5.2, 4);

function fish(name: string, level: number, count: number): Technique {
  return { name, level, find: (grid) => find(grid, name, level, count) };
}

const placesOnLine = new Uint16Array(9);

function find(grid: Candidates, name: string, level: number, count: number): Finding | null {
  const { layout, places } = grid;
  const { size } = layout;
  for (let digit = 1; digit <= size; digit++) {
    for (const first of [0, size]) {
      let few = 0;
      let open = 0;
      for (let line = 0; line < size; line++) {
        const positions = places[(first + line) * 10 + digit] as number;
        placesOnLine[line] = positions;
        if (positions === 0) continue;
        open++;
        if ((bitCount[positions] as number) <= count) few++;
      }
      // On fewer open lines the others are a fish the other way round that is smaller and was found before.
      if (few < count || open < 2 * count) continue;
      const lines = findSubset(placesOnLine, 0, size, count);
      if (lines) return finding(grid, { name, level, digit, first, lines, positions: unionOf(placesOnLine, lines) });
    }
  }
  return null;
}

interface Fish {
  readonly name: string;
  readonly level: number;
  readonly digit: number;
  /** The number of the first house of the kind that the fish starts from: rows or columns. */
  readonly first: number;
  /** The lines that it starts from and those that it crosses, as bits. */
  readonly lines: number;
  readonly positions: number;
}

function finding({ layout, places }: Candidates, { name, level, digit, first, lines, positions }: Fish): Finding {
  const { size, cellAt } = layout;
  const cells: number[] = [];
  const strike: number[] = [];
  for (let line = 0; line < size; line++) {
    for (const position of bitsOf((places[(first + line) * 10 + digit] as number) & positions)) {
      const cell = cellAt[(first + line) * size + position] as number;
      if (lines & (1 << line)) cells.push(cell);
      else strike.push(candidate(cell, digit));
    }
  }
  const from = sayHouses(
    layout,
    bitsOf(lines).map((line) => first + line),
  );
  const across = sayHouses(
    layout,
    bitsOf(positions).map((position) => size - first + position),
  );
  const many = inWords(bitsOf(lines).length);
  return {
    technique: name,
    level,
    place: [],
    strike,
    cells,
    because: cells,
    look: () => `Look at the ${digit}s in ${from}.`,
    why: () =>
      `In ${from} ${aDigit(digit)} can stand in ${across} only. These ${many} lines need ${many} ${digit}s, one in each of ${across}, so the ${digit}s of ${across} are used up: ${sayStruck(layout, strike)}.`,
    shows: () => ({
      area: bitsOf(lines).flatMap((line) => cellsOf(layout, first + line)),
      pattern: cells.map((cell) => candidate(cell, digit)),
    }),
  };
}
