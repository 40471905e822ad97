import type { Fair, Settings, SettingsForm } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import { type Board, neighboursOf } from "./board.ts";
import { fairOf, grades } from "./judge.ts";
import { hidden } from "./known-field.ts";
import { type Rank, type Swept, sweep } from "./sweep.ts";

interface Size {
  readonly rows: number;
  readonly columns: number;
  readonly mines: number;
}

const sizes: Readonly<Record<string, Size>> = {
  "6": { rows: 6, columns: 6, mines: 6 },
  "9": { rows: 9, columns: 9, mines: 10 },
  "16": { rows: 16, columns: 16, mines: 40 },
  "30": { rows: 16, columns: 30, mines: 99 },
};
const ranks: Readonly<Record<string, Rank>> = { easy: 1, medium: 2, hard: 3 };
const first = { size: "9", grade: "easy" };

/** What can be chosen: the size of the field, and how much thinking it needs. */
export const settings: SettingsForm = {
  fields: [
    {
      name: "size",
      label: "Field",
      options: Object.entries(sizes).map(([value, { rows, columns, mines }]) => ({
        value,
        label: `${columns} by ${rows}, ${mines} mines`,
      })),
    },
    {
      name: "grade",
      rising: true,
      label: "Grade",
      options: Object.entries(ranks).map(([value, rank]) => ({ value, label: grades[rank] })),
    },
  ],
  first,
  fault: () => null,
};

/** After so many changes of one field that did not help, a new field is laid. */
const mostChanges = 400;
/** Harder thinking has to open at least one in so many of the cells, so that it is not wanted for the last two only. */
const harderShare = 6;

/** A field that thinking of the grade clears, and that less thinking does not. */
export function deal(
  { size = first.size, grade = first.grade }: Settings,
  random: Random,
  tell?: (tried: number) => void,
): Fair<Board> {
  const shape = sizes[size] ?? { rows: 9, columns: 9, mines: 10 };
  const rank = ranks[grade] ?? 1;
  for (let tried = 1; ; tried++) {
    const board = repaired(laid(shape, random), rank, random);
    if (board && isWorthy(board, rank)) return fairOf(board, rank);
    tell?.(tried);
  }
}

/** Whether a field that thinking of the rank clears is not too easy: how far less thinking leads shows only now. */
function isWorthy(board: Board, rank: Rank): boolean {
  if (rank === 1) return true;
  const cells = board.mines.filter((mine) => !mine).length;
  return sweep(board, rank === 2 ? 1 : 2).left >= cells / harderShare;
}

/** A field with mines at random, none on the first cell or around it. */
function laid({ rows, columns, mines }: Size, random: Random): Board {
  const start = random.whole(0, rows * columns - 1);
  const free = freeCells(rows, columns, start);
  const chosen = new Set(random.shuffle(free).slice(0, mines));
  return { rows, columns, start, mines: Array.from({ length: rows * columns }, (_, cell) => chosen.has(cell)) };
}

/** The cells in which a mine may lie. */
function freeCells(rows: number, columns: number, start: number): number[] {
  const near = neighboursOf(rows, columns)[start] ?? [];
  return Array.from({ length: rows * columns }, (_, cell) => cell).filter(
    (cell) => cell !== start && !near.includes(cell),
  );
}

/**
 * The field changed until thinking clears it, mine by mine: where thinking stops, a mine there is laid elsewhere, and the
 * change stays when no more cells are left closed than before. Null when that leads nowhere. Of 4,000 fields of
 * 30x16 laid at random five could be cleared one number at a time and one in ten with two numbers together.
 */
function repaired(board: Board, rank: Rank, random: Random): Board | null {
  const { rows, columns, start } = board;
  const near = neighboursOf(rows, columns);
  const free = freeCells(rows, columns, start);
  let best = board;
  let swept: Swept = sweep(best, rank);
  for (let changes = 0; swept.left > 0; changes++) {
    if (changes > mostChanges) return null;
    const { known } = swept;
    const { mines } = best;
    // A mine between what is known and what is not; it may be known itself and wall in the rest.
    const wall = free.filter((cell) => mines[cell] && isEdge(known, cell, near[cell] ?? []));
    const from = random.pick(wall);
    const to = random.pick(free.filter((cell) => !mines[cell]));
    const changed = { ...best, mines: mines.with(from, false).with(to, true) };
    const after = sweep(changed, rank);
    if (after.left > swept.left) continue;
    if (after.left < swept.left) changes = 0;
    best = changed;
    swept = after;
  }
  return best;
}

/** Whether a cell or one beside it is hidden, and one of them is known. */
function isEdge(known: Uint8Array, cell: number, near: readonly number[]): boolean {
  const around = [cell, ...near];
  return around.some((one) => known[one] === hidden) && around.some((one) => known[one] !== hidden);
}
