import { placeIn } from "../../../engine/game/rectangle.ts";
import { and, capital } from "../../../engine/words.ts";
import { valuesOf } from "../bits.ts";
import type { Cage } from "../board.ts";
import { valueAt } from "../candidates.ts";
import { aValue, cageName, cageWords, or } from "../clue-words.ts";
import { valueIn } from "../layouts.ts";
import type { Position } from "../position.ts";

/** The values, in rising order, with which a cage can still be made: each combination once. */
function combinations(position: Position, cage: number): number[][] {
  const { layouts, from, to, board } = position;
  const found = new Map<string, number[]>();
  for (let at = from[cage] as number; at < (to[cage] as number); at++) {
    const values = board.cages[cage]?.cells.map((_, place) => valueIn(layouts[at] as number, place) + 1) ?? [];
    values.sort((a, b) => a - b);
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
    why: `${capital(cageName(position.board, cage))} is a ${cageWords(one)}. ${why}`,
    cells: struck,
    because: one.cells.filter((cell) => !struck.includes(cell)),
  };
}

/** Why the last empty cell of a cage holds what it does. */
export function sayLast(position: Position, cage: number, cell: number): void {
  const { cells } = position.board.cages[cage] as Cage;
  const values = or(valuesOf(position.candidates[cell] as number));
  const others = cells.filter((other) => other !== cell).map((other) => valueAt(position, other));
  if (others.length === 0) found(position, cage, "Single cell", "The number of a cage with one cell is its value.");
  else {
    const hold = others.length === 1 ? "Its other cell holds" : "Its other cells hold";
    const place = placeIn(position.size, cell);
    found(position, cage, "Last cell of a cage", `${hold} ${and(others)}, so ${place} must be ${values}.`);
  }
}

/** Why values were struck from all cells of a cage. */
export function sayCombinations(position: Position, cage: number): void {
  const all = combinations(position, cage).map(and);
  const struck = valuesOf([...position.struck.values()].reduce((union, mask) => union | mask, 0));
  const last = all.at(-1) ?? "";
  const ways = all.length === 1 ? last : `${all.slice(0, -1).join(", with ")}, or with ${last}`;
  const why =
    all.length > 4
      ? `There are ${all.length} ways to make it, and none uses ${or(struck)}.`
      : `It can be made only with ${ways}. So ${and(struck)} ${struck.length > 1 ? "do" : "does"} not belong in its cells.`;
  found(position, cage, "Cage combinations", why);
}

/** Why values were struck from single cells of a cage. */
export function sayPlaces(position: Position, cage: number): void {
  const { cells } = position.board.cages[cage] as Cage;
  const { from, to, size, struck } = position;
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
  const why = `With ${aValue(value)} in ${placeIn(size, cell)} the values that its other cells can still hold would not make its number.`;
  const more = struck.size > 1 || others.length > 0 ? " The same goes for the others that are struck." : "";
  found(position, cage, "Places in a cage", why + more);
}

/** Why values were struck from a cage with very many ways to fill it. */
export function sayBounds(position: Position, cage: number): void {
  found(
    position,
    cage,
    "Smallest and largest",
    "Put the smallest values into its other cells, then the largest: what is left to reach shows what a cell can hold.",
  );
}
