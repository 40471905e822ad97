import { and, capital, inWords } from "../../../engine/words.ts";
import { divide, mixedText, type Rational, subtract } from "../../../maths/rational.ts";
import { figureOfBoard } from "../board/board.ts";
import { combined } from "../board/weights.ts";
import type { Group } from "../position/group.ts";
import { gapsOf, numbersIn, type Position, type Puzzle } from "../position/position.ts";

/** "row 2, column 3" */
export function cellName({ board }: Puzzle, cell: number): string {
  const place = figureOfBoard(board).places[cell];
  return `row ${(place?.row ?? 0) + 1}, column ${(place?.column ?? 0) + 1}`;
}

/** "7", "1 1/2" */
export function numberName({ names }: Puzzle, number: number): string {
  return names[number - 1] ?? "";
}

/** Names of lines as one says them: "columns 1 and 3 and row 4", "both diagonals, row 2 and column 4" ("row 2, column 4" is a cell). */
export function listed(names: readonly string[]): string {
  const kindOf = (name: string) => /^(row|column|line|the diagonal) /.exec(name)?.[1] ?? name;
  const isRowOrColumn = (kind: string) => (kind === "row" || kind === "column" ? 1 : 0);
  const inOrder = [...new Set(names.map(kindOf))];
  const kinds = inOrder.length > 2 ? inOrder.sort((a, b) => isRowOrColumn(a) - isRowOrColumn(b)) : inOrder;
  return and(
    kinds.map((kind) =>
      together(
        kind,
        names.filter((name) => kindOf(name) === kind),
      ),
    ),
  );
}

function together(kind: string, names: readonly string[]): string {
  if (names.length === 1) return names.join();
  return kind === "the diagonal"
    ? "both diagonals"
    : `${kind}s ${and(names.map((name) => name.slice(kind.length + 1)))}`;
}

/** "3 or 7", "2, 3 or 7" */
export function either(items: readonly string[]): string {
  return and(items).replace(/ and ([^,]*)$/, " or $1");
}

/** The numbers of a set: "3 or 7". */
function setNames(puzzle: Puzzle, set: number): string {
  return either(numbersIn(set).map((number) => numberName(puzzle, number)));
}

/** How many numbers a sentence lists; of more it only tells how many there are. */
const mostListed = 5;

/** The numbers of a set, "3 or 7", or "one of 9 numbers". */
export function someNames(puzzle: Puzzle, set: number): string {
  const all = numbersIn(set);
  return all.length > mostListed ? `one of ${all.length} numbers` : setNames(puzzle, set);
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

/** That the totals of groups that are not lines hold: each reason once, with a space after it. */
export function hiddenWords(groups: readonly Group[]): string {
  return [...new Set(groups.map(({ hidden }) => (hidden ? `${hidden.fact} ` : "")))].join("");
}

/** "the totals of its lines", "the totals of their lines and of the four corners" */
export function totalsWords(whose: "its" | "their", hidden: readonly Group[]): string {
  return `the totals of ${whose} lines${[...new Set(hidden)].map(({ name }) => ` and of ${name}`).join("")}`;
}
