import { and, capital } from "../../engine/words.ts";
import { type Limit, limitsOf, within } from "./leaves.ts";
import { type Found, type Group, numbersIn, type Position } from "./position.ts";
import { cellName, hiddenWords, numberName } from "./words.ts";

/** A number that only one of the empty cells can take. Every number has to stand somewhere. */
export function onlyPlace(position: Position): Found | null {
  return lonely(position, limitsOf(position, 3), "");
}

/** The first number that the limits leave to one cell only; `proviso` says what else they count in. */
export function lonely(position: Position, limits: readonly (readonly Limit[])[], proviso: string): Found | null {
  const open = [...position.cells.keys()].filter((cell) => position.cells[cell] === 0);
  const sets = limits.map((all) => within(all, position.left));
  for (const number of numbersIn(position.left)) {
    const bit = 1 << (number - 1);
    const [cell, more] = open.filter((one) => (sets[one] ?? 0) & bit);
    if (cell === undefined || more !== undefined) continue;
    const others = open.filter((one) => one !== cell);
    return found(position, cell, number, ruledOut(position, limits, others, bit), others, proviso);
  }
  return null;
}

/** Groups that rule the number out in all of these cells; each time the one that settles most of those still open. */
function ruledOut(
  position: Position,
  limits: readonly (readonly Limit[])[],
  cells: readonly number[],
  bit: number,
): readonly Group[] {
  const groups: Group[] = [];
  let rest = cells;
  while (rest.length > 0) {
    const counts = new Map<Group, number>();
    for (const cell of rest)
      for (const { group, set } of limits[cell] ?? [])
        if ((set & bit) === 0) counts.set(group, (counts.get(group) ?? 0) + 1);
    const [best] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (!best) break;
    groups.push(best);
    rest = rest.filter((cell) => !limits[cell]?.some(({ group, set }) => group === best && (set & bit) === 0));
  }
  return [...position.puzzle.lines, ...position.puzzle.hidden].filter((group) => groups.includes(group));
}

function found(
  { puzzle }: Position,
  cell: number,
  number: number,
  groups: readonly Group[],
  others: readonly number[],
  proviso: string,
): Found {
  const name = numberName(puzzle, number);
  const one = groups.length === 1 && !groups[0]?.plural;
  const lines = capital(and(groups.map((group) => group.name)));
  const why =
    others.length === 0
      ? "Only one cell is empty."
      : `${lines} cannot reach ${one ? "its total" : "their totals"} with it${proviso}, and every other empty cell is in ${groups.length === 1 ? (one ? "it" : "them") : "one of them"}.`;
  return {
    cell,
    number,
    technique: "Only place",
    look: `Look for a place for ${name}.`,
    why: `${hiddenWords(groups)}The number ${name} has to stand somewhere. ${why} So it stands in ${cellName(puzzle, cell)}.`,
    because: others,
  };
}
