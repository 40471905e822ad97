import { isProblem, type Reading, type Refusal, type TextForm } from "./game.ts";
import type { GridMove, GridShape, GridState } from "./grid.ts";

/** Pencil marks are bits: the mark of a value (1 for the first). */
export const markOf = (value: number) => 1 << (value - 1);

/** No marks in any cell. */
export const nothing = ({ givens }: GridShape): readonly number[] => givens.map(() => 0);

/**
 * Whether the pencil marks are full: there are some in every empty cell, and none of these lacks the value that belongs there
 * (`wanted`: 1 for the first). Otherwise what is not pencilled in says nothing: many pencil in only what has two places in a box.
 */
export function areFull({ cells, marks }: GridState<unknown>, wanted: readonly number[]): boolean {
  return cells.every((value, cell) => value !== 0 || ((marks[cell] ?? 0) & markOf(wanted[cell] ?? 0)) !== 0);
}

/** For each cell, the other cells in which its value may not stand again. */
export function peersOf(shape: GridShape): readonly (readonly number[])[] {
  const all = shape.places.map((_, cell) => cell);
  const groups = shape.once ? [all] : shape.houses.filter(({ different }) => different).map(({ cells }) => cells);
  return all.map((cell) => {
    const peers = new Set(groups.filter((group) => group.includes(cell)).flat());
    peers.delete(cell);
    return [...peers];
  });
}

/** The marks that the rules about equal values leave a cell; none for a cell that is filled. */
export function candidatesOf({ shape, cells }: GridState<unknown>, cell: number, peers = peersOf(shape)): number {
  if (cells[cell]) return 0;
  let marks = 2 ** shape.values.length - 1;
  for (const peer of peers[cell] ?? []) {
    const value = cells[peer];
    if (value) marks &= ~markOf(value);
  }
  return marks;
}

/** The state after a move, or why there is none. The same state comes back where nothing changes. */
export function playGrid<Board>(state: GridState<Board>, move: GridMove): GridState<Board> | Refusal {
  switch (move.do) {
    case "write":
      return write(state, move);
    case "mark":
      return mark(state, move.cell, move.value);
    case "strike":
      return strike(state, move.marks);
    case "fill": {
      const peers = peersOf(state.shape);
      const marks = state.cells.map((_, cell) => candidatesOf(state, cell, peers));
      return { ...state, marks, ruledOut: nothing(state.shape) };
    }
    case "clear":
      return { ...state, marks: nothing(state.shape), ruledOut: nothing(state.shape) };
    case "reset":
      return playGrid({ ...state, cells: state.shape.givens }, { do: "clear" });
  }
}

const offBoard = { refusal: "There is no such cell, or no such value." };

function isOn({ shape }: GridState<unknown>, cell: number, value: number): boolean {
  return cell in shape.places && Number.isInteger(value) && value >= 0 && value <= shape.values.length;
}

function write<Board>(
  state: GridState<Board>,
  { cell, value, tidy }: Extract<GridMove, { do: "write" }>,
): GridState<Board> | Refusal {
  if (!isOn(state, cell, value)) return offBoard;
  if (state.shape.givens[cell]) return { refusal: "This cell is given: it cannot be changed." };
  const marks = state.marks.with(cell, 0);
  if (tidy && value > 0)
    for (const peer of peersOf(state.shape)[cell] ?? []) marks[peer] = (marks[peer] ?? 0) & ~markOf(value);
  return { ...state, cells: state.cells.with(cell, value), marks };
}

function mark<Board>(state: GridState<Board>, cell: number, value: number): GridState<Board> | Refusal {
  if (!isOn(state, cell, value) || value === 0) return offBoard;
  if (state.cells[cell]) return { refusal: "This cell is filled: clear it before you pencil into it." };
  const marks = state.marks.with(cell, (state.marks[cell] ?? 0) ^ markOf(value));
  // Who pencils it in again has doubts.
  return { ...state, marks, ruledOut: state.ruledOut.map((out, at) => out & ~(marks[at] ?? 0)) };
}

function strike<Board>(
  state: GridState<Board>,
  struck: Extract<GridMove, { do: "strike" }>["marks"],
): GridState<Board> | Refusal {
  if (struck.length === 0 || struck.some(({ cell, value }) => !isOn(state, cell, value) || value === 0))
    return offBoard;
  const marks = [...state.marks];
  const ruledOut = [...state.ruledOut];
  for (const { cell, value } of struck) {
    marks[cell] = (marks[cell] ?? 0) & ~markOf(value);
    ruledOut[cell] = (ruledOut[cell] ?? 0) | markOf(value);
  }
  return { ...state, marks, ruledOut };
}

/**
 * Moves as text: "c40=7" writes the 7th value into cell 40 and "c40=7t" tidies, too; "c40=0" clears; "c40~7" marks;
 * "c40-7,c41-7" strikes; and "fill", "clear", "reset". Numbers of values, not values: those may have dashes of their own.
 */
export const moveText: TextForm<GridMove> = {
  write(move) {
    switch (move.do) {
      case "write":
        return `c${move.cell}=${move.value}${move.tidy ? "t" : ""}`;
      case "mark":
        return `c${move.cell}~${move.value}`;
      case "strike":
        return move.marks.map(({ cell, value }) => `c${cell}-${value}`).join(",");
      default:
        return move.do;
    }
  },
  read(text) {
    if (text === "fill" || text === "clear" || text === "reset") return { value: { do: text } };
    const [, cell, sign, value, tidy] = /^c(\d{1,3})([=~])(\d{1,2})(t?)$/.exec(text) ?? [];
    if (cell && value && sign === "=")
      return { value: { do: "write", cell: Number(cell), value: Number(value), tidy: tidy === "t" } };
    if (cell && value && !tidy) return { value: { do: "mark", cell: Number(cell), value: Number(value) } };
    return readStrike(text);
  },
};

function readStrike(text: string): Reading<GridMove> {
  if (text.length > 10_000) return { problem: "This is no move of this game." };
  const marks = text.split(",").map(readStruck);
  const wrong = marks.find(isProblem);
  return wrong ?? { value: { do: "strike", marks: marks.flatMap((mark) => (isProblem(mark) ? [] : [mark])) } };
}

function readStruck(text: string): { cell: number; value: number } | { problem: string } {
  const [, cell, value] = /^c(\d{1,3})-(\d{1,2})$/.exec(text) ?? [];
  return cell && value ? { cell: Number(cell), value: Number(value) } : { problem: "This is no move of this game." };
}
