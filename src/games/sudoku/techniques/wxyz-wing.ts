import { inWords } from "../../../engine/words.ts";
import { bitCount, bitsOf, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate, candidatesIn } from "../board/candidates.ts";
import { cellsOf, commonPeers, see } from "../board/layout.ts";
import { aDigit, sayCell, sayCells, sayDigits, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/**
 * Cells of a house with one digit more than cells, and a cell with two of these digits that sees all places of one of them:
 * either way the other digit stands in the group or in the cell. Named, like the XYZ-wing, by the number of all cells.
 */
export const wxyzWing = wing("WXYZ-wing", 5.5, 3);
export const vwxyzWing = wing("VWXYZ-wing", 6.2, 4);
export const uvwxyzWing = wing("UVWXYZ-wing", 6.4, 5);

function wing(name: string, level: number, cells: number): Technique {
  return { name, level, find: (grid) => find(grid, name, level, cells) };
}

function find(grid: Candidates, name: string, level: number, count: number): Finding | null {
  const { layout, marks } = grid;
  const pairs: number[] = [];
  for (let cell = 0; cell < layout.cells; cell++) if (bitCount[marks[cell] as number] === 2) pairs.push(cell);
  if (pairs.length === 0) return null;
  const group: number[] = [];
  // Groups of so many cells, with `digits` left between those that are chosen so far.
  const extend = (open: readonly number[], from: number, digits: number): Finding | null => {
    if (group.length === count)
      return bitCount[digits] === count + 1 ? joined(grid, group, digits, pairs, name, level) : null;
    for (let at = from; at < open.length; at++) {
      const cell = open[at] as number;
      const wider = digits | (marks[cell] as number);
      if ((bitCount[wider] as number) > count + 1) continue;
      group.push(cell);
      const found = extend(open, at + 1, wider);
      if (found) return found;
      group.pop();
    }
    return null;
  };
  for (let house = 0; house < 3 * layout.size; house++) {
    const open = cellsOf(layout, house).filter((cell) => marks[cell]);
    const found = open.length > count ? extend(open, 0, 0) : null;
    if (found) return found;
  }
  return null;
}

/** A cell with two digits that makes a wing of the group. */
function joined(
  grid: Candidates,
  group: readonly number[],
  digits: number,
  pairs: readonly number[],
  name: string,
  level: number,
): Finding | null {
  const { layout, marks } = grid;
  for (const pair of pairs) {
    const two = marks[pair] as number;
    if (two & ~digits || group.includes(pair)) continue;
    for (const bit of [two & -two, two & (two - 1)]) {
      if (group.some((cell) => (marks[cell] as number) & bit && !see(layout, cell, pair))) continue;
      const other = two & ~bit;
      const ends = [pair, ...group.filter((cell) => (marks[cell] as number) & other)];
      const strike = commonPeers(layout, ends).filter((cell) => (marks[cell] as number) & other);
      if (strike.length === 0) continue;
      const digit = lowest(other);
      return finding(grid, {
        name,
        level,
        pair,
        group: [...group],
        digits,
        shared: lowest(bit),
        digit,
        strike: strike.map((cell) => candidate(cell, digit)),
      });
    }
  }
  return null;
}

interface Wing {
  readonly name: string;
  readonly level: number;
  readonly pair: number;
  readonly group: readonly number[];
  readonly digits: number;
  /** The digit that cannot stand in the cell and in the group, and the one that is struck. */
  readonly shared: number;
  readonly digit: number;
  readonly strike: readonly number[];
}

function finding(
  { layout, marks }: Candidates,
  { name, level, pair, group, digits, shared, digit, strike }: Wing,
): Finding {
  const cells = [pair, ...group];
  const one = sayCell(layout, pair);
  return {
    technique: name,
    level,
    place: [],
    strike,
    cells,
    because: cells,
    look: () => `Look at ${one} together with ${sayCells(layout, group)}.`,
    why: () =>
      `The ${inWords(group.length)} cells ${sayCells(layout, group)} have only ${sayDigits(bitsOf(digits))} left, one digit more than cells. If ${one} is ${shared}, they lose ${aDigit(shared)} and need all the others, the ${digit} too; if not, it is ${digit} itself. A cell that shares a row, column or box with every place of this ${digit} cannot hold it: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cells, pattern: candidatesIn(cells, digits, marks) }),
  };
}
