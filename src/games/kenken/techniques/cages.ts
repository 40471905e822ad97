import { bitCount } from "../../../maths/bits.ts";
import type { Cage } from "../board/board.ts";
import { bounded } from "../board/bounds.ts";
import { keep, prune, takeNews, unions } from "../position/candidates.ts";
import type { Position } from "../position/position.ts";
import { sayBounds, sayCombinations, sayLast, sayPlaces } from "./cage-reasons.ts";

const forLastCell = 1;
const forBounds = 2;
const forValues = 4;
const forPlaces = 8;

/** A cage of one cell, or with one cell empty: the clue tells what is missing. */
export const lastOfCage = (position: Position): boolean => lastCells(position, 9);

/** The same where it leaves one value: that is what a person writes down first. For hints. */
export const valueOfLastOfCage = (position: Position): boolean => lastCells(position, 1);

function lastCells(position: Position, most: number): boolean {
  const { filled, candidates } = position;
  return eachCage(position, forLastCell, (cage, { cells }) => {
    let gap = -1;
    for (let place = 0; place < cells.length; place++) {
      if (filled[cells[place] as number]) continue;
      if (gap >= 0) return false;
      gap = place;
    }
    if (gap < 0) return false;
    prune(position, cage);
    const cell = cells[gap] as number;
    const left = (unions[gap] as number) & (candidates[cell] as number);
    if ((bitCount[left] as number) > most || !keep(position, cell, left)) return false;
    if (position.asked) sayLast(position, cage, cell);
    return true;
  });
}

/** Values that are in no combination of a cage are struck from all of its cells, wherever in the cage they would stand. */
export function cageCombinations(position: Position): boolean {
  return eachCage(position, forValues, (cage, { cells }) => {
    prune(position, cage);
    let all = 0;
    for (let place = 0; place < cells.length; place++) all |= unions[place] as number;
    let changed = false;
    for (let place = 0; place < cells.length; place++) changed = keep(position, cells[place] as number, all) || changed;
    if (changed && position.asked) sayCombinations(position, cage);
    return changed;
  });
}

/** The same with regard to which cell of the cage a value would stand in. */
export function cagePlaces(position: Position): boolean {
  return eachCage(position, forPlaces, (cage, { cells }) => {
    prune(position, cage);
    let changed = false;
    for (let place = 0; place < cells.length; place++)
      changed = keep(position, cells[place] as number, unions[place] as number) || changed;
    if (changed && position.asked) sayPlaces(position, cage);
    return changed;
  });
}

/** Cages with too many layouts to list: what the least and the most of the other cells leave to each. */
export function cageBounds(position: Position): boolean {
  const { cages } = position.board;
  let changed = false;
  for (const [cage, one] of cages.entries()) {
    if ((position.to[cage] as number) >= 0 || !takeNews(position.cageNews, cage, forBounds)) continue;
    const masks = bounded(position.size, one, position.candidates);
    if (!masks) position.broken = true;
    for (const [place, cell] of one.cells.entries()) changed = keep(position, cell, masks?.[place] ?? 0) || changed;
    if (changed && position.asked) {
      sayBounds(position, cage);
      return true;
    }
  }
  return changed;
}

/** Goes through the listed cages with news; for a hint those with the fewest layouts first, and no further than the first finding. */
function eachCage(position: Position, news: number, find: (cage: number, one: Cage) => boolean): boolean {
  const { cages } = position.board;
  if (position.asked) return byLayouts(position).some((cage) => find(cage, cages[cage] as Cage));
  const { cageNews, to } = position;
  let changed = false;
  for (let cage = 0; cage < cages.length && !position.broken; cage++)
    if ((to[cage] as number) >= 0 && takeNews(cageNews, cage, news))
      changed = find(cage, cages[cage] as Cage) || changed;
  return changed;
}

function byLayouts(position: Position): number[] {
  const { from, to } = position;
  const listed = position.board.cages.flatMap((_, cage) => ((to[cage] as number) < 0 ? [] : [cage]));
  for (const cage of listed) prune(position, cage);
  const ways = (cage: number) => (to[cage] as number) - (from[cage] as number);
  return listed.sort((one, other) => ways(one) - ways(other));
}
