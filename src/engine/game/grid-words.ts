import { and, capital, count, noun } from "../words.ts";
import type { Mark } from "./game.ts";
import { colourNames, type GridMove, type GridShape, type GridState } from "./grid.ts";
import { markOf } from "./grid-moves.ts";

/** "row 3, column 5" */
export function placeWords({ places }: GridShape, cell: number): string {
  const place = places[cell];
  return place ? `row ${place.row + 1}, column ${place.column + 1}` : "off the board";
}

/** The value with a number, 1 for the first, as it is said. */
function valueWords({ values }: GridShape, value: number): string {
  return (values[value - 1] ?? "empty").replace(/^[-−]/, "minus ");
}

/** The values of marks, in order. */
function marked({ values }: GridShape, marks: number): string[] {
  return values.filter((_, at) => marks & (1 << at)).map((value) => value.replace(/^[-−]/, "minus "));
}

/**
 * A cell for a screen reader: its value, its cage or lines, its marks, its colour. Not its place, which readers tell from the grid, nor that
 * it is given, which is a property of the cell.
 */
export function cellWords({ shape, cells, marks, corners, colours }: GridState<unknown>, cell: number): string {
  const cage = shape.clues.find((clue) => clue.shape === "cage" && clue.cells.includes(cell));
  const colour = colourNames[(colours[cell] ?? 0) - 1];
  return [
    valueWords(shape, cells[cell] ?? 0),
    cage?.words ?? "",
    linesWords(shape, cell),
    marksWords("pencil", marked(shape, marks[cell] ?? 0)),
    marksWords("corner", marked(shape, corners[cell] ?? 0)),
    colour ? `coloured ${colour}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The lines with letters on which a cell lies: "lines A and C". */
function linesWords({ clues }: GridShape, cell: number): string {
  const letters = clues.flatMap(({ letter, cells }) => (letter && cells.includes(cell) ? [letter] : []));
  return letters.length > 0 ? `${noun(letters.length, "line")} ${and(letters)}` : "";
}

/** "pencil marks 2 and 7"; empty where there are none. */
function marksWords(kind: "pencil" | "corner", values: readonly string[]): string {
  return values.length > 0 ? `${kind} ${noun(values.length, "mark")} ${and(values)}` : "";
}

/** What a player may ask to hear around a cell: its row, its column, or its box, cage and slanting lines. */
export type Around = "row" | "column" | "group";

/** What stands around a cell: "Row 3: 5, empty, 7." A sentence for each line or group; empty where there is none. */
export function aroundWords({ shape, cells }: GridState<unknown>, cell: number, what: Around): string {
  const { places, houses, clues } = shape;
  const told = (name: string, group: readonly number[]) =>
    `${capital(name)}: ${group.map((one) => valueWords(shape, cells[one] ?? 0)).join(", ")}.`;
  if (what !== "group") {
    const line = places[cell]?.[what];
    const group = places.flatMap((place, one) => (place[what] === line ? [one] : []));
    return line === undefined ? "" : told(`${what} ${line + 1}`, group);
  }
  const isStraight = (group: readonly number[]) =>
    (["row", "column"] as const).some((kind) => new Set(group.map((one) => places[one]?.[kind])).size === 1);
  const lettered = new Set(clues.map(({ letter }) => letter && `line ${letter}`));
  const groups = [
    ...houses.filter(({ name, cells: group }) => !isStraight(group) || lettered.has(name)),
    ...clues.flatMap((clue) => (clue.shape === "cage" ? [{ name: clue.words, cells: clue.cells }] : [])),
  ];
  return groups.flatMap(({ name, cells: group }) => (group.includes(cell) ? [told(name, group)] : [])).join(" ");
}

/** The whole board: how much is filled, how much is left. */
export function boardWords({ shape, cells }: GridState<unknown>): string {
  const left = cells.filter((value) => value === 0).length;
  const size = `${shape.rows} rows and ${shape.columns} columns`;
  if (left === 0) return `${size}. Every cell is filled.`;
  return `${size}. ${left} of ${cells.length} cells ${noun(left, "is", "are")} empty.`;
}

/** What stands again after a move was taken back. */
export function undoneWords(before: GridState<unknown>, move: GridMove, after: GridState<unknown>): string {
  const { shape } = before;
  switch (move.do) {
    case "reset":
      return "the board is as it was before the reset";
    case "mark":
    case "corner": {
      const { stands, cells } = toggledBy(before, move, after);
      const kind = move.do === "mark" ? "pencil" : "corner";
      return `${kind} mark ${valueWords(shape, move.value)} is ${stands ? "gone from" : "back in"} ${cellsWords(shape, cells)}`;
    }
    case "colour":
      return colourBack(before, move.cells);
    case "empty":
      return `what stood in ${cellsWords(shape, emptiedBy(before, after, move.cells))} is back`;
    case "plain":
      return "all colours are back";
    case "write":
      return writtenOver(before, move.cell) || `taken back: ${changeWords(before, move, after)}`;
    default:
      return `taken back: ${changeWords(before, move, after)}`;
  }
}

/** "row 1, column 2", "3 cells" */
function cellsWords(shape: GridShape, cells: readonly number[]): string {
  const [first = 0] = cells;
  return cells.length === 1 ? placeWords(shape, first) : count(cells.length, "cell");
}

/** The value or the marks that a cell held before a value was written over them; empty where it held none. */
function writtenOver({ shape, cells, marks, corners }: GridState<unknown>, cell: number): string {
  const place = placeWords(shape, cell);
  if (cells[cell]) return `${valueWords(shape, cells[cell] ?? 0)} is back in ${place}`;
  const back = (kind: "pencil" | "corner", values: readonly string[]) =>
    values.length > 0 ? `${kind} ${noun(values.length, "mark is", "marks are")} back in ${place}: ${and(values)}` : "";
  const told = [back("pencil", marked(shape, marks[cell] ?? 0)), back("corner", marked(shape, corners[cell] ?? 0))];
  return told.filter(Boolean).join("; ");
}

/** Whether a mark was set, and in which cells it was set or taken away. */
function toggledBy(
  before: GridState<unknown>,
  { do: kind, cells }: Extract<GridMove, { do: "mark" | "corner" }>,
  after: GridState<unknown>,
) {
  const [old, now] = kind === "mark" ? [before.marks, after.marks] : [before.corners, after.corners];
  const changed = cells.filter((cell) => old[cell] !== now[cell]);
  return { stands: changed.some((cell) => (now[cell] ?? 0) > (old[cell] ?? 0)), cells: changed };
}

/** Those of the cells in which something stood. */
function emptiedBy(before: GridState<unknown>, after: GridState<unknown>, cells: readonly number[]): readonly number[] {
  return cells.filter((cell) =>
    (["cells", "marks", "corners"] as const).some((kind) => before[kind][cell] !== after[kind][cell]),
  );
}

function colourBack({ shape, colours }: GridState<unknown>, cells: readonly number[]): string {
  if (cells.length > 1) return `the colours of ${cellsWords(shape, cells)} are as they were`;
  const colour = colourNames[(colours[cells[0] ?? 0] ?? 0) - 1];
  return `${cellsWords(shape, cells)} ${colour ? `is ${colour}` : "has no colour"} again`;
}

/** Marks that stood there are struck; what was not pencilled in is ruled out all the same. */
function strikeWords({ shape, marks, corners }: GridState<unknown>, struck: readonly Mark[]): string {
  const stood = struck.filter(({ cell, value }) => ((marks[cell] ?? 0) | (corners[cell] ?? 0)) & markOf(value));
  if (stood.length === struck.length) return `${count(struck.length, "pencil mark")} struck`;
  const told = struck.map(({ cell, value }) => `not ${valueWords(shape, value)} in ${placeWords(shape, cell)}`);
  return told.length > 4 ? `${count(told.length, "candidate")} ruled out` : and(told);
}

/** What a move changed. */
export function changeWords(before: GridState<unknown>, move: GridMove, after: GridState<unknown>): string {
  const { shape } = after;
  switch (move.do) {
    case "write":
      return `${valueWords(shape, after.cells[move.cell] ?? 0)} in ${placeWords(shape, move.cell)}`;
    case "mark":
    case "corner": {
      const { stands, cells } = toggledBy(before, move, after);
      const kind = move.do === "mark" ? "pencil" : "corner";
      return `${kind} mark ${valueWords(shape, move.value)} ${stands ? "added to" : "taken from"} ${cellsWords(shape, cells)}`;
    }
    case "colour": {
      const colour = colourNames[(after.colours[move.cells[0] ?? 0] ?? 0) - 1];
      const cells = cellsWords(shape, move.cells);
      return colour ? `${cells} coloured ${colour}` : `colour taken from ${cells}`;
    }
    case "empty":
      return `${cellsWords(shape, emptiedBy(before, after, move.cells))} cleared`;
    case "strike":
      return strikeWords(before, move.marks);
    case "fill":
      return "pencil marks filled in";
    case "clear":
      return "all pencil marks taken away";
    case "plain":
      return "all colours taken away";
    case "reset":
      return "back to the start of this puzzle";
  }
}
