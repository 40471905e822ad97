import { cellOf, digitOf } from "../board/candidates.ts";
import type { Layout } from "../board/layout.ts";
import { candidateOf, isOn, type Literal } from "../patterns/implications.ts";
import type { Linked } from "../techniques/finding.ts";
import { sayCell, sayHouse } from "./say.ts";

/** "row 3, column 5 is 7", "row 3, column 5 is not 7" */
export function sayLiteral(layout: Layout, literal: Literal): string {
  const candidate = candidateOf(literal);
  return `${sayCell(layout, cellOf(candidate))} ${isOrNot(literal)} ${digitOf(candidate)}`;
}

const isOrNot = (literal: Literal) => (isOn(literal) ? "is" : "is not");

/**
 * A chain link by link: "if row 1, column 2 is 3, then row 1, column 7 is not 3, so it is 6 (its only other digit); then ...".
 * It begins in the middle of a sentence and ends without a full stop.
 */
export function sayWay(layout: Layout, way: readonly Literal[]): string {
  let said = "";
  for (const [at, literal] of way.entries()) {
    const before = way[at - 1];
    if (before === undefined) {
      said = `if ${sayLiteral(layout, literal)}`;
      continue;
    }
    const [last, candidate] = [candidateOf(before), candidateOf(literal)];
    const isSame = cellOf(last) === cellOf(candidate);
    const fact = isSame ? `it ${isOrNot(literal)} ${digitOf(candidate)}` : sayLiteral(layout, literal);
    if (isOn(literal)) said += `, ${at === 1 ? "then" : "so"} ${fact} (${whyOn(layout, last, candidate)})`;
    else said += `${at === 1 ? "," : ";"} then ${fact}`;
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

/** The links of a chain: a strong one wherever something comes to be. */
export function linksAlong(way: readonly Literal[]): Linked[] {
  return way.slice(1).map((literal, at) => ({
    from: [candidateOf(way[at] as Literal)],
    to: [candidateOf(literal)],
    strong: isOn(literal),
  }));
}

/** The candidates along a chain, each once. */
export function candidatesAlong(way: readonly Literal[]): number[] {
  return [...new Set(way.map(candidateOf))];
}

/** A chain through these ends: its first link is strong, and from there on by turns. */
export function linksThrough(ends: readonly (readonly number[])[]): Linked[] {
  return ends.slice(1).map((to, at) => ({ from: ends[at] ?? [], to, strong: at % 2 === 0 }));
}
