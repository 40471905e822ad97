import { placeIn } from "../../../engine/game/rectangle.ts";
import { and, capital } from "../../../engine/words.ts";
import { type Cage, type Operation, reaches } from "../board/board.ts";
import { aValue, cageName, cageSays, goal, or } from "../board/clue-words.ts";
import { inLine, layoutsOf, valueIn } from "../board/layouts.ts";
import { valuesOf } from "../board/values.ts";
import { valueAt } from "../position/candidates.ts";
import type { Position } from "../position/position.ts";

/** The values of layouts of a cage, in rising order: each combination once. */
function combinations({ cells }: Cage, layouts: Int32Array): number[][] {
  const found = new Map<string, number[]>();
  for (const layout of layouts) {
    const values = cells.map((_, place) => valueIn(layout, place) + 1).sort((a, b) => a - b);
    found.set(values.join(), values);
  }
  return [...found.values()].sort((one, other) => (one.join() < other.join() ? -1 : 1));
}

/** Fills in the finding: struck cells are what it is about, the others of the cage what it follows from. */
function found(position: Position, cage: number, technique: string, why: string): void {
  const one = position.board.cages[cage] as Cage;
  const struck = [...position.struck.keys()];
  position.finding = {
    technique,
    look: `Look at ${cageName(position.board, cage)}.`,
    why: `${capital(cageName(position.board, cage))} ${cageSays(one)}. ${why}`,
    cells: struck,
    because: one.cells.filter((cell) => !struck.includes(cell)),
    area: one.cells,
  };
}

/** Why the last empty cell of a cage holds what it does. */
export function sayLast(position: Position, cage: number, cell: number): void {
  const { size, board } = position;
  const one = board.cages[cage] as Cage;
  const { cells } = one;
  const others = cells.filter((other) => other !== cell).map((other) => valueAt(position, other));
  if (others.length === 0) found(position, cage, "Single cell", "The number in its corner is its value.");
  else {
    const hold = others.length === 1 ? "Its other cell holds" : "Its other cells hold";
    // What would make the number beside the others, and what of it the row and column, or earlier steps, no longer allow.
    const fits = Array.from({ length: size }, (_, at) => at + 1).filter(
      (value) =>
        reaches(one, [...others, value]) &&
        cells.every((other) => other === cell || valueAt(position, other) !== value || !inLine(size, cell, other)),
    );
    const out = fits.filter((value) => ((position.candidates[cell] as number) & (1 << (value - 1))) === 0);
    const but = out.length > 0 ? `, and ${and(out)} ${out.length > 1 ? "are" : "is"} ruled out there` : "";
    const why = `${hold} ${and(others)}, so ${placeIn(size, cell)} must be ${or(fits)}${but}.`;
    found(position, cage, "Last cell of a cage", why);
  }
}

/** Why values were struck from all cells of a cage. */
export function sayCombinations(position: Position, cage: number): void {
  const { layouts, from, to, board, size } = position;
  const one = board.cages[cage] as Cage;
  const all = combinations(one, layouts.subarray(from[cage], to[cage])).map(and);
  const isWhole = all.length === combinations(one, layoutsOf(size, one) ?? layouts).length;
  const struck = valuesOf([...position.struck.values()].reduce((union, mask) => union | mask, 0));
  const last = all.at(-1) ?? "";
  const ways = all.length === 1 ? last : `${all.slice(0, -1).join(", with ")}, or with ${last}`;
  const why =
    all.length > 4
      ? `${isWhole ? "There" : "With what its cells can still hold, there"} are ${all.length} ways to make it, and none uses ${or(struck)}.`
      : `${isWhole ? "It" : "With what its cells can still hold, it"} can be made only with ${ways}. So ${and(struck)} ${struck.length > 1 ? "do" : "does"} not belong in its cells.`;
  found(position, cage, "Cage combinations", why);
}

/** Why values were struck from single cells of a cage. */
export function sayPlaces(position: Position, cage: number): void {
  const { from, to, size, struck, board } = position;
  const one = board.cages[cage] as Cage;
  const { cells } = one;
  const first = from[cage] as number;
  if ((to[cage] as number) - first === 1) {
    const values = cells.map((_, place) => valueIn(position.layouts[first] as number, place) + 1);
    found(
      position,
      cage,
      "Only way to fill a cage",
      `One way to fill it is left, from its first cell to its last: ${and(values)}.`,
    );
    return;
  }
  const [[cell, mask] = [0, 0]] = struck;
  const [value = 0, ...others] = valuesOf(mask);
  const rest = cells.length === 2 ? "other cell" : "other cells";
  const why = `With ${aValue(value)} in ${placeIn(size, cell)}, nothing that its ${rest} can still hold makes ${goal(one)}.`;
  const more = struck.size > 1 || others.length > 0 ? " The same goes for the others that are struck." : "";
  found(position, cage, "Places in a cage", why + more);
}

/** Why values were struck from a cage with very many ways to fill it. */
export function sayBounds(position: Position, cage: number): void {
  const divides: Readonly<Partial<Record<Operation, string>>> = {
    multiply: "Every value in it divides the product. ",
    hidden: "Look at it as a sum and as a product, which every value in it divides. ",
  };
  const { operation } = position.board.cages[cage] as Cage;
  const bounds =
    "Put the smallest values into its other cells, then the largest: what is left to reach shows what a cell can hold.";
  found(position, cage, "Smallest and largest", `${divides[operation] ?? ""}${bounds}`);
}
