import { bitCount, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { addTo, cellsIn } from "../board/cell-set.ts";
import { type Layout, see } from "../board/layout.ts";
import { aDigit, sayCell, sayCells, sayHouse, sayStruck } from "../words/say.ts";
import { sharedHouse } from "../words/say-chain.ts";
import type { Finding, Linked, Technique } from "./finding.ts";

/**
 * Houses in which a digit has two places are joined into a net and coloured by turns: one colour is all true, the other all
 * false. A colour that clashes with itself is false; a cell that sees both colours cannot hold the digit.
 */
export const simpleColouring: Technique = { name: "Simple colouring", level: 5.3, find };

function find(grid: Candidates): Finding | null {
  const { size, cells } = grid.layout;
  for (let digit = 1; digit <= size; digit++) {
    const coloured = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      if (coloured[cell] || !((grid.marks[cell] as number) & (1 << digit))) continue;
      const net = colour(grid, digit, cell, coloured);
      if (net.cells.length < 3) continue;
      const found = clash(grid, digit, net) ?? seesBoth(grid, digit, net);
      if (found) return found;
    }
  }
  return null;
}

/** A net: its cells in the order in which they were reached, and the two colours. */
interface Net {
  readonly cells: readonly number[];
  /** The strong link by which each but the first was reached. */
  readonly links: readonly Linked[];
  readonly colours: readonly [readonly number[], readonly number[]];
}

function colour({ layout, places }: Candidates, digit: number, start: number, coloured: Uint8Array): Net {
  const { size, houseOf, positionOf, cellAt } = layout;
  const cells = [start];
  const links: Linked[] = [];
  coloured[start] = 1;
  for (const cell of cells) {
    for (let at = cell * 3; at < cell * 3 + 3; at++) {
      const house = houseOf[at] as number;
      const positions = places[house * 10 + digit] as number;
      if (bitCount[positions] !== 2) continue;
      const other = cellAt[house * size + lowest(positions & ~(1 << (positionOf[at] as number)))] as number;
      if (coloured[other]) continue;
      coloured[other] = 3 - (coloured[cell] as number);
      cells.push(other);
      links.push({ from: [candidate(cell, digit)], to: [candidate(other, digit)], strong: true });
    }
  }
  return {
    cells,
    links,
    colours: [cells.filter((cell) => coloured[cell] === 1), cells.filter((cell) => coloured[cell] === 2)],
  };
}

function clash({ layout }: Candidates, digit: number, net: Net): Finding | null {
  for (const own of net.colours) {
    for (const one of own) {
      const two = own.find((cell) => see(layout, one, cell));
      if (two === undefined) continue;
      const strike = own.map((cell) => candidate(cell, digit));
      const reason = `Where the ${digit} has two places, it is in one or the other. From place to place it follows that if ${sayCell(layout, one)} were ${digit}, ${sayCell(layout, two)} would be ${digit} as well; but both are in ${sayHouse(layout, sharedHouse(layout, one, two))}. So none of the cells that go with these two is ${digit}`;
      return finding(layout, digit, net, strike, reason);
    }
  }
  return null;
}

function seesBoth({ layout, marks }: Candidates, digit: number, net: Net): Finding | null {
  const { cells, colours } = net;
  const seen = colours.map((own) => {
    const set = new Int32Array(3);
    for (const cell of own)
      for (let word = 0; word < 3; word++)
        set[word] = (set[word] as number) | (layout.peerSets[cell * 3 + word] as number);
    return set;
  });
  const open = new Int32Array(3);
  for (let cell = 0; cell < layout.cells; cell++)
    if ((marks[cell] as number) & (1 << digit) && !cells.includes(cell)) addTo(open, 0, cell);
  const struck = cellsIn(
    open.map((word, at) => word & (seen[0]?.[at] ?? 0) & (seen[1]?.[at] ?? 0)),
    0,
  );
  if (struck.length === 0) return null;
  const [one, other] = colours.map((own) => sayCells(layout, own));
  const all = (own: readonly number[]) => (own.length > 1 ? "are all" : "is");
  const reason = `Either ${one} ${all(colours[0])} ${digit}, or ${other} ${all(colours[1])} ${digit}. A cell that shares a row, column or box with one of each cannot be ${aDigit(digit)}`;
  return finding(
    layout,
    digit,
    net,
    struck.map((cell) => candidate(cell, digit)),
    reason,
  );
}

function finding(
  layout: Layout,
  digit: number,
  { cells, links }: Net,
  strike: readonly number[],
  reason: string,
): Finding {
  return {
    technique: simpleColouring.name,
    level: simpleColouring.level,
    place: [],
    strike,
    cells,
    because: cells,
    look: () =>
      `Look at the rows, columns and boxes in which the ${digit} has two places, from ${sayCell(layout, cells[0] ?? 0)} on.`,
    why: () => `${reason}: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cells, pattern: cells.map((cell) => candidate(cell, digit)), links }),
  };
}
