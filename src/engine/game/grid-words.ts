import { and, capital, count } from "../words.ts";
import type { Mark } from "./game.ts";
import type { GridMove, GridShape, GridState } from "./grid.ts";
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
 * A cell for a screen reader: its value, its cage, its pencil marks. Not its place, which readers tell from the grid, nor that it is
 * given, which is a property of the cell.
 */
export function cellWords({ shape, cells, marks }: GridState<unknown>, cell: number): string {
  const cage = shape.clues.find((clue) => clue.shape === "cage" && clue.cells.includes(cell));
  const pencilled = marked(shape, marks[cell] ?? 0);
  return [
    valueWords(shape, cells[cell] ?? 0),
    cage?.words ?? "",
    pencilled.length > 0 ? `pencil ${pencilled.length === 1 ? "mark" : "marks"} ${and(pencilled)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
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
  const groups = [
    ...houses.filter((house) => !isStraight(house.cells)),
    ...clues.flatMap((clue) => (clue.shape === "cage" ? [{ name: clue.words, cells: clue.cells }] : [])),
  ];
  return groups.flatMap(({ name, cells: group }) => (group.includes(cell) ? [told(name, group)] : [])).join(" ");
}

/** The whole board: how much is filled, how much is left. */
export function boardWords({ shape, cells }: GridState<unknown>): string {
  const left = cells.filter((value) => value === 0).length;
  const size = `${shape.rows} rows and ${shape.columns} columns`;
  if (left === 0) return `${size}. Every cell is filled.`;
  return `${size}. ${left} of ${cells.length} cells ${left === 1 ? "is" : "are"} empty.`;
}

/** What stands again after a move was taken back. */
export function undoneWords(before: GridState<unknown>, move: GridMove, after: GridState<unknown>): string {
  const { shape } = before;
  if (move.do === "reset") return "the board is as it was before the reset";
  if (move.do === "mark") {
    const stands = (before.marks[move.cell] ?? 0) > (after.marks[move.cell] ?? 0);
    return `pencil mark ${valueWords(shape, move.value)} is ${stands ? "back in" : "gone from"} ${placeWords(shape, move.cell)}`;
  }
  if (move.do !== "write") return `taken back: ${changeWords(before, move, after)}`;
  const [value, marks] = [before.cells[move.cell] ?? 0, marked(shape, before.marks[move.cell] ?? 0)];
  const place = placeWords(shape, move.cell);
  if (value > 0) return `${valueWords(shape, value)} is back in ${place}`;
  if (marks.length > 0) return `pencil ${marks.length === 1 ? "mark is" : "marks are"} back in ${place}: ${and(marks)}`;
  return `taken back: ${changeWords(before, move, after)}`;
}

/** Marks that stood there are struck; what was not pencilled in is ruled out all the same. */
function strikeWords({ shape, marks }: GridState<unknown>, struck: readonly Mark[]): string {
  const stood = struck.filter(({ cell, value }) => (marks[cell] ?? 0) & markOf(value));
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
    case "mark": {
      const stands = (after.marks[move.cell] ?? 0) > (before.marks[move.cell] ?? 0);
      return `pencil mark ${valueWords(shape, move.value)} ${stands ? "added to" : "taken from"} ${placeWords(shape, move.cell)}`;
    }
    case "strike":
      return strikeWords(before, move.marks);
    case "fill":
      return "pencil marks filled in";
    case "clear":
      return "all pencil marks taken away";
    case "reset":
      return "back to the start of this puzzle";
  }
}
