import { bitCount } from "../../../maths/bits.ts";
import type { Candidates } from "../board/candidates.ts";
import { type Layout, see } from "../board/layout.ts";
import { extraSubset, lockedPair, oneCorner, sameExtra } from "../patterns/deadly-pattern.ts";
import type { Finding, Technique } from "./finding.ts";
import { type Conclude, concludeFrom, findingOf, pairsOf } from "./unique-rectangle.ts";

/** A unique rectangle with more corners: a loop of six or more cells with two digits, two cells in each house that it meets. */
export const uniqueLoop: Technique = { name: "Unique loop", level: 4.65, find };

const concludes: readonly Conclude[] = [
  oneCorner,
  sameExtra,
  lockedPair,
  (grid, pattern) => extraSubset(grid, pattern, 2),
  (grid, pattern) => extraSubset(grid, pattern, 3),
  (grid, pattern) => extraSubset(grid, pattern, 4),
];

const longest = 10;

function find(grid: Candidates): Finding | null {
  const { layout, marks } = grid;
  let best: Finding | null = null;
  for (const pair of pairsOf(layout.all)) {
    let both = 0;
    let only = 0;
    for (let cell = 0; cell < layout.cells; cell++) {
      if (((marks[cell] as number) & pair) !== pair) continue;
      both++;
      if (marks[cell] === pair) only++;
    }
    if (both < 6 || only < 4) continue;
    for (const loop of loopsOf(grid, pair)) {
      for (const [at, conclude] of concludes.entries()) {
        const level = 4.65 + (loop.length - 6) * 0.05 + (at < 3 ? 0 : (at - 2) * 0.05);
        if (best && best.level <= level) continue;
        const found = concludeFrom(grid, loop, pair, conclude);
        if (found) best = findingOf(grid, "Unique loop", level, loop, pair, found);
      }
    }
  }
  return best;
}

/** The loops through cells that can hold the pair; at most two of them have other digits, or any number the same one. */
function loopsOf(grid: Candidates, pair: number): number[][] {
  const { layout, marks } = grid;
  const { houseOf } = layout;
  const cells = [...marks.keys()].filter((cell) => ((marks[cell] as number) & pair) === pair);
  const met = new Uint8Array(3 * layout.size);
  const loops: number[][] = [];
  const path: number[] = [];
  const extend = (extra: number, roof: number): void => {
    const first = path[0] as number;
    const last = path.at(-1) as number;
    if (path.length >= 6 && path.length % 2 === 0 && see(layout, first, last) && alternates(layout, path))
      loops.push([...path]);
    if (path.length === longest || loops.length >= 50) return;
    for (const cell of cells) {
      // Each loop is met once from its first cell of the pair alone in either direction; that costs little.
      if (cell === first || !see(layout, last, cell) || path.includes(cell)) continue;
      const own = (marks[cell] as number) & ~pair;
      const wider = extra | own;
      if (own && roof >= 2 && bitCount[wider] !== 1) continue;
      const houses = [0, 1, 2].map((kind) => houseOf[cell * 3 + kind] as number);
      if (houses.some((house) => (met[house] as number) >= 2)) continue;
      for (const house of houses) met[house] = (met[house] as number) + 1;
      path.push(cell);
      extend(wider, roof + (own ? 1 : 0));
      path.pop();
      for (const house of houses) met[house] = (met[house] as number) - 1;
    }
  };
  for (const start of cells) {
    if (marks[start] !== pair) continue;
    met.fill(0);
    for (let kind = 0; kind < 3; kind++) met[houseOf[start * 3 + kind] as number] = 1;
    path.push(start);
    extend(0, 0);
    path.pop();
  }
  return loops;
}

/** Whether every house has two cells of a loop or none, one at an even and one at an odd place: then two digits can alternate. */
export function alternates({ size, houseOf }: Layout, loop: readonly number[]): boolean {
  const even = new Uint8Array(3 * size);
  const odd = new Uint8Array(3 * size);
  for (const [at, cell] of loop.entries()) {
    const met = at % 2 === 0 ? even : odd;
    for (let kind = 0; kind < 3; kind++) {
      const house = houseOf[cell * 3 + kind] as number;
      met[house] = (met[house] as number) + 1;
    }
  }
  return even.every((count, house) => count <= 1 && count === odd[house]);
}
