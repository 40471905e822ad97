import { type Found, numbersIn, type Position, type Puzzle, positionOf, put } from "../position/position.ts";
import { crossingPairs, crossingThrees } from "./crossing.ts";
import { limitsOf, within } from "./leaves.ts";
import { fourLines, threeLines } from "./lines-together.ts";
import { narrowing } from "./narrowing.ts";
import { hiddenGap, oneGap } from "./one-gap.ts";
import { onlyPlace } from "./only-place.ts";
import { suppose } from "./suppose.ts";
import { cellName, numberName } from "./words.ts";

/** How hard a step is: 0 for Easy up to 4 for Extreme. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** Techniques in the order in which somebody would look for them, with their levels. */
const techniques: readonly { readonly level: Level; readonly find: (position: Position) => Found | null }[] = [
  { level: 0, find: oneGap },
  { level: 1, find: hiddenGap },
  { level: 1, find: crossingPairs },
  { level: 1, find: threeLines },
  { level: 2, find: onlyPlace },
  { level: 2, find: crossingThrees },
  { level: 2, find: narrowing },
  { level: 2, find: fourLines },
  { level: 3, find: suppose },
];

/** The first step that somebody would see, with techniques up to a level; null where none of them helps. */
export function nextFound(position: Position, highest: Level): (Found & { readonly level: Level }) | null {
  for (const { level, find } of techniques) {
    const found = level <= highest ? find(position) : null;
    if (found) return { ...found, level };
  }
  return null;
}

/** A technique and its level. */
export interface Hardest {
  readonly level: Level;
  readonly technique: string;
}

/** The hardest that is needed to fill a board with techniques up to a level; null where they do not suffice. */
export function hardestStep(puzzle: Puzzle, givens: readonly number[], highest: Level): Hardest | null {
  let position = positionOf(puzzle, givens);
  let hardest: Hardest | null = null;
  while (position.left !== 0) {
    const found = nextFound(position, highest);
    if (!found) return null;
    if (!hardest || found.level > hardest.level) hardest = { level: found.level, technique: found.technique };
    position = put(position, found.cell, found.number);
  }
  return hardest ?? { level: 0, technique: "" };
}

export const triesToTheEnd = "Try to the end";

/** Where no technique helps: the cell with the fewest numbers, all but the solution's tried to the end. */
export function tryToTheEnd(position: Position, solution: readonly number[]): Found | null {
  const { puzzle, cells, left } = position;
  const limits = limitsOf(position, 3);
  const open = [...cells.keys()].filter((cell) => cells[cell] === 0);
  const count = (cell: number) => numbersIn(within(limits[cell], left)).length;
  const [cell] = open.sort((a, b) => count(a) - count(b));
  const number = solution[cell ?? -1];
  // A key that is damaged has no number here.
  if (cell === undefined || !number) return null;
  const name = numberName(puzzle, number);
  return {
    cell,
    number,
    technique: triesToTheEnd,
    look: `Look at ${cellName(puzzle, cell)}.`,
    why: `There is no short way here. This cell leaves the fewest numbers to try, and each of them but ${name}, followed to the end, meets a line that cannot reach its total. So it is ${name}.`,
    because: open.filter((one) => one !== cell),
    looksAtCell: true,
  };
}
