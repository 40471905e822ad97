import { capital } from "../../../engine/words.ts";
import { type Candidates, candidate } from "../board/candidates.ts";
import { cellsIn, cellsWith, isWithin } from "../board/cell-set.ts";
import { cellsOf, type Layout } from "../board/layout.ts";
import { findLinks, type Links, roomForLinks } from "../patterns/links.ts";
import { aDigit, sayCells, sayHouse, sayStruck } from "../words/say.ts";
import { linksThrough } from "../words/say-chain.ts";
import type { Finding, Technique } from "./finding.ts";

/**
 * Chains of one digit through two or three houses in which it has two places: one of the two free ends holds it. A
 * skyscraper stands on two rows or two columns; all others of two links are found with the kite, and named by their houses.
 */
export const skyscraper = chain("Skyscraper", 4, { length: 2, grouped: false, parallel: true });
export const twoStringKite = chain("Two-string kite", 4.1, { length: 2, grouped: false, parallel: false });
export const groupedLinks = chain("Empty rectangle", 4.3, { length: 2, grouped: true, parallel: false });
export const threeLinks = chain("X-chain", 5.4, { length: 3, grouped: false, parallel: false });
export const threeGroupedLinks = chain("Grouped X-chain", 5.55, { length: 3, grouped: true, parallel: false });

interface Form {
  /** How many houses. */
  readonly length: number;
  /** Whether several cells in a line may be an end together. */
  readonly grouped: boolean;
  readonly parallel: boolean;
}

function chain(name: string, level: number, form: Form): Technique {
  return { name, level, find: (grid) => find(grid, name, level, form) };
}

/** The name that goes with the houses of a chain. */
function nameOf(name: string, { length, grouped, parallel }: Form, houses: readonly number[], size: number): string {
  if (length > 2 || parallel) return name;
  const [one = 0, other = 0] = houses;
  const isInBox = one >= 2 * size || other >= 2 * size;
  if (!grouped) return isInBox ? "Turbot fish" : name;
  if (isInBox) return name;
  return areParallel(one, other, size) ? "Finned X-wing" : "Grouped kite";
}

const links = roomForLinks();
const open = new Int32Array(3);

function find(grid: Candidates, name: string, level: number, form: Form): Finding | null {
  const { size } = grid.layout;
  for (let digit = 1; digit <= size; digit++) {
    findLinks(grid, digit, form.grouped, links);
    if (links.count < form.length) continue;
    cellsWith(grid.marks, digit, open, 0);
    const ends = search(links, form.length, form.parallel ? size : 0);
    if (ends) return finding(grid, digit, ends, name, level, form);
  }
  return null;
}

/** [end * most + n]: the ends whose cells see all cells of an end, and how many there are. */
const most = 200;
const joined = new Uint8Array(most * most);
const joinedCount = new Uint8Array(most);

function join({ count, cells, seenBy, house }: Links, parallel: number): void {
  for (let end = 0; end < count * 2; end++) {
    let n = 0;
    for (let next = 0; next < count * 2; next++) {
      if (!isWithin(cells, next * 3, seenBy, end * 3)) continue;
      if (parallel > 0 && !areParallel(house[end >> 1] as number, house[next >> 1] as number, parallel)) continue;
      joined[end * most + n++] = next;
    }
    joinedCount[end] = n;
  }
}

/** The ends along the chain, two for each link; the free ones are the first and the last. Null where nothing is struck. */
function search(links: Links, length: number, parallel: number): number[] | null {
  join(links, parallel);
  const path: number[] = [];
  const extend = (last: number): boolean => {
    if (path.length === length * 2) return strikes(links, path[0] as number, last);
    for (let n = 0; n < (joinedCount[last] as number); n++) {
      const next = joined[last * most + n] as number;
      if (path.includes(next)) continue;
      path.push(next, next ^ 1);
      if (extend(next ^ 1)) return true;
      path.pop();
      path.pop();
    }
    return false;
  };
  for (let first = 0; first < links.count * 2; first++) {
    path.push(first, first ^ 1);
    if (extend(first ^ 1)) return path;
    path.pop();
    path.pop();
  }
  return null;
}

/** Whether a cell with the digit sees both ends. */
function strikes({ seenBy }: Links, first: number, last: number): boolean {
  for (let word = 0; word < 3; word++)
    if ((seenBy[first * 3 + word] as number) & (seenBy[last * 3 + word] as number) & (open[word] as number))
      return true;
  return false;
}

/** Whether two houses are both rows or both columns. */
function areParallel(one: number, other: number, size: number): boolean {
  return one < 2 * size && other < 2 * size && one < size === other < size;
}

function finding(
  grid: Candidates,
  digit: number,
  ends: readonly number[],
  name: string,
  level: number,
  form: Form,
): Finding {
  const { layout } = grid;
  const groups = ends.map((end) => cellsIn(links.cells, end * 3));
  const houses = ends.filter((_, at) => at % 2 === 0).map((end) => links.house[end >> 1] as number);
  const [first = 0, last = 0] = [ends[0], ends.at(-1)];
  const strike = cellsIn(
    Int32Array.from(
      open,
      (word, at) => word & (links.seenBy[first * 3 + at] as number) & (links.seenBy[last * 3 + at] as number),
    ),
    0,
  ).map((cell) => candidate(cell, digit));
  const cells = [...new Set(groups.flat())];
  return {
    technique: nameOf(name, form, houses, layout.size),
    level,
    place: [],
    strike,
    cells,
    because: cells,
    look: () =>
      `Look at the places of the ${digit} ${houses.map((house) => `in ${sayHouse(layout, house)}`).join(", then ")}.`,
    why: () =>
      `${capital(story(layout, digit, groups, houses))}. So one of the two ends holds ${aDigit(digit)} in any case, and ${sayStruck(layout, strike)}.`,
    shows: () => ({
      area: [...new Set(houses.flatMap((house) => cellsOf(layout, house)))],
      pattern: cells.map((cell) => candidate(cell, digit)),
      links: linksThrough(groups.map((group) => group.map((cell) => candidate(cell, digit)))),
    }),
  };
}

/** "if the 5 of row 1 is not in ..., it is in ...; then the 5 of column 7 is not in column 7, rows 1 or 2 but in ..." */
function story(
  layout: Layout,
  digit: number,
  groups: readonly (readonly number[])[],
  houses: readonly number[],
): string {
  // A row and a column of a box share a cell: where the digit is not in the one end, it is not there either.
  const cells = (at: number) => groups[at]?.filter((cell) => at % 2 === 0 || !groups[at - 1]?.includes(cell)) ?? [];
  const said = (at: number) => sayCells(layout, cells(at)).replace(" and ", " or ");
  return houses
    .map((house, at) =>
      at === 0
        ? `if the ${digit} of ${sayHouse(layout, house)} is not in ${said(0)}, it is in ${said(1)}`
        : `then the ${digit} of ${sayHouse(layout, house)} is not in ${said(2 * at)} but in ${said(2 * at + 1)}`,
    )
    .join("; ");
}
