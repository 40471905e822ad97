import { placeIn } from "../../../engine/game/rectangle.ts";
import { and } from "../../../engine/words.ts";
import { cellOf, digitOf } from "../board/candidates.ts";
import type { Layout } from "../board/layout.ts";

/** The items by what `key` gives for them, in the order in which the keys come up. */
function groupBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** "row 3", "column 5", "box 2" */
export function sayHouse({ size }: Layout, house: number): string {
  return `${["row", "column", "box"][Math.floor(house / size)]} ${(house % size) + 1}`;
}

/** "rows 3 and 5"; the houses are of one kind. */
export function sayHouses({ size }: Layout, houses: readonly number[]): string {
  const kind = ["row", "column", "box"][Math.floor((houses[0] ?? 0) / size)];
  const plural = kind === "box" ? "boxes" : `${kind}s`;
  return `${houses.length > 1 ? plural : kind} ${and(houses.map((house) => (house % size) + 1))}`;
}

/** "row 3, column 5" */
export function sayCell({ size }: Layout, cell: number): string {
  return placeIn(size, cell);
}

/** "row 3, columns 5 and 6", "column 5, rows 1 and 3", "row 1, column 2; row 3, column 4; and row 5, column 1" */
export function sayCells(layout: Layout, cells: readonly number[]): string {
  const { size } = layout;
  const rows = groupBy(cells, (cell) => Math.floor(cell / size));
  const columns = groupBy(cells, (cell) => cell % size);
  const number = (n: number) => n + 1;
  const inRow = (row: number, list: readonly number[]) =>
    `row ${row + 1}, column${list.length > 1 ? "s" : ""} ${and(list.map((cell) => (cell % size) + 1).sort())}`;
  if (columns.size === 1 && rows.size > 1)
    return `column ${[...columns.keys()].map(number)}, rows ${and([...rows.keys()].map(number).sort())}`;
  const parts = [...rows].sort(([a], [b]) => a - b).map(([row, list]) => inRow(row, list));
  if (parts.length < 3) return parts.join(" and ");
  return `${parts.slice(0, -1).join("; ")}; and ${parts.at(-1)}`;
}

/** Cells of a house that has been named: "in columns 2 and 4", "in rows 1 and 9"; those of a box in full. */
export function sayCellsIn(layout: Layout, house: number, cells: readonly number[]): string {
  const { size } = layout;
  if (house >= 2 * size) return sayCells(layout, cells);
  const crossing = cells.map((cell) => (house < size ? size + (cell % size) : Math.floor(cell / size)));
  return `in ${sayHouses(layout, crossing)}`;
}

/** "2, 5 and 7" */
export function sayDigits(digits: readonly number[], between: "and" | "or" = "and"): string {
  const said = and(digits);
  return between === "or" ? said.replace(" and ", " or ") : said;
}

/** "a 5", "an 8" */
export function aDigit(digit: number): string {
  return `${digit === 8 ? "an" : "a"} ${digit}`;
}

/** What is struck: "row 3, columns 1 and 8 cannot be 5, and row 4, column 2 cannot be 6". */
export function sayStruck(layout: Layout, struck: readonly number[]): string {
  const digits = groupBy(struck, digitOf);
  // Digits that leave the same cells are said together.
  const groups = groupBy([...digits.keys()].sort(), (digit) =>
    (digits.get(digit) ?? [])
      .map(cellOf)
      .sort((a, b) => a - b)
      .join(),
  );
  const parts = [...groups].map(
    ([cells, list]) => `${sayCells(layout, cells.split(",").map(Number))} cannot be ${sayDigits(list, "or")}`,
  );
  return parts.length < 3 ? parts.join(", and ") : `${parts.slice(0, -1).join("; ")}; and ${parts.at(-1)}`;
}
