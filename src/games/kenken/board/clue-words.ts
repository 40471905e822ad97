import { placeIn } from "../../../engine/game/rectangle.ts";
import { and, inWords } from "../../../engine/words.ts";
import type { Board, Cage, Operation } from "./board.ts";

/** "row 3", "column 5"; columns are numbered after the rows. */
export const lineWords = (size: number, line: number): string =>
  line < size ? `row ${line + 1}` : `column ${line - size + 1}`;

const signs = { add: "+", subtract: "−", multiply: "×", divide: "÷", hidden: "" } as const;

/** What stands in the corner of a cage: "12+"; only the number for one cell, and where the operation is hidden. */
export const clueText = ({ cells, operation, target }: Cage): string =>
  cells.length === 1 ? String(target) : `${target}${signs[operation]}`;

const results = {
  add: "sum",
  subtract: "difference",
  multiply: "product",
  divide: "quotient",
  hidden: "hidden operation, result",
} as const;

/** "sum 12", "hidden operation, result 12" */
const targetWords = ({ operation, target }: Cage): string => `${results[operation]} ${target}`;

/** "the sum 12"; "12" where the operation is hidden, or there is nothing to put together. */
export const goal = ({ cells, operation, target }: Cage): string =>
  operation === "hidden" || cells.length === 1 ? String(target) : `the ${results[operation]} ${target}`;

/** "has three cells that add up to 12", "is a single cell": what a cage and its clue are, after its name. */
export function cageSays({ cells, operation, target }: Cage): string {
  if (cells.length === 1) return "is a single cell";
  const says = {
    add: `that add up to ${target}`,
    subtract: `, one of them ${target} more than the other`,
    multiply: `that multiply to ${target}`,
    divide: `, one of them ${target} times the other`,
    hidden: `that make ${target}, with a sign that is not shown`,
  } as const;
  return `has ${inWords(cells.length)} cells ${says[operation]}`.replace(" ,", ",");
}

/** "sum 12, cage of row 1, columns 2 and 3", "single cell: 5": two neighbours may have the same sum, but never the same place. */
export const cageAtPlace = (size: number, cage: Cage): string =>
  cage.cells.length === 1
    ? `single cell: ${cage.target}`
    : `${targetWords(cage)}, cage of ${rowByRow(size, cage.cells)}`;

/** "column 1, rows 2 and 3"; "row 1, columns 2 to 4; row 2, column 3": every cell, however many there are. */
function rowByRow(size: number, cells: readonly number[]): string {
  const row = (cell: number) => Math.floor(cell / size);
  const column = (cell: number) => cell % size;
  if (new Set(cells.map(column)).size === 1)
    return `column ${column(cells[0] ?? 0) + 1}, ${numbered("row", cells.map(row))}`;
  return [...new Set(cells.map(row))]
    .map((one) => `row ${one + 1}, ${numbered("column", cells.filter((cell) => row(cell) === one).map(column))}`)
    .join("; ");
}

/** "row 2", "rows 2 and 4", "rows 2 to 4": lines that are counted from 0. */
function numbered(what: string, lines: readonly number[]): string {
  const numbers = lines.map((line) => line + 1);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === 1) return `${what} ${first}`;
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return `${what}s ${isRun ? `${first} to ${last}` : and(numbers)}`;
}

/** "the cage 12+ at row 3, column 5" */
export const cageName = ({ size, cages }: Board, cage: number): string => {
  const one = cages[cage];
  return one ? `the cage ${clueText(one)} at ${placeIn(size, one.cells[0] ?? 0)}` : "the cage";
};

/** "rows 1 and 2", "column 3": lines of one direction. */
export function linesWords(size: number, lines: readonly number[]): string {
  const [first = 0] = lines;
  const numbers = lines.map((line) => (line < size ? line : line - size) + 1);
  return `${first < size ? "row" : "column"}${lines.length > 1 ? "s" : ""} ${and(numbers)}`;
}

/** "row 1, columns 2 and 4", "row 1, column 2 and row 3, column 4"; only how many when they are too many to read. */
export function cellsWords(size: number, cells: readonly number[]): string {
  const rows = [...new Set(cells.map((cell) => Math.floor(cell / size)))];
  const columns = [...new Set(cells.map((cell) => size + (cell % size)))];
  if (rows.length === 1) return `${linesWords(size, rows)}, ${linesWords(size, columns)}`;
  if (columns.length === 1) return `${linesWords(size, columns)}, ${linesWords(size, rows)}`;
  if (cells.length > 4) return `${inWords(cells.length)} cells`;
  const places = cells.map((cell) => placeIn(size, cell));
  return places.length === 2 ? places.join(" and ") : `${places.slice(0, -1).join("; ")}; and ${places.at(-1)}`;
}

/** "a 3", "an 8" */
export const aValue = (value: number): string => `${value === 8 ? "an" : "a"} ${value}`;

/** "2 or 5", "1, 2 or 5" */
export const or = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;

const examples: readonly (readonly [Operation, string])[] = [
  ["hidden", "; a cage marked 6 makes 6"],
  ["add", "; a cage marked 5+ adds up to 5"],
  ["multiply", "; a cage marked 6× multiplies to 6"],
  ["subtract", "; in a cage marked 2− one number is 2 more than the other"],
  ["divide", "; in a cage marked 2÷ one number is 2 times the other"],
];

/** The rules of a board for a reader: what its lines hold, and what its cages say. */
export function rulesOf({ size, cages }: Board): string {
  const has = (...operations: readonly Operation[]) =>
    cages.some(({ cells, operation }) => cells.length > 1 && operations.includes(operation));
  const signs = has("hidden")
    ? "The numbers of a cage make the number in its corner by plus, minus, times or divided by: where no sign is shown, which of them is for you to find. Only a cage of two cells can use minus or divided by, and then the larger number comes first."
    : `The numbers of a cage make the number in its corner with the sign beside it.${has("subtract", "divide") ? " For − and ÷ the larger number comes first." : ""}`;
  // In the first sentence, which stands above the board: what a corner means to somebody who has never seen one.
  const [example = "", another] = examples.flatMap(([operation, words]) => (has(operation) ? [words] : []));
  const andSo = another && !has("hidden") ? ", and so on by its sign" : "";
  return `Each row and column holds 1 to ${size} once${example}${andSo}. ${signs} A number may stand twice in a cage, but not in one row or column.`;
}
