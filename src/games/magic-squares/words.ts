import { and, capital, inWords } from "../../engine/words.ts";
import { divide, mixedText, type Rational, subtract } from "../../maths/rational.ts";
import { figureOfBoard } from "./board.ts";
import { type Group, gapsOf, numbersIn, type Position, type Puzzle } from "./position.ts";
import { combined } from "./weights.ts";

/** "row 2, column 3" */
export function cellName({ board }: Puzzle, cell: number): string {
  const place = figureOfBoard(board).places[cell];
  return `row ${(place?.row ?? 0) + 1}, column ${(place?.column ?? 0) + 1}`;
}

/** "7", "1 1/2" */
export function numberName({ names }: Puzzle, number: number): string {
  return names[number - 1] ?? "";
}

/** Names of lines: "row 2 and column 3". Where commas would make two lines read as a cell, semicolons: "row 2; column 3; and row 4". */
export function listed(names: readonly string[]): string {
  const isClear = names.length < 2 || (names.length === 2 && !names.some((name) => name.includes(",")));
  return isClear ? and(names) : `${names.slice(0, -1).join("; ")}; and ${names.at(-1)}`;
}

/** "3 or 7", "2, 3 or 7" */
export function either(items: readonly string[]): string {
  return and(items).replace(/ and ([^,]*)$/, " or $1");
}

/** The numbers of a set: "3 or 7". */
export function setNames(puzzle: Puzzle, set: number): string {
  return either(numbersIn(set).map((number) => numberName(puzzle, number)));
}

/** What the empty cells of a group still have to reach. */
export function needValue({ puzzle, cells }: Position, group: Group): Rational {
  const filled = group.cells.flatMap((cell) => puzzle.values[(cells[cell] ?? 0) - 1] ?? []);
  const reached = combined(filled, puzzle.board.operation);
  return puzzle.board.operation === "sum" ? subtract(group.total, reached) : divide(group.total, reached);
}

/** "Row 2 still needs 14 from two cells", "The four corners still need a product of 6 from two cells" */
export function needWords(position: Position, group: Group): string {
  const { operation } = position.puzzle.board;
  const gaps = gapsOf(position, group).length;
  const need = mixedText(needValue(position, group));
  const verb = group.plural ? "need" : "needs";
  const amount = operation === "sum" ? need : `a product of ${need}`;
  return `${capital(group.name)} still ${verb} ${amount} from ${inWords(gaps)} ${gaps === 1 ? "cell" : "cells"}`;
}

/** Why the totals of groups that are not lines hold: each reason once, with a space after it. */
export function hiddenWords(groups: readonly Group[]): string {
  return [...new Set(groups.map(({ hidden }) => (hidden ? `${hidden.why} ` : "")))].join("");
}

/** "the totals of its lines", "the totals of their lines and of the four corners" */
export function totalsWords(whose: "its" | "their", hidden: readonly Group[]): string {
  return `the totals of ${whose} lines${[...new Set(hidden)].map(({ name }) => ` and of ${name}`).join("")}`;
}
