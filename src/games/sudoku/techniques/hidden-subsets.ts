import { inWords } from "../../../engine/words.ts";
import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, candidatesIn } from "../board/candidates.ts";
import { cellsOf } from "../board/layout.ts";
import { findSubset, unionOf } from "../patterns/subset.ts";
import { sayDigits, sayHouse, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** Two, three or four digits that have as many places left in a house: other digits go from these cells. */
export const hiddenPair = hiddenSubset("Hidden pair", 3.1, 2);
export const hiddenTriple = hiddenSubset("Hidden triple", 3.9, 3);
export const hiddenQuad = hiddenSubset("Hidden quad", 3.97, 4);

function hiddenSubset(name: string, level: number, count: number): Technique {
  return { name, level, find: (grid) => find(grid, name, level, count) };
}

/** The first hidden pair whose strikes are accepted, given with its house. */
export function hiddenPairs(
  grid: Candidates,
  accept: (strike: readonly number[], house: number) => boolean,
): Finding | null {
  const { layout, places } = grid;
  const { size } = layout;
  for (let house = 0; house < 3 * size; house++) {
    for (let digit = 1; digit < size; digit++) {
      const positions = places[house * 10 + digit] as number;
      if (bitCount[positions] !== 2) continue;
      for (let other = digit + 1; other <= size; other++) {
        if (places[house * 10 + other] !== positions) continue;
        const { name, level } = hiddenPair;
        const found = finding(grid, { name, level, house, digits: (1 << digit) | (1 << other), positions });
        if (found.strike.length > 0 && accept(found.strike, house)) return found;
      }
    }
  }
  return null;
}

const placesInHouse = new Uint16Array(10);

function find(grid: Candidates, name: string, level: number, count: number): Finding | null {
  const { layout, places, open } = grid;
  const { size } = layout;
  for (let turn = 0; turn < 3 * size; turn++) {
    const house = (turn + 2 * size) % (3 * size);
    // With fewer open cells the others are a naked subset, or a single, that is no larger and was found before.
    if ((open[house] as number) <= 2 * count) continue;
    let few = 0;
    for (let digit = 1; digit <= size; digit++) {
      const positions = places[house * 10 + digit] as number;
      placesInHouse[digit] = positions;
      if (positions && (bitCount[positions] as number) <= count) few++;
    }
    if (few < count) continue;
    const digits = findSubset(placesInHouse, 1, size + 1, count);
    if (digits) return finding(grid, { name, level, house, digits, positions: unionOf(placesInHouse, digits) });
  }
  return null;
}

interface Subset {
  readonly name: string;
  readonly level: number;
  readonly house: number;
  /** As bits. */
  readonly digits: number;
  readonly positions: number;
}

function finding({ layout, marks, values }: Candidates, { name, level, house, digits, positions }: Subset): Finding {
  const { size, cellAt } = layout;
  const cells = bitsOf(positions).map((position) => cellAt[house * size + position] as number);
  const strike = cells.flatMap((cell) =>
    bitsOf((marks[cell] as number) & ~digits).map((digit) => candidate(cell, digit)),
  );
  const many = inWords(cells.length);
  const said = sayHouse(layout, house);
  return {
    technique: name,
    level,
    place: [],
    strike,
    cells,
    because: cellsOf(layout, house).filter((cell) => values[cell] === 0 && !cells.includes(cell)),
    look: () => `Look for the places of ${sayDigits(bitsOf(digits))} in ${said}.`,
    why: () =>
      `In ${said} the ${many} digits ${sayDigits(bitsOf(digits))} can stand in ${many} cells only, so these cells hold nothing else: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cellsOf(layout, house), pattern: candidatesIn(cells, digits, marks) }),
  };
}
