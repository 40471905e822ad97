import type { Refusal } from "./game.ts";
import { colourNames, type GridMove, type GridShape, type GridState } from "./grid.ts";

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

/** Of the shapes that are played on, by cell: a move works out what its own cell needs, and not the whole board at the first press. */
const peers = new WeakMap<GridShape, Map<number, readonly number[]>>();

/** The other cells in which the value of a cell may not stand again. */
function peersOf(shape: GridShape, cell: number): readonly number[] {
  const known = peers.get(shape) ?? new Map<number, readonly number[]>();
  peers.set(shape, known);
  const found = known.get(cell) ?? findPeers(shape, cell);
  known.set(cell, found);
  return found;
}

function findPeers(shape: GridShape, cell: number): readonly number[] {
  const all = shape.places.map((_, cell) => cell);
  const groups = shape.once ? [all] : shape.houses.filter(({ different }) => different).map(({ cells }) => cells);
  const peers = new Set(groups.filter((group) => group.includes(cell)).flat());
  peers.delete(cell);
  return [...peers];
}

/** The marks that the rules about equal values leave a cell; none for a cell that is filled. */
export function candidatesOf({ shape, cells }: GridState<unknown>, cell: number): number {
  if (cells[cell]) return 0;
  let marks = 2 ** shape.values.length - 1;
  for (const peer of peersOf(shape, cell)) {
    const value = cells[peer];
    if (value) marks &= ~markOf(value);
  }
  return marks;
}

/** The state after a move, or why there is none. The same state comes back where nothing changes. */
export function playGrid<Board>(state: GridState<Board>, move: GridMove): GridState<Board> | Refusal {
  const none = nothing(state.shape);
  switch (move.do) {
    case "write":
      return write(state, move);
    case "mark":
      return mark(state, move.cells, move.value);
    case "corner":
      return corner(state, move.cells, move.value);
    case "colour":
      return colour(state, move.cells, move.colour);
    case "empty":
      return empty(state, move.cells);
    case "strike":
      return strike(state, move.marks);
    case "fill": {
      const marks = state.cells.map((_, cell) => candidatesOf(state, cell));
      return { ...state, marks, ruledOut: none };
    }
    case "clear":
      return { ...state, marks: none, corners: none, ruledOut: none };
    case "plain":
      return { ...state, colours: none };
    case "reset":
      return { ...state, cells: state.shape.givens, marks: none, corners: none, colours: none, ruledOut: none };
  }
}

const offBoard = { refusal: "There is no such cell, or no such value." };

function isOn({ shape }: GridState<unknown>, cell: number, value: number): boolean {
  return cell in shape.places && Number.isInteger(value) && value >= 0 && value <= shape.values.length;
}

/** Whether these are cells of the board, at least one and none twice. */
function areOn({ shape }: GridState<unknown>, cells: readonly number[]): boolean {
  return cells.length > 0 && new Set(cells).size === cells.length && cells.every((cell) => cell in shape.places);
}

function write<Board>(
  state: GridState<Board>,
  { cell, value, tidy }: Extract<GridMove, { do: "write" }>,
): GridState<Board> | Refusal {
  if (!isOn(state, cell, value)) return offBoard;
  if (state.shape.givens[cell]) return { refusal: "This cell is given: it cannot be changed." };
  const [marks, corners] = [state.marks.with(cell, 0), state.corners.with(cell, 0)];
  if (tidy && value > 0)
    for (const peer of peersOf(state.shape, cell))
      for (const kind of [marks, corners]) kind[peer] = (kind[peer] ?? 0) & ~markOf(value);
  return { ...state, cells: state.cells.with(cell, value), marks, corners };
}

function mark<Board>(state: GridState<Board>, cells: readonly number[], value: number): GridState<Board> | Refusal {
  const marks = toggled(state, state.marks, cells, value);
  if ("refusal" in marks) return marks;
  // Who pencils it in again has doubts.
  return { ...state, marks, ruledOut: state.ruledOut.map((out, at) => out & ~(marks[at] ?? 0)) };
}

function corner<Board>(state: GridState<Board>, cells: readonly number[], value: number): GridState<Board> | Refusal {
  const corners = toggled(state, state.corners, cells, value);
  return "refusal" in corners ? corners : { ...state, corners };
}

/** Marks of one kind with a value added in the empty ones of the cells, or taken away where all of these have it. */
function toggled(
  state: GridState<unknown>,
  marks: readonly number[],
  cells: readonly number[],
  value: number,
): readonly number[] | Refusal {
  if (!areOn(state, cells) || !isOn(state, 0, value) || value === 0) return offBoard;
  const open = cells.filter((cell) => !state.cells[cell]);
  if (open.length === 0)
    return {
      refusal:
        cells.length === 1
          ? "This cell is filled: clear it before you pencil into it."
          : "These cells are filled: clear them before you pencil into them.",
    };
  const bit = markOf(value);
  const stands = open.every((cell) => (marks[cell] ?? 0) & bit);
  return marks.map((before, cell) => (open.includes(cell) ? (stands ? before & ~bit : before | bit) : before));
}

function colour<Board>(state: GridState<Board>, cells: readonly number[], wanted: number): GridState<Board> | Refusal {
  if (!areOn(state, cells) || !(wanted === 0 || wanted - 1 in colourNames))
    return { refusal: "There is no such cell, or no such colour." };
  const next = cells.every((cell) => state.colours[cell] === wanted) ? 0 : wanted;
  return { ...state, colours: state.colours.map((before, cell) => (cells.includes(cell) ? next : before)) };
}

function empty<Board>(state: GridState<Board>, cells: readonly number[]): GridState<Board> | Refusal {
  if (!areOn(state, cells)) return offBoard;
  const open = cells.filter((cell) => !state.shape.givens[cell]);
  if (open.length === 0) return { refusal: "These cells are given: they cannot be changed." };
  const without = (numbers: readonly number[]) => numbers.map((one, cell) => (open.includes(cell) ? 0 : one));
  const { cells: values, marks, corners } = state;
  return { ...state, cells: without(values), marks: without(marks), corners: without(corners) };
}

function strike<Board>(
  state: GridState<Board>,
  struck: Extract<GridMove, { do: "strike" }>["marks"],
): GridState<Board> | Refusal {
  if (struck.length === 0 || struck.some(({ cell, value }) => !isOn(state, cell, value) || value === 0))
    return offBoard;
  const [marks, corners, ruledOut] = [[...state.marks], [...state.corners], [...state.ruledOut]];
  for (const { cell, value } of struck) {
    for (const kind of [marks, corners]) kind[cell] = (kind[cell] ?? 0) & ~markOf(value);
    ruledOut[cell] = (ruledOut[cell] ?? 0) | markOf(value);
  }
  return { ...state, marks, corners, ruledOut };
}
