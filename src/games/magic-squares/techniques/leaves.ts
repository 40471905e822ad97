import type { Group } from "../position/group.ts";
import { gapsOf, needOf, numbersIn, type Position } from "../position/position.ts";

/**
 * For each gap of a line the numbers that it can hold when the gaps, all different, reach a weight together; `domains` says
 * what may stand in each of them. Empty sets where that cannot be done.
 */
export function leaves({ puzzle }: Position, need: number, domains: readonly number[]): number[] {
  const { weights } = puzzle.sums;
  const found = domains.map(() => 0);
  const chosen = domains.map(() => 0);
  const visit = (gap: number, rest: number, used: number): boolean => {
    if (gap === domains.length - 1) {
      const number = puzzle.numberOf.get(rest);
      const bit = number === undefined ? 0 : 1 << (number - 1);
      if ((bit & ~used & (domains[gap] ?? 0)) === 0) return false;
      chosen[gap] = bit;
      for (const [at, one] of chosen.entries()) found[at] = (found[at] ?? 0) | one;
      return true;
    }
    for (let set = (domains[gap] ?? 0) & ~used; set !== 0; set &= set - 1) {
      const bit = set & -set;
      chosen[gap] = bit;
      visit(gap + 1, rest - (weights[31 - Math.clz32(bit)] ?? 0), used | bit);
    }
    return false;
  };
  if (domains.length > 0) visit(0, need, 0);
  return found;
}

/** What a group leaves each of its gaps when only the numbers that are left count: the same for all of them. */
export function leavesGroup(position: Position, group: Group): number {
  const domains = gapsOf(position, group).map(() => position.left);
  return leaves(position, needOf(position, group), domains)[0] ?? 0;
}

/** Something that a group says about one of its cells. */
export interface Limit {
  readonly group: Group;
  readonly set: number;
}

/** What the groups with at most so many gaps leave each cell, cell by cell; nothing for filled cells. */
export function limitsOf(position: Position, mostGaps: number): readonly (readonly Limit[])[] {
  const limits = position.cells.map((): Limit[] => []);
  for (const group of [...position.puzzle.lines, ...position.puzzle.hidden]) {
    const gaps = gapsOf(position, group);
    if (gaps.length === 0 || gaps.length > mostGaps) continue;
    const set = leavesGroup(position, group);
    for (const cell of gaps) limits[cell]?.push({ group, set });
  }
  return limits;
}

/** What all the limits of a cell leave it together. */
export function within(limits: readonly Limit[] | undefined, left: number): number {
  return (limits ?? []).reduce((set, limit) => set & limit.set, left);
}

/** The groups that are not lines without which some limits would leave more: a reason has to tell why their totals hold. */
export function hiddenIn(limits: readonly Limit[] | undefined, left: number): readonly Group[] {
  const lines = (limits ?? []).filter(({ group }) => !group.hidden);
  if (within(lines, left) === within(limits, left)) return [];
  return (limits ?? []).flatMap(({ group }) => (group.hidden ? [group] : []));
}

/** The limits that leave no more than all of them do: as few as can be, and of those the ones with the fewest numbers. */
export function fewest(limits: readonly Limit[], left: number, set: number): readonly Limit[] {
  let best = limits;
  for (let choice = 1; choice < 2 ** limits.length; choice++) {
    const some = limits.filter((_, at) => choice & (1 << at));
    const isLess = some.length < best.length || (some.length === best.length && sizeOf(some) < sizeOf(best));
    if (isLess && within(some, left) === set) best = some;
  }
  return best;
}

/** How many numbers there are to look through in some limits. */
export function sizeOf(limits: readonly Limit[]): number {
  return limits.reduce((size, { set }) => size + numbersIn(set).length, 0);
}
