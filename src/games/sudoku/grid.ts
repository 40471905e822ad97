/** 81 digits, row by row from the top left; 0 is an empty cell. A saved game is this text. */
export type Grid = string;

export interface Puzzle {
  readonly givens: Grid;
  readonly solution: Grid;
}

export interface State {
  readonly puzzle: Puzzle;
  readonly cells: Grid;
}

const size = 9;

/** The puzzle as it is dealt. */
export function start(puzzle: Puzzle): State {
  return { puzzle, cells: puzzle.givens };
}

/** Whether the puzzle itself fills the cell (0 to 80), so that it cannot be edited. */
export function isGiven(state: State, cell: number): boolean {
  return digitIn(state.puzzle.givens, cell) > 0;
}

/** The digit in a cell (0 to 80); 0 for an empty cell, or one that is not on the grid. */
export function digitAt(state: State, cell: number): number {
  return digitIn(state.cells, cell);
}

/**
 * The state with a digit 1 to 9 written into a cell, or with the cell cleared by 0. The same state when nothing may or
 * need change: a given, a cell off the grid, a digit that is none.
 */
export function set(state: State, cell: number, digit: number): State {
  if (!Number.isInteger(cell) || cell < 0 || cell >= state.cells.length || isGiven(state, cell)) return state;
  if (!Number.isInteger(digit) || digit < 0 || digit > size || digitAt(state, cell) === digit) return state;
  return { ...state, cells: state.cells.slice(0, cell) + digit + state.cells.slice(cell + 1) };
}

/** The starting grid again. */
export function reset(state: State): State {
  return start(state.puzzle);
}

/** Whether no cell is empty, right or wrong. */
export function isComplete(state: State): boolean {
  return !state.cells.includes("0");
}

/** Whether every cell equals the solution. */
export function solved(state: State): boolean {
  return state.cells === state.puzzle.solution;
}

/** A cell (0 to 80) for a screen reader, the value first: "5, row 3, column 4, given" or "empty, row 9, column 1". */
export function words(state: State, cell: number): string {
  const value = digitAt(state, cell) || "empty";
  const place = `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;
  return `${value}, ${place}${isGiven(state, cell) ? ", given" : ""}`;
}

/** A saved grid read back; null when the text is not 81 digits. */
export function parse(text: string): Grid | null {
  return /^[0-9]{81}$/.test(text) ? text : null;
}

/** The game a saved text holds; null when it is no grid, or not one of this puzzle. */
export function resume(puzzle: Puzzle, text: string): State | null {
  const cells = parse(text);
  if (cells === null) return null;
  const keepsGivens = [...puzzle.givens].every((given, cell) => given === "0" || given === cells[cell]);
  return keepsGivens ? { puzzle, cells } : null;
}

function digitIn(grid: Grid, cell: number): number {
  return Number(grid[cell] ?? 0);
}
