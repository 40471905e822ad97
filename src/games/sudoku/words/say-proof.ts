import { inWords } from "../../../engine/words.ts";
import { cellOf, digitOf } from "../board/candidates.ts";
import type { Layout } from "../board/layout.ts";
import { candidateOf, isOn, type Literal } from "../patterns/implications.ts";
import type { Supposition } from "../patterns/suppose.ts";
import { aDigit, sayCell, sayHouse } from "./say.ts";
import { sayLiteral } from "./say-chain.ts";

/** Most steps of a proof that are told one by one. */
const mostTold = 10;

/** The digits that come to stand along a proof: "row 1, column 2 is 3; row 4, column 2 is 5; and four more". */
export function sayProof(layout: Layout, room: Supposition, proof: readonly Literal[]): string {
  const stands = proof.filter((literal) => isOn(literal) && room.when[literal] !== 0);
  const told = stands
    .slice(0, mostTold)
    .map((literal) => `${sayLiteral(layout, literal)} (${whyOn(layout, room, literal)})`);
  const rest = stands.length - told.length;
  if (rest > 0) told.push(`${inWords(rest)} more ${rest === 1 ? "digit follows" : "digits follow"} in the same way`);
  return told.join("; then ");
}

function whyOn(layout: Layout, { why }: Supposition, literal: Literal): string {
  const reason = why[literal] as number;
  return reason > -1000
    ? "its only digit left"
    : `the only place left for ${aDigit(digitOf(candidateOf(literal)))} in ${sayHouse(layout, -1000 - reason)}`;
}

/** Where a supposition fails: "row 3, column 5 has no digit left". */
export function sayFailure(layout: Layout, { failed, digit }: Supposition): string {
  return failed > -1000
    ? `${sayCell(layout, -1 - failed)} has no digit left`
    : `${sayHouse(layout, -1000 - failed)} has no place left for ${aDigit(digit)}`;
}

/** The cells of a proof, each once. */
export function cellsOfProof(proof: readonly Literal[]): number[] {
  return [...new Set(proof.map((literal) => cellOf(candidateOf(literal))))];
}
