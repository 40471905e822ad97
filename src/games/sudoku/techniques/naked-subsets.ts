import { inWords } from "../../../engine/words.ts";
import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, candidatesIn } from "../board/candidates.ts";
import { cellsOf } from "../board/layout.ts";
import { findSubset, unionOf } from "../patterns/subset.ts";
import { sayCellsIn, sayDigits, sayHouse, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** Two, three or four cells of a house that have as many digits left between them: the digits go from its other cells. */
export const nakedPair = nakedSubset("Naked pair", 3, 2);
export const nakedTriple = nakedSubset("Naked triple", 3.6, 3);
export const nakedQuad = nakedSubset("Naked quad", 3.95, 4);

function nakedSubset(name: string, level: number, count: number): Technique {
  return { name, level, find: (grid) => find(grid, name, level, count) };
}

const marksInHouse = new Uint16Array(9);

function find(grid: Candidates, name: string, level: number, count: number): Finding | null {
  const { layout, marks, open } = grid;
  const { size, cellAt } = layout;
  // Boxes first: they are seen at a glance.
  for (let turn = 0; turn < 3 * size; turn++) {
    const house = (turn + 2 * size) % (3 * size);
    // With fewer open cells the others are a hidden subset, or a single, that is smaller and was found before.
    if ((open[house] as number) < 2 * count) continue;
    let few = 0;
    for (let position = 0; position < size; position++) {
      const left = marks[cellAt[house * size + position] as number] as number;
      marksInHouse[position] = left;
      if (left && (bitCount[left] as number) <= count) few++;
    }
    if (few < count) continue;
    const chosen = findSubset(marksInHouse, 0, size, count);
    if (chosen) return finding(grid, { name, level, house, chosen, union: unionOf(marksInHouse, chosen) });
  }
  return null;
}

interface Subset {
  readonly name: string;
  readonly level: number;
  readonly house: number;
  /** The positions of the cells, and the digits that they have left. */
  readonly chosen: number;
  readonly union: number;
}

function finding({ layout, marks }: Candidates, { name, level, house, chosen, union }: Subset): Finding {
  const { size, cellAt } = layout;
  const cells: number[] = [];
  const strike: number[] = [];
  for (let position = 0; position < size; position++) {
    const cell = cellAt[house * size + position] as number;
    if (chosen & (1 << position)) cells.push(cell);
    else for (const digit of bitsOf((marks[cell] as number) & union)) strike.push(candidate(cell, digit));
  }
  const digits = bitsOf(union);
  const many = inWords(digits.length);
  const said = sayHouse(layout, house);
  return {
    technique: name,
    level,
    place: [],
    strike,
    cells,
    because: cells,
    look: () => `Look at ${said}.`,
    why: () =>
      `In ${said} the ${many} cells ${sayCellsIn(layout, house, cells)} have only ${sayDigits(digits)} left between them, so they use up these ${many} digits: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: cellsOf(layout, house), pattern: candidatesIn(cells, union, marks) }),
  };
}
