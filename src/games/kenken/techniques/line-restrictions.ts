import { forClaims, forDemands, keep, prune, takeNews, tellLines, unions } from "../position/candidates.ts";
import { cellAt, columnOf, type Position, rowOf } from "../position/position.ts";
import { type Demand, sayClaim, sayDemand } from "./line-restriction-reasons.ts";

/** A value that every layout of a cage puts into a line leaves the rest of that line. */
export const cageClaims = (position: Position): boolean => sweep(position, forClaims, null);

/** A value that a line can have only within a cage must be there in every layout of the cage: others are dropped. */
export function lineDemands(position: Position): boolean {
  const demands: Demand[] = [];
  let changed = false;
  // Dropping layouts may show more, even where no candidate went.
  while (!position.broken && !position.finding && position.lineNews.some((bits) => bits & forDemands))
    changed = sweep(position, forDemands, demands) || changed;
  return changed;
}

// Scratch: the cages that a line has shown already bear its stamp.
const seen = new Int32Array(81);
let stamp = 0;

/** One round over the lines with news; with `demands`, layouts are dropped, too. */
function sweep(position: Position, news: number, demands: Demand[] | null): boolean {
  const { size, cageOf, to } = position;
  let changed = false;
  for (let line = 0; line < 2 * size; line++) {
    if (!takeNews(position.lineNews, line, news)) continue;
    stamp++;
    for (let place = 0; place < size; place++) {
      const cage = cageOf[cellAt(size, line, place)] as number;
      if ((to[cage] as number) < 0 || seen[cage] === stamp) continue;
      seen[cage] = stamp;
      changed = restrict(position, cage, line, demands) || changed;
      if (position.broken || position.finding) return changed;
    }
  }
  return changed;
}

function restrict(position: Position, cage: number, line: number, demands: Demand[] | null): boolean {
  const { size, candidates, layouts, to } = position;
  const cells = position.board.cages[cage]?.cells as readonly number[];
  // A bit for each place of the cage that lies in the line, four bits apart as in a layout.
  let places = 0;
  let count = 0;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place] as number;
    if ((line < size ? rowOf(size, cell) : columnOf(size, cell)) !== line) continue;
    places |= 1 << (4 * place);
    count++;
  }
  // One cell alone is a matter of singles.
  if (count < 2) return false;
  let outside = 0;
  for (let place = 0; place < size; place++) {
    const cell = cellAt(size, line, place);
    if (position.cageOf[cell] !== cage) outside |= candidates[cell] as number;
  }
  const demanded = demands ? position.full & ~outside : 0;
  prune(position, cage);
  const before = to[cage] as number;
  let always = position.full;
  let last = before;
  for (let at = position.from[cage] as number; at < last; ) {
    const layout = layouts[at] as number;
    let present = 0;
    for (let rest = layout, here = places; here; rest >>>= 4, here >>>= 4) if (here & 1) present |= 1 << (rest & 15);
    if (demanded & ~present) {
      layouts[at] = layouts[--last] as number;
      layouts[last] = layout;
    } else {
      always &= present;
      at++;
    }
  }
  to[cage] = last;
  if (last === position.from[cage]) position.broken = true;
  if (position.broken) return true;
  if (last < before) {
    demands?.push({ cage, line, values: demanded });
    tellLines(position, cells);
    prune(position, cage);
    let changed = false;
    for (let place = 0; place < cells.length; place++)
      changed = keep(position, cells[place] as number, unions[place] as number) || changed;
    if (changed && position.asked) {
      sayDemand(position, cage, demands ?? []);
      return true;
    }
  }
  let changed = last < before;
  for (let place = 0; place < size && always; place++) {
    const cell = cellAt(size, line, place);
    if (position.cageOf[cell] !== cage && keep(position, cell, ~always)) changed = true;
  }
  if (position.asked && position.struck.size > 0) sayClaim(position, cage, line, demands ?? []);
  return changed;
}
