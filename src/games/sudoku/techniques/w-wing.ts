import { bitCount, bitsOf, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { commonPeers, see } from "../board/layout.ts";
import { aDigit, sayCell, sayCells, sayDigits, sayHouse, sayStruck } from "../words/say.ts";
import { linksThrough } from "../words/say-chain.ts";
import type { Finding, Technique } from "./finding.ts";

/** Two cells with the same two digits, joined by a house in which one of the digits has two places: one cell holds the other. */
export const wWing: Technique = { name: "W-wing", level: 6.5, find };

function find(grid: Candidates): Finding | null {
  const { layout, marks } = grid;
  const pairs: number[] = [];
  for (let cell = 0; cell < layout.cells; cell++) if (bitCount[marks[cell] as number] === 2) pairs.push(cell);
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      if (marks[one] !== marks[other] || see(layout, one, other)) continue;
      const [a = 0, b = 0] = bitsOf(marks[one] as number);
      const found = joined(grid, one, other, a, b) ?? joined(grid, one, other, b, a);
      if (found) return found;
    }
  }
  return null;
}

function joined(grid: Candidates, one: number, other: number, digit: number, joint: number): Finding | null {
  const { layout, marks, places } = grid;
  const struck = commonPeers(layout, [one, other]).filter((cell) => (marks[cell] as number) & (1 << digit));
  if (struck.length === 0) return null;
  for (let house = 0; house < 3 * layout.size; house++) {
    const positions = places[house * 10 + joint] as number;
    if (bitCount[positions] !== 2) continue;
    const first = layout.cellAt[house * layout.size + lowest(positions)] as number;
    const second = layout.cellAt[house * layout.size + lowest(positions & (positions - 1))] as number;
    const isJoined =
      (see(layout, one, first) && see(layout, other, second)) ||
      (see(layout, one, second) && see(layout, other, first));
    if (!isJoined) continue;
    const strike = struck.map((cell) => candidate(cell, digit));
    return {
      technique: wWing.name,
      level: wWing.level,
      place: [],
      strike,
      cells: [one, other],
      because: [first, second],
      look: () =>
        `Look at ${sayCells(layout, [one, other])}, which can both be ${sayDigits(bitsOf(marks[one] as number), "or")}.`,
      why: () =>
        `If ${sayCell(layout, one)} and ${sayCell(layout, other)} were both ${joint}, ${sayHouse(layout, house)} would have no place for ${aDigit(joint)}. So one of them is ${digit}, and a cell that shares a row, column or box with each of the two is not: ${sayStruck(layout, strike)}.`,
      shows: () => {
        const [near, far] = see(layout, one, first) && see(layout, other, second) ? [first, second] : [second, first];
        const ends = [
          [one, digit],
          [one, joint],
          [near, joint],
          [far, joint],
          [other, joint],
          [other, digit],
        ].map(([cell = 0, value = 0]) => [candidate(cell, value)]);
        return { area: [one, other], pattern: ends.flat(), links: linksThrough(ends) };
      },
    };
  }
  return null;
}
