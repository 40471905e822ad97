import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { type Board, countMines, neighboursOf, numbersOf } from "./board.ts";
import { truthOf } from "./brute-force.ts";
import type { Clue } from "./clue.ts";
import { consequences } from "./exact.ts";
import { mirrored, sums } from "./totals.ts";

const sorted = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b);

/** The clues of any set of open cells, as if nothing else were known. */
function cluesOf(board: Board, open: ReadonlySet<number>): Clue[] {
  const numbers = numbersOf(board);
  return [...open].flatMap((cell) => {
    const hidden = (neighboursOf(board.rows, board.columns)[cell] ?? []).filter((other) => !open.has(other));
    return hidden.length > 0 ? [{ cell, hidden, mines: numbers[cell] ?? 0 }] : [];
  });
}

test("agrees with every way of laying the mines, for any cells that are open and any number of mines", () => {
  const met = { binding: 0, others: 0, certain: 0 };
  for (let seed = 0; seed < 400; seed++) {
    const { whole, shuffle } = random(seed);
    const rows = whole(3, 5);
    const columns = whole(3, 5);
    const cells = shuffle(Array.from({ length: rows * columns }, (_, cell) => cell));
    const mines = new Set(cells.slice(0, whole(1, Math.min(6, cells.length - 3))));
    const board = { rows, columns, start: 0, mines: cells.map((_, cell) => mines.has(cell)) };
    const open = new Set(cells.filter((cell) => !mines.has(cell)).slice(0, whole(1, cells.length - mines.size)));
    const clues = cluesOf(board, open);
    const beside = new Set(clues.flatMap(({ hidden }) => hidden));
    const others = cells.filter((cell) => !open.has(cell) && !beside.has(cell));
    const found = consequences(clues, others.length, countMines(board));
    const truth = truthOf(board, open);
    if (!found) throw new Error("too wide");
    const safe = [...found.safe, ...(found.others === "safe" ? others : [])];
    const certain = [...found.mines, ...(found.others === "mines" ? others : [])];
    expect(sorted(safe), `seed ${seed}`).toEqual(sorted(truth.safe));
    expect(sorted(certain), `seed ${seed}`).toEqual(sorted(truth.mines));
    const free = consequences(clues, 100, 50);
    if (free && free.safe.length + free.mines.length < found.safe.length + found.mines.length) met.binding++;
    if (found.others !== null) met.others++;
    if (safe.length > 0) met.certain++;
  }
  expect(met.binding).toBeGreaterThan(20);
  expect(met.others).toBeGreaterThan(20);
  expect(met.certain).toBeGreaterThan(100);
});

test("sets of totals", () => {
  expect(sums(0b101n, 0b11n)).toBe(0b1111n);
  expect(sums(0n, 0b11n)).toBe(0n);
  expect(mirrored(0b0110n, 4)).toBe(0b1100n);
  expect(mirrored(0b1n, 0)).toBe(0b1n);
});
