import { placeIn } from "../../../engine/game/rectangle.ts";
import { capital } from "../../../engine/words.ts";
import { lowest } from "../../../maths/bits.ts";
import { aValue, lineWords } from "../board/clue-words.ts";
import { fill, keep, takeNews, valueAt } from "../position/candidates.ts";
import { cellAt, cellsOf, columnOf, type Position, rowOf } from "../position/position.ts";

/** A cell with one candidate left. When grading it is filled; for a hint it is found. */
export function nakedSingle(position: Position): boolean {
  const { size, singles, filled } = position;
  if (singles.length === 0 || position.broken) return false;
  if (!position.asked) {
    for (let cell = singles.pop(); cell !== undefined && !position.broken; cell = singles.pop()) fill(position, cell);
    return true;
  }
  // The last cell of a line is seen first.
  const lines = (cell: number) => [rowOf(size, cell), columnOf(size, cell)];
  const gaps = (line: number) => cellsOf(size, line).filter((cell) => !filled[cell]).length;
  for (const cell of singles) {
    const line = lines(cell).find((one) => gaps(one) === 1);
    if (line === undefined) continue;
    const name = lineWords(size, line);
    position.finding = {
      technique: "Last cell of a line",
      look: `Look at ${name}.`,
      why: `${capital(name)} has one empty cell, and ${valueAt(position, cell)} is the only value that it still needs.`,
      cells: [cell],
      because: cellsOf(size, line).filter((other) => other !== cell),
      area: cellsOf(size, line),
    };
    position.struck.set(cell, 0);
    return true;
  }
  const cell = singles[0] ?? 0;
  const value = valueAt(position, cell);
  const seen = lines(cell).flatMap((line) => cellsOf(size, line).filter((other) => filled[other]));
  const shown = new Set(seen.map((other) => valueAt(position, other)));
  const others =
    shown.size === size - 1
      ? "all other values already stand in its row and column"
      : "every other value stands in its row and column, or is ruled out there already";
  position.finding = {
    technique: "Only value for a cell",
    look: `Look at ${placeIn(size, cell)}.`,
    why: `Only ${value} can stand in ${placeIn(size, cell)}: ${others}.`,
    cells: [cell],
    because: seen,
    area: [cell],
  };
  position.struck.set(cell, 0);
  return true;
}

const news = 1;

/** A value that has one place left in a row or column. */
export function hiddenSingle(position: Position): boolean {
  const { size, candidates, filled, lineNews } = position;
  let changed = false;
  for (let line = 0; line < 2 * size; line++) {
    if (!takeNews(lineNews, line, news)) continue;
    const step = line < size ? 1 : size;
    const start = cellAt(size, line, 0);
    let once = 0;
    let twice = 0;
    for (let place = 0, cell = start; place < size; place++, cell += step) {
      const mask = candidates[cell] as number;
      twice |= once & mask;
      once |= mask;
    }
    if (once !== position.full) {
      position.broken = true;
      return changed;
    }
    for (let rest = once & ~twice; rest; rest &= rest - 1) {
      const bit = rest & -rest;
      let cell = start;
      while (((candidates[cell] as number) & bit) === 0) cell += step;
      if (filled[cell] || !keep(position, cell, bit)) continue;
      changed = true;
      if (position.asked) {
        say(position, line, cell, lowest(bit) + 1);
        return true;
      }
    }
  }
  return changed;
}

function say(position: Position, line: number, cell: number, value: number): void {
  const { size, filled } = position;
  const name = lineWords(size, line);
  // The same value in the rows or columns that cross the line, where it already stands.
  const crossing = cellsOf(size, line).flatMap((other) =>
    cellsOf(size, line < size ? columnOf(size, other) : rowOf(size, other)).filter(
      (one) => filled[one] && valueAt(position, one) === value,
    ),
  );
  position.finding = {
    technique: "Only place in a line",
    look: `Look for the ${value} in ${name}.`,
    why: `${capital(name)} needs ${aValue(value)}, and only ${placeIn(size, cell)} can still hold it.`,
    cells: [cell],
    because: [...new Set([...crossing, ...cellsOf(size, line).filter((other) => filled[other])])],
    area: cellsOf(size, line),
  };
}
