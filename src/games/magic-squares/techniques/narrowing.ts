import type { Group } from "../position/group.ts";
import { type Found, gapsOf, isSingle, needOf, numbersIn, type Position } from "../position/position.ts";
import { fewest, hiddenIn, type Limit, leaves, limitsOf, sizeOf, within } from "./leaves.ts";
import { lonely, placed } from "./only-place.ts";
import { cellName, hiddenWords, listed, needWords, numberName, someNames, totalsWords } from "./words.ts";

/** So many numbers in a sentence can be followed. */
const mostToFollow = 12;

/**
 * Two steps at once: what the lines leave each cell narrows what the other cells of its lines can be. Then one number is
 * left for a cell, or one cell for a number.
 */
export function narrowing(position: Position): Found | null {
  const limits = limitsOf(position, 3);
  const sets = limits.map((all, cell) => (position.cells[cell] === 0 ? within(all, position.left) : 0));
  const narrowed = narrowedLimits(position, sets);
  let best: { cell: number; set: number; used: readonly Limit[]; size: number } | null = null;
  for (const [cell, all] of narrowed.entries()) {
    const set = within(all, sets[cell] ?? 0);
    if (!isSingle(set)) continue;
    const used = fewest(all, sets[cell] ?? 0, set);
    const size = sizeOf(
      used.flatMap(({ group }) => gapsOf(position, group).map((gap) => ({ group, set: sets[gap] ?? 0 }))),
    );
    if (best === null || size < best.size) best = { cell, set, used, size };
  }
  const hiddenOf = (cells: readonly number[]) => cells.flatMap((cell) => hiddenIn(limits[cell], position.left));
  if (best) return single(position, best.cell, best.set, best.used, sets, hiddenOf);
  const both = limits.map((all, cell) => [...all, ...(narrowed[cell] ?? [])]);
  const lone = lonely(position, both);
  if (!lone) return null;
  const { groups, number } = lone;
  const hidden = hiddenOf(groups.flatMap((group) => gapsOf(position, group)));
  const why = `Every cell keeps to what ${totalsWords("its", hidden)} leave it. So with ${numberName(position.puzzle, number)} in any other empty cell, ${missing(groups)}.`;
  return placed(position, lone, hidden, why);
}

function missing(groups: readonly Group[]): string {
  const names = listed(groups.map(({ name }) => name));
  if (groups.length > 1) return `one of these could not reach its total: ${names}`;
  return `${names} could not reach ${groups[0]?.plural ? "their" : "its"} total`;
}

/** What each group with two or three gaps leaves its cells, when every cell keeps to its own set. */
function narrowedLimits(position: Position, sets: readonly number[]): readonly (readonly Limit[])[] {
  const limits = position.cells.map((): Limit[] => []);
  for (const group of [...position.puzzle.lines, ...position.puzzle.hidden]) {
    const gaps = gapsOf(position, group);
    if (gaps.length === 0 || gaps.length > 3) continue;
    const domains = gaps.map((cell) => sets[cell] ?? 0);
    const left = leaves(position, needOf(position, group), domains);
    for (const [at, cell] of gaps.entries()) limits[cell]?.push({ group, set: left[at] ?? 0 });
  }
  return limits;
}

function single(
  position: Position,
  cell: number,
  set: number,
  used: readonly Limit[],
  sets: readonly number[],
  hiddenOf: (cells: readonly number[]) => readonly Group[],
): Found {
  const { puzzle } = position;
  const groups = used.map(({ group }) => group);
  const others = [...new Set(groups.flatMap((group) => gapsOf(position, group)))].filter((one) => one !== cell);
  const limits = used.map(
    (limit) => `${needWords(position, limit.group)}, which leaves ${someNames(puzzle, limit.set)} here.`,
  );
  const number = numbersIn(set)[0] ?? 0;
  const hidden = hiddenOf([cell, ...others]);
  const names = listed(groups.map(({ name }) => name));
  const all = [cell, ...others];
  const many = all.reduce((sum, one) => sum + numbersIn(sets[one] ?? 0).length, 0);
  const can = all.map(
    (one) => `${one === cell ? "this cell" : cellName(puzzle, one)} can only be ${someNames(puzzle, sets[one] ?? 0)}`,
  );
  // Whoever has to follow thirty numbers follows none: then they are pencilled in, where they can be seen.
  const first =
    many > mostToFollow
      ? `First pencil in what ${totalsWords("its", hidden)} leave each empty cell of ${names}.`
      : `Because of ${totalsWords("their", hidden)}, ${can.join("; ")}.`;
  return {
    cell,
    number,
    technique: "Narrowing down",
    look: `Look at ${cellName(puzzle, cell)} and at what the other empty cells of ${names} can be.`,
    why: `${hiddenWords([...hidden, ...groups])}${first} ${limits.join(" ")} Only ${numberName(puzzle, number)} is possible.`,
    because: [...new Set(groups.flatMap(({ cells }) => cells))].filter((one) => one !== cell),
  };
}
