import { placeIn } from "../../../engine/game/rectangle.ts";
import { lowest } from "../../../maths/bits.ts";
import { aValue, cageName, cellsWords, lineWords } from "../board/clue-words.ts";
import { valuesOf } from "../board/values.ts";
import { fill, keep, prune, unions, width } from "../position/candidates.ts";
import { cellAt, type Position } from "../position/position.ts";

/** How a supposition ended: the cells that had to be filled on the way, and what then could not be. */
interface Contradiction {
  readonly filled: readonly number[];
  readonly broken: string;
}

/**
 * Supposing a value in a cell with two candidates, and following only single values and single cages for a few rounds, breaks
 * a rule: so it is the other. Four rounds are about what can be kept in the head with a pencil.
 */
export const shortSupposition = (position: Position): boolean => suppositions(position, 2, rounds);
const rounds = 4;

/** Supposing any candidate, however long the way. Only for hints on boards that need it; none is dealt. */
export const longSupposition = (position: Position): boolean => suppositions(position, position.size, 1000);

function suppositions(position: Position, most: number, maxRounds: number): boolean {
  const { candidates, filled } = position;
  let best: { cell: number; bit: number; end: Contradiction } | null = null;
  for (let cell = 0; cell < candidates.length; cell++) {
    if (filled[cell] || width(position, cell) > most) continue;
    for (let rest = candidates[cell] as number; rest; rest &= rest - 1) {
      const bit = rest & -rest;
      const end = suppose(position, cell, bit, maxRounds);
      if (!end) continue;
      if (!position.asked) {
        // What follows from one value found is cheaper than the next supposition.
        keep(position, cell, ~bit);
        return true;
      }
      if (!best || end.filled.length < best.end.filled.length) best = { cell, bit, end };
    }
  }
  if (!best) return false;
  keep(position, best.cell, ~best.bit);
  say(position, best.cell, lowest(best.bit) + 1, best.end);
  return true;
}

/** Tries a value; the contradiction if one comes within so many rounds. The position is as before in any case. */
function suppose(position: Position, cell: number, bit: number, maxRounds: number): Contradiction | null {
  const { candidates, filled, to, cageNews, lineNews, open } = position;
  const kept = [candidates.slice(), filled.slice(), to.slice(), cageNews.slice(), lineNews.slice()] as const;
  const struck = new Map(position.struck);
  cageNews.fill(0);
  lineNews.fill(0);
  keep(position, cell, bit);
  const order: number[] = [];
  let broken = "";
  for (let round = 0; round < maxRounds && !broken && position.singles.length > 0; round++)
    broken = follow(position, order);
  candidates.set(kept[0]);
  filled.set(kept[1]);
  to.set(kept[2]);
  cageNews.set(kept[3]);
  lineNews.set(kept[4]);
  position.open = open;
  position.broken = false;
  position.singles.length = 0;
  if (position.asked) {
    position.struck.clear();
    for (const [one, mask] of struck) position.struck.set(one, mask);
  }
  return broken ? { filled: order.slice(1), broken } : null;
}

/** One round: fills the single cells, then looks at each cage and line with news. Says what broke. */
function follow(position: Position, order: number[]): string {
  const { size, candidates } = position;
  // In the order of the cells, so that what is found does not hang on the order in which it was found.
  const singles = position.singles.splice(0).sort((a, b) => a - b);
  for (const cell of singles) {
    if (position.filled[cell]) continue;
    order.push(cell);
    fill(position, cell);
    if (position.broken) return brokenCell(position);
  }
  for (const [cage, { cells }] of position.board.cages.entries()) {
    if (!position.cageNews[cage] || (position.to[cage] as number) < 0) continue;
    position.cageNews[cage] = 0;
    prune(position, cage);
    if (position.broken) return `${cageName(position.board, cage)} can no longer be filled`;
    for (let place = 0; place < cells.length; place++) keep(position, cells[place] as number, unions[place] as number);
  }
  for (let line = 0; line < 2 * size; line++) {
    if (!position.lineNews[line]) continue;
    position.lineNews[line] = 0;
    let once = 0;
    let twice = 0;
    for (let place = 0; place < size; place++) {
      const mask = candidates[cellAt(size, line, place)] as number;
      twice |= once & mask;
      once |= mask;
    }
    const lost = position.full & ~once;
    if (lost) return `${lineWords(size, line)} has no place left for ${aValue(lowest(lost) + 1)}`;
    const single = once & ~twice;
    for (let place = 0; place < size; place++) {
      const cell = cellAt(size, line, place);
      const mask = (candidates[cell] as number) & single;
      if (mask) keep(position, cell, mask & -mask);
    }
    if (position.broken) return brokenCell(position);
  }
  return "";
}

function brokenCell({ size, candidates }: Position): string {
  return `${placeIn(size, candidates.indexOf(0))} has no value left`;
}

function say(position: Position, cell: number, value: number, { filled, broken }: Contradiction): void {
  const { size, candidates } = position;
  const place = placeIn(size, cell);
  const way =
    filled.length === 0
      ? ""
      : ` It forces ${filled.length > 4 ? `${cellsWords(size, filled)} one after the other, ${placeIn(size, filled[0] ?? 0)} first` : `a value in ${cellsWords(size, filled)}`}.`;
  const left = valuesOf(candidates[cell] as number);
  const end = left.length === 1 ? `So ${place} is ${left[0]}.` : `So ${value} is struck there.`;
  position.finding = {
    technique: "Suppose and contradict",
    look: `Look at ${place}.`,
    why: `Suppose that ${place} were ${value}.${way} Then ${broken}. ${end}`,
    cells: [cell],
    because: filled,
    area: [cell],
    pattern: [{ cell, value }],
  };
}
