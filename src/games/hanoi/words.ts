import { and, count } from "../../engine/words.ts";
import { type Move, type Position, target, topDisc, tower } from "./position.ts";

/** "disc 1", "discs 1 and 2", "discs 1 to 4": all discs up to the size. */
export function discsUpTo(disc: number): string {
  if (disc === 1) return "disc 1";
  return disc === 2 ? "discs 1 and 2" : `discs 1 to ${disc}`;
}

/** "Peg 2 is empty", "Peg 1: discs 4 and 3 from the bottom up": what stands on a peg. */
export function pegWords(position: Position, peg: number): string {
  const here = tower(position, peg);
  if (here.length === 0) return `Peg ${peg + 1} is empty`;
  return here.length === 1
    ? `Peg ${peg + 1}: disc ${here[0]}`
    : `Peg ${peg + 1}: discs ${and(here)} from the bottom up`;
}

/** The whole position in a few sentences: how many discs are on the last peg, then peg by peg. */
export function boardWords(position: Position): string {
  const home = tower(position, target).length;
  const pegs = [0, 1, 2].map((peg) => `${pegWords(position, peg)}.`);
  return `${home} of ${count(position.pegs.length, "disc")} ${home === 1 ? "stands" : "stand"} on peg ${target + 1}. ${pegs.join(" ")}`;
}

/** "Disc 2 from peg 1 to peg 3" */
export function changeWords(before: Position, { from, to }: Move): string {
  return `Disc ${topDisc(before, from) ?? "?"} from peg ${from + 1} to peg ${to + 1}`;
}
