import { atMostOne, bitCount, bitsOf } from "../../../maths/bits.ts";
import type { Candidates } from "../board/candidates.ts";
import { addTo, type CellSets } from "../board/cell-set.ts";
import { cellsOf, type Layout } from "../board/layout.ts";

/**
 * Strong links of one digit: a house in which all its places lie in two ends, so that where one end does not hold the digit
 * the other does. An end is a cell, or a group of cells that see the same cells outside: the part of a line in one box, or
 * the part of a box on one line. Ends are numbered so that `end ^ 1` is the other one of the link.
 */
export interface Links {
  count: number;
  /** [link]: the house. */
  readonly house: Uint8Array;
  /** [end * 3]: its cells, and the cells that see all of them. */
  readonly cells: CellSets;
  readonly seenBy: CellSets;
  /** [end]: how many cells. */
  readonly size: Uint8Array;
}

/** Nine ways to split each of nine boxes, and one for each of 18 lines: no more can be met. */
const mostLinks = 100;

/** Room for the links of a digit, to be filled again and again. */
export function roomForLinks(): Links {
  return {
    count: 0,
    house: new Uint8Array(mostLinks),
    cells: new Int32Array(mostLinks * 6),
    seenBy: new Int32Array(mostLinks * 6),
    size: new Uint8Array(mostLinks * 2),
  };
}

/** [house]: positions of its parts: of a line, its parts by boxes; of a box, its rows and then its columns. */
type Parts = readonly (readonly number[])[];
const known = new Map<Layout, Parts>();

function partsOf(layout: Layout): Parts {
  const found = known.get(layout);
  if (found) return found;
  const { size, houseOf } = layout;
  const parts = Array.from({ length: 3 * size }, (_, house) => {
    const byHouse = new Map<number, number>();
    for (const [position, cell] of cellsOf(layout, house).entries()) {
      for (const kind of house < 2 * size ? [2] : [0, 1]) {
        const crossing = houseOf[cell * 3 + kind] as number;
        byHouse.set(crossing, (byHouse.get(crossing) ?? 0) | (1 << position));
      }
    }
    return [...byHouse].sort(([one], [other]) => one - other).map(([, positions]) => positions);
  });
  known.set(layout, parts);
  return parts;
}

/** Finds the strong links of a digit: those between two cells, or (`grouped`) those with a group in them. */
export function findLinks(grid: Candidates, digit: number, grouped: boolean, links: Links): void {
  const { layout, places } = grid;
  const { size } = layout;
  const parts = partsOf(layout);
  links.count = 0;
  for (let house = 0; house < 3 * size; house++) {
    const positions = places[house * 10 + digit] as number;
    if (positions === 0 || atMostOne(positions)) continue;
    if (bitCount[positions] === 2) {
      const first = positions & -positions;
      add(grid, links, house, first, positions & ~first);
      continue;
    }
    if (!grouped) continue;
    const own = parts[house] as readonly number[];
    if (house < 2 * size) {
      const met = own.filter((part) => part & positions);
      if (met.length === 2) add(grid, links, house, positions & (met[0] as number), positions & (met[1] as number));
      continue;
    }
    // A box: its rows first, then its columns.
    const { boxRows } = layout;
    for (let row = 0; row < boxRows; row++) {
      for (let column = boxRows; column < own.length; column++) {
        const [across, down] = [own[row] as number, own[column] as number];
        if (positions & ~(across | down)) continue;
        // With all places on one line it is no link but a locked digit.
        if (positions & ~across && positions & ~down) {
          const [ends, others] = [positions & across, positions & down];
          if (ends && others) add(grid, links, house, ends, others);
        }
      }
    }
  }
}

function add({ layout }: Candidates, links: Links, house: number, one: number, other: number): void {
  const link = links.count++;
  links.house[link] = house;
  for (const [side, positions] of [one, other].entries()) {
    const end = link * 2 + side;
    const at = end * 3;
    links.size[end] = bitCount[positions] as number;
    links.cells.fill(0, at, at + 3);
    links.seenBy.fill(-1, at, at + 3);
    for (const position of bitsOf(positions)) {
      const cell = layout.cellAt[house * layout.size + position] as number;
      addTo(links.cells, at, cell);
      for (let word = 0; word < 3; word++)
        links.seenBy[at + word] = (links.seenBy[at + word] as number) & (layout.peerSets[cell * 3 + word] as number);
    }
  }
}
