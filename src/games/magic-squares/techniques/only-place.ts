import { capital } from "../../../engine/words.ts";
import type { Group } from "../position/group.ts";
import { type Found, numbersIn, type Position } from "../position/position.ts";
import { type Limit, limitsOf, within } from "./leaves.ts";
import { cellName, hiddenWords, listed, numberName } from "./words.ts";

/** A number that only one cell can take. */
interface Lone {
  readonly cell: number;
  readonly number: number;
  /** The other empty cells, and the groups that rule the number out there. */
  readonly others: readonly number[];
  readonly groups: readonly Group[];
}

/** A number that only one of the empty cells can take. Every number has to stand somewhere. */
export function onlyPlace(position: Position): Found | null {
  const lone = lonely(position, limitsOf(position, 3));
  if (!lone) return null;
  const { groups } = lone;
  const [totals, where] =
    groups.length > 1
      ? ["their totals", "in one of them"]
      : groups[0]?.plural
        ? ["their total", "one of them"]
        : ["its total", "in it"];
  const lines = capital(listed(groups.map(({ name }) => name)));
  return placed(position, lone, [], `${lines} cannot reach ${totals} with it, and every other empty cell is ${where}.`);
}

/** The first number that the limits leave to one of several empty cells only. */
export function lonely(position: Position, limits: readonly (readonly Limit[])[]): Lone | null {
  const open = [...position.cells.keys()].filter((cell) => position.cells[cell] === 0);
  const sets = limits.map((all) => within(all, position.left));
  for (const number of numbersIn(position.left)) {
    const bit = 1 << (number - 1);
    const [cell, more] = open.filter((one) => (sets[one] ?? 0) & bit);
    if (cell === undefined || more !== undefined || open.length === 1) continue;
    const others = open.filter((one) => one !== cell);
    return { cell, number, others, groups: ruledOut(position, limits, others, bit) };
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

/** The step to a number's only place; `reason` tells why no other can take it, with totals of these groups beside those that it names. */
export function placed(
  { puzzle }: Position,
  { cell, number, others, groups }: Lone,
  hidden: readonly Group[],
  reason: string,
): Found {
  const name = numberName(puzzle, number);
  return {
    cell,
    number,
    technique: "Only place",
    look: `Look for a place for ${name}.`,
    why: `${hiddenWords([...hidden, ...groups])}The number ${name} has to stand somewhere. ${reason} So it stands in ${cellName(puzzle, cell)}.`,
    because: others,
  };
}
