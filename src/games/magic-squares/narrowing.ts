import { and } from "../../engine/words.ts";
import { fewest, type Limit, leaves, limitsOf, sizeOf, within } from "./leaves.ts";
import { lonely } from "./only-place.ts";
import { type Found, gapsOf, isSingle, needOf, numbersIn, type Position } from "./position.ts";
import { cellName, hiddenWords, needWords, numberName, setNames } from "./words.ts";

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
  if (best) return single(position, best.cell, best.set, best.used, sets);
  const both = limits.map((all, cell) => [...all, ...(narrowed[cell] ?? [])]);
  return lonely(position, both, " when each of their cells keeps to what all its lines leave it");
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

function single(position: Position, cell: number, set: number, used: readonly Limit[], sets: readonly number[]): Found {
  const { puzzle } = position;
  const groups = used.map(({ group }) => group);
  const others = [...new Set(groups.flatMap((group) => gapsOf(position, group)))].filter((one) => one !== cell);
  const can = others.map((one) => `${cellName(puzzle, one)} can only be ${setNames(puzzle, sets[one] ?? 0)}`);
  const own = `this cell can only be ${setNames(puzzle, sets[cell] ?? 0)}`;
  const limits = used.map(
    (limit) => `${needWords(position, limit.group)}, which leaves ${setNames(puzzle, limit.set)} here.`,
  );
  const number = numbersIn(set)[0] ?? 0;
  return {
    cell,
    number,
    technique: "Narrowing down",
    look: `Look at ${cellName(puzzle, cell)} and at what the other empty cells of ${and(groups.map(({ name }) => name))} can be.`,
    why: `${hiddenWords(groups)}Because of the totals of their lines, ${[own, ...can].join("; ")}. ${limits.join(" ")} Only ${numberName(puzzle, number)} is possible.`,
    because: [...new Set(groups.flatMap(({ cells }) => cells))].filter((one) => one !== cell),
  };
}
