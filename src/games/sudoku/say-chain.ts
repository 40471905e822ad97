import { cellOf, digitOf } from "./candidates.ts";
import { candidateOf, isOn, type Literal } from "./implications.ts";
import type { Layout } from "./layout.ts";
import { sayCell, sayHouse } from "./say.ts";

/** "row 3, column 5 is 7", "row 3, column 5 is not 7" */
export function sayLiteral(layout: Layout, literal: Literal): string {
  const candidate = candidateOf(literal);
  return `${sayCell(layout, cellOf(candidate))} is${isOn(literal) ? "" : " not"} ${digitOf(candidate)}`;
}

/** The links of a chain in which something comes to be: "then row 4, column 2 is 3 (its only other digit)". */
export function sayWay(layout: Layout, way: readonly Literal[]): string[] {
  const said: string[] = [];
  for (const [at, literal] of way.entries()) {
    const before = way[at - 1];
    if (at === 0 || before === undefined || !isOn(literal)) continue;
    said.push(`${sayLiteral(layout, literal)} (${whyOn(layout, candidateOf(before), candidateOf(literal))})`);
  }
  return said;
}

/**
 * Why one candidate must be where another is not. Where the two share a line and a box, either is named: once nothing is left
 * of pointing and claiming, two places that are the only ones of the one are the only ones of the other.
 */
function whyOn(layout: Layout, gone: number, one: number): string {
  if (cellOf(gone) === cellOf(one)) return "its only other digit";
  const house = sharedHouse(layout, cellOf(gone), cellOf(one));
  return `the only other place for ${digitOf(one)} in ${sayHouse(layout, house)}`;
}

/** A house of both cells: their row or column where they share one, else their box. */
export function sharedHouse({ houseOf }: Layout, one: number, other: number): number {
  const kind = [0, 1, 2].find((at) => houseOf[one * 3 + at] === houseOf[other * 3 + at]) ?? 2;
  return houseOf[one * 3 + kind] as number;
}

/** The cells along a chain, each once. */
export function cellsAlong(way: readonly Literal[]): number[] {
  return [...new Set(way.map((literal) => cellOf(candidateOf(literal))))];
}
