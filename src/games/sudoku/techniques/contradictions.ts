import { bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, cellOf, digitOf } from "../board/candidates.ts";
import type { Layout } from "../board/layout.ts";
import { candidateOf, isOn, type Literal, lengthLevel, off, on } from "../patterns/implications.ts";
import { failure, roomForSupposition, type Supposition, suppose } from "../patterns/suppose.ts";
import { sayCell } from "../words/say.ts";
import { cellsOfProof, sayFailure, sayProof } from "../words/say-proof.ts";
import type { Finding, Technique } from "./finding.ts";

/** Suppose a digit in a cell and follow this one digit through the houses: some house has no place for it. */
export const nishio = contradiction("Nishio", 7.5, true);

/** Suppose that a candidate is so, or not, and fill in what follows: it fails. */
export const dynamicContradiction = contradiction("Contradiction", 8.5, false);

function contradiction(name: string, level: number, alone: boolean): Technique {
  return { name, level, find: (grid) => find(grid, name, level, alone) };
}

const rooms = new Map<Layout, Supposition>();
function roomOf(layout: Layout): Supposition {
  const room = rooms.get(layout) ?? roomForSupposition(layout);
  rooms.set(layout, room);
  return room;
}

/** The supposition that fails with the shortest proof. */
function find(grid: Candidates, name: string, level: number, alone: boolean): Finding | null {
  const room = roomOf(grid.layout);
  let best: Literal = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < grid.layout.cells; cell++) {
    for (const digit of bitsOf(grid.marks[cell] as number)) {
      for (const literal of alone
        ? [on(candidate(cell, digit))]
        : [on(candidate(cell, digit)), off(candidate(cell, digit))]) {
        suppose(room, grid, literal, alone);
        if (room.failed === 0) continue;
        const length = failure(room).length;
        if (length >= shortest) continue;
        best = literal;
        shortest = length;
      }
    }
  }
  return best < 0 ? null : finding(grid, name, level + lengthLevel(shortest), best, alone);
}

function finding(grid: Candidates, name: string, level: number, literal: Literal, alone: boolean): Finding {
  const { layout } = grid;
  const room = roomForSupposition(layout);
  suppose(room, grid, literal, alone);
  const proof = failure(room);
  const one = literal >> 1;
  const cell = cellOf(one);
  const isFalse = isOn(literal);
  return {
    technique: name,
    level,
    place: isFalse ? [] : [one],
    strike: isFalse ? [one] : [],
    cells: [cell],
    because: cellsOfProof(proof),
    look: () => `Look at ${sayCell(layout, cell)}: suppose that it ${isFalse ? "is" : "is not"} ${digitOf(one)}.`,
    why: () => {
      const steps = sayProof(layout, room, proof);
      const supposed = `Suppose ${sayCell(layout, cell)} ${isFalse ? "were" : "were not"} ${digitOf(one)}`;
      const follows = steps === "" ? `${supposed}. Then ` : `${supposed}: then ${steps}. But then `;
      return `${follows}${sayFailure(layout, room)}. So ${sayCell(layout, cell)} ${isFalse ? "cannot be" : "is"} ${digitOf(one)}.`;
    },
    shows: () => ({ area: [cell], pattern: [...new Set([one, ...proof.filter(isOn).map(candidateOf)])] }),
  };
}
