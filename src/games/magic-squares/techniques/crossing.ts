import { type Found, isSingle, numbersIn, type Position } from "../position/position.ts";
import { fewest, type Limit, limitsOf, sizeOf, within } from "./leaves.ts";
import { cellName, hiddenWords, listed, needWords, numberName, someNames } from "./words.ts";

/** A cell where lines with two gaps cross: only one number is in a fitting pair of each. */
export function crossingPairs(position: Position): Found | null {
  return crossing(position, 2, "Crossing pairs");
}

/** The same where a line may have three gaps. */
export function crossingThrees(position: Position): Found | null {
  return crossing(position, 3, "Crossing lines");
}

/** Of all such cells the one with the least to look through. */
function crossing(position: Position, mostGaps: number, technique: string): Found | null {
  const limits = limitsOf(position, mostGaps);
  let best: { cell: number; set: number; used: readonly Limit[] } | null = null;
  for (const [cell, all] of limits.entries()) {
    const set = within(all, position.left);
    if (all.length === 0 || !isSingle(set)) continue;
    const used = fewest(all, position.left, set);
    if (best === null || sizeOf(used) < sizeOf(best.used)) best = { cell, set, used };
  }
  return best && found(position, best.cell, best.set, best.used, technique);
}

function found(position: Position, cell: number, set: number, used: readonly Limit[], technique: string): Found {
  const groups = used.map(({ group }) => group);
  const number = numbersIn(set)[0] ?? 0;
  const limits = used.map(
    (limit) =>
      `${needWords(position, limit.group)}: with the numbers that are left, this cell can be ${someNames(position.puzzle, limit.set)}.`,
  );
  const names = listed(groups.map(({ name }) => name));
  // Two lines meet in one cell, but a line and the four corners in two: then the cell is named.
  const isNamed = groups.some(({ hidden }) => hidden);
  return {
    cell,
    number,
    technique,
    look: isNamed ? `Look at ${cellName(position.puzzle, cell)}, where ${names} meet.` : `Look where ${names} meet.`,
    why: `${hiddenWords(groups)}${limits.join(" ")} Only ${numberName(position.puzzle, number)} ${groups.length === 2 ? "fits both" : groups.length > 2 ? "fits all of them" : "is possible"}.`,
    because: [...new Set(groups.flatMap(({ cells }) => cells))].filter((one) => one !== cell),
  };
}
