import { inWords } from "../../../engine/words.ts";
import { mixedText } from "../../../maths/rational.ts";
import type { Group } from "../position/group.ts";
import { gapsOf, needOf, numberLeft, type Position, put } from "../position/position.ts";
import { leavesGroup } from "./leaves.ts";
import { cellName, needValue, numberName } from "./words.ts";

/** A number that a line with one gap forces: "row 1, column 3 would be 4 to finish row 1". */
interface Forced {
  readonly cell: number;
  readonly number: number;
  readonly group: Group;
  readonly words: string;
}

/** What a supposition leads to: forced numbers, and a line that cannot be finished. */
export interface Contradiction {
  readonly chain: readonly Forced[];
  /** "column 3 would need 9, which is used already" */
  readonly words: string;
  readonly cells: readonly number[];
}

/** Follows lines with one gap, at most so many of them, until one cannot be finished; null where none is met. */
export function contradictionOf(start: Position, most: number): Contradiction | null {
  const whole = followed(start, 12);
  if (!whole) return null;
  // Forced numbers that the contradiction does not need are left out, the last of them first.
  let chain = whole;
  for (let at = whole.length - 1; at >= 0; at--) {
    const shorter = chain.filter((forced) => forced !== whole[at]);
    if (replayed(start, shorter)) chain = shorter;
  }
  const end = chain.length <= most ? replayed(start, chain) : null;
  const broken = end && brokenIn(end);
  if (!end || !broken) return null;
  const cells = [broken, ...chain.map(({ group }) => group)].flatMap((group) => group.cells);
  return { chain, words: brokenWords(end, broken), cells: [...new Set(cells)] };
}

/** The numbers that are forced one after another until some line cannot be finished. */
function followed(start: Position, most: number): Forced[] | null {
  let position = start;
  const chain: Forced[] = [];
  for (;;) {
    if (brokenIn(position)) return chain;
    const forced = forcedIn(position);
    if (!forced || chain.length >= most) return null;
    chain.push(forced);
    position = put(position, forced.cell, forced.number);
  }
}

/** The position after a chain where each of it is forced in its turn and it ends in a line that cannot be finished. */
function replayed(start: Position, chain: readonly Forced[]): Position | null {
  let position = start;
  for (const { cell, number, group } of chain) {
    const [gap, more] = gapsOf(position, group);
    if (gap !== cell || more !== undefined || numberLeft(position, needOf(position, group)) !== number) return null;
    position = put(position, cell, number);
  }
  return brokenIn(position) && position;
}

function forcedIn(position: Position): Forced | null {
  for (const group of position.puzzle.lines) {
    const [cell, more] = gapsOf(position, group);
    if (cell === undefined || more !== undefined) continue;
    const number = numberLeft(position, needOf(position, group));
    const words = `${cellName(position.puzzle, cell)} would be ${numberName(position.puzzle, number)} to finish ${group.name}`;
    if (number > 0) return { cell, number, group, words };
  }
  return null;
}

/** A line that the numbers which are left cannot finish. */
function brokenIn(position: Position): Group | null {
  for (const most of [0, 1, 2, 3])
    for (const group of position.puzzle.lines) {
      const gaps = gapsOf(position, group).length;
      if (gaps === most && (gaps === 0 ? needOf(position, group) !== 0 : leavesGroup(position, group) === 0))
        return group;
    }
  return null;
}

function brokenWords(position: Position, group: Group): string {
  const { puzzle } = position;
  const adds = puzzle.board.operation === "sum";
  const gaps = gapsOf(position, group).length;
  if (gaps === 0) return `${group.name} would miss its total`;
  const need = mixedText(needValue(position, group));
  const isUsed = gaps === 1 && puzzle.numberOf.has(needOf(position, group));
  if (gaps === 1)
    return `${group.name} would need ${need}, which is ${isUsed ? "used already" : "no number of this board"}`;
  const what = adds ? need : `a product of ${need}`;
  return `${group.name} would need ${what} from ${inWords(gaps)} cells, which no ${inWords(gaps)} of the numbers left can reach`;
}
