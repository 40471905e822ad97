import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { cellsOf, commonPeers } from "../board/layout.ts";
import { aDigit, sayCells, sayDigits, sayHouse } from "../words/say.ts";
import { findSubset, unionOf } from "./subset.ts";

/**
 * Cells that would let the board have two solutions if the ones of the roof had no digits but those of the pattern. So at
 * least one cell of the roof holds an extra digit.
 */
export interface Pattern {
  readonly cells: readonly number[];
  /** The cells that have more digits left than the pattern. */
  readonly roof: readonly number[];
  /** The other digits of the roof, as bits. */
  readonly extra: number;
}

/** What follows from a pattern, and the reason as the beginning of a sentence. */
export interface Conclusion {
  readonly strike: readonly number[];
  readonly reason: string;
  readonly because: readonly number[];
}

/** Only one cell can prevent the pattern: the digits of the pattern go from it. */
export function oneCorner({ layout }: Candidates, { cells, roof }: Pattern, pair: number): Conclusion | null {
  const [corner] = roof;
  if (corner === undefined || roof.length > 1) return null;
  return {
    strike: bitsOf(pair).map((digit) => candidate(corner, digit)),
    reason: `Only ${sayCells(layout, [corner])} can prevent that`,
    because: cells.filter((cell) => cell !== corner),
  };
}

/** All cells that can prevent it have the same extra digit: it goes from the cells that see all of them. */
export function sameExtra({ layout, marks }: Candidates, { cells, roof, extra }: Pattern): Conclusion | null {
  if (roof.length < 2 || bitCount[extra] !== 1) return null;
  const [digit = 0] = bitsOf(extra);
  const strike = commonPeers(layout, roof)
    .filter((cell) => (marks[cell] as number) & extra)
    .map((cell) => candidate(cell, digit));
  if (strike.length === 0) return null;
  return { strike, reason: `To prevent that, one of ${sayCells(layout, roof)} is ${aDigit(digit)}`, because: cells };
}

/** The houses in which two cells stand together; none where they stand across or are not two. */
export function housesOfBoth({ layout: { houseOf } }: Candidates, [one, other, more]: readonly number[]): number[] {
  if (one === undefined || other === undefined || more !== undefined) return [];
  const kinds = [0, 1, 2].filter((kind) => houseOf[one * 3 + kind] === houseOf[other * 3 + kind]);
  return kinds.map((kind) => houseOf[one * 3 + kind] as number);
}

/** One of the two digits must stand in the two cells of the roof, so the other cannot stand there too. */
export function lockedPair(grid: Candidates, { cells, roof }: Pattern, pair: number): Conclusion | null {
  const { layout, places } = grid;
  for (const house of housesOfBoth(grid, roof)) {
    for (const digit of bitsOf(pair)) {
      if (bitCount[places[house * 10 + digit] as number] !== 2) continue;
      const [other = 0] = bitsOf(pair & ~(1 << digit));
      return {
        strike: roof.map((cell) => candidate(cell, other)),
        reason: `The ${digit} of ${sayHouse(layout, house)} has no other place than ${sayCells(layout, roof)}, so the ${other} must not stand beside it`,
        because: cells,
      };
    }
  }
  return null;
}

const marksInHouse = new Uint16Array(9);

/** One of the two cells of the roof holds an extra digit, and makes a naked subset of so many with other cells of a house. */
export function extraSubset(
  grid: Candidates,
  { cells: pattern, roof, extra }: Pattern,
  count: number,
): Conclusion | null {
  const { layout, marks } = grid;
  for (const house of housesOfBoth(grid, roof)) {
    const cells = cellsOf(layout, house);
    for (const [position, cell] of cells.entries())
      marksInHouse[position] = roof.includes(cell) ? 0 : (marks[cell] as number);
    // The roof counts as one cell of the subset, with the extra digits.
    const chosen = findSubset(marksInHouse, 0, layout.size, count - 1, count, extra);
    if (!chosen) continue;
    const digits = unionOf(marksInHouse, chosen) | extra;
    const inSubset = cells.filter((_, position) => chosen & (1 << position));
    const strike = cells.flatMap((cell, position) =>
      inSubset.includes(cell)
        ? []
        : bitsOf((marksInHouse[position] as number) & digits).map((digit) => candidate(cell, digit)),
    );
    return {
      strike,
      reason: `To prevent that, one of ${sayCells(layout, roof)} is ${sayDigits(bitsOf(extra), "or")}; together with ${sayCells(layout, inSubset)} it uses up ${sayDigits(bitsOf(digits))} in ${sayHouse(layout, house)}`,
      because: [...pattern, ...inSubset],
    };
  }
  return null;
}
