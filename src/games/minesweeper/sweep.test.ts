import { expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { type Random, random } from "../../maths/random.ts";
import { type Board, countMines, neighboursOf, numbersOf } from "./board.ts";
import { openedByTruth } from "./brute-force.ts";
import { deal } from "./deal.ts";
import { hidden, safe } from "./known-field.ts";
import { type Rank, sweep } from "./sweep.ts";

/** A field with mines anywhere but on the first cell, so that many of them cannot be cleared. */
function anyField({ whole, shuffle }: Random): Board {
  const rows = whole(4, 5);
  const columns = whole(4, 5);
  const start = whole(0, rows * columns - 1);
  const cells = shuffle(Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) => cell !== start));
  const mines = cells.slice(0, whole(2, 6));
  return { rows, columns, start, mines: Array.from({ length: rows * columns }, (_, cell) => mines.includes(cell)) };
}

/** A field whose first cell touches no mine. */
function gentleField({ whole, shuffle }: Random): Board {
  const start = whole(0, 24);
  const near = neighboursOf(5, 5)[start] ?? [];
  const free = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => cell !== start && !near.includes(cell));
  const mines = shuffle(free).slice(0, whole(3, 7));
  return { rows: 5, columns: 5, start, mines: Array.from({ length: 25 }, (_, cell) => mines.includes(cell)) };
}

const openIn = (known: Uint8Array) => [...known.keys()].filter((cell) => known[cell] === safe);
const sorted = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b);

test("with all consequences exactly those cells open that are safe in every way of laying the mines", () => {
  let cleared = 0;
  let stuck = 0;
  for (let seed = 0; seed < 300; seed++) {
    const board = seed % 3 === 0 ? anyField(random(seed)) : gentleField(random(seed));
    const { known, left } = sweep(board, 3);
    expect(sorted(openIn(known)), `seed ${seed}`).toEqual(sorted(openedByTruth(board)));
    if (left === 0) cleared++;
    else stuck++;
  }
  expect(cleared).toBeGreaterThan(80);
  expect(stuck).toBeGreaterThan(80);
});

test("dealt fields of 6x6 never need a guess", () => {
  for (const grade of ["easy", "medium", "hard"])
    for (let seed = 0; seed < seeds(12, 4); seed++) {
      const { board } = deal({ size: "6", grade }, random(seed));
      expect(openedByTruth(board).size, `${grade} ${seed}`).toBe(36 - countMines(board));
    }
});

/** Everything that follows from any `together` numbers by themselves, found by trying all mines around them. */
function slowly(board: Board, together: 1 | 2): number[] {
  const near = neighboursOf(board.rows, board.columns);
  const numbers = numbersOf(board);
  const open = new Set([board.start]);
  const mines = new Set<number>();
  for (;;) {
    const before = open.size + mines.size;
    const clues = [...open].map((cell) => ({
      cells: (near[cell] ?? []).filter((other) => !open.has(other) && !mines.has(other)),
      mines: (numbers[cell] ?? 0) - (near[cell] ?? []).filter((other) => mines.has(other)).length,
    }));
    for (const one of clues)
      for (const other of together === 1 ? [one] : clues) {
        const cells = [...new Set([...one.cells, ...other.cells])];
        if (cells.length > 12 || cells.length === 0 || !one.cells.some((cell) => other.cells.includes(cell))) continue;
        let always = 2 ** cells.length - 1;
        let ever = 0;
        for (let bits = 0; bits < 2 ** cells.length; bits++) {
          const fits = [one, other].every(
            (clue) => clue.cells.filter((cell) => (bits >> cells.indexOf(cell)) & 1).length === clue.mines,
          );
          if (!fits) continue;
          always &= bits;
          ever |= bits;
        }
        for (const [at, cell] of cells.entries()) {
          if ((always >> at) & 1) mines.add(cell);
          if (!((ever >> at) & 1)) open.add(cell);
        }
      }
    if (open.size + mines.size === before) return sorted(open);
  }
}

test.each([1, 2] as const)("with %i numbers at a time as far as trying everything about them leads", (together) => {
  let stuck = 0;
  for (let seed = 0; seed < 150; seed++) {
    const board = seed % 3 === 0 ? anyField(random(seed)) : gentleField(random(seed));
    const { known, left } = sweep(board, together);
    expect(sorted(openIn(known)), `seed ${seed}`).toEqual(slowly(board, together));
    if (left > 0) stuck++;
  }
  expect(stuck).toBeGreaterThan(40);
});

test("large fields: what is known is true, and the hardest thinking is named as the least that clears the field", () => {
  const ranks: readonly Rank[] = [1, 2, 3];
  for (const size of ["9", "16", "30"])
    for (const grade of ["easy", "medium", "hard"]) {
      const { board } = deal({ size, grade }, random(7));
      const least = ranks.find((rank) => sweep(board, rank).left === 0);
      expect(sweep(board, 3).needed).toBe(least);
      for (const rank of ranks)
        for (const [cell, what] of sweep(board, rank).known.entries())
          if (what !== hidden) expect(what === safe).toBe(!board.mines[cell]);
    }
});
