import { type Move, moved, type Position, spare, target } from "./position.ts";

/** A disc that has to come to a peg before the disc named before it can move. */
export interface Link {
  readonly disc: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The recursive rule, from the largest disc down. A disc that stands where it is wanted is left alone, and the next smaller one
 * is wanted on the same peg. A disc that has to move needs both pegs clear, so all smaller ones are wanted on the third peg first.
 * The last disc of the chain can move at once. The chain is empty when all discs stand on the last peg.
 */
export function chain({ pegs }: Position): readonly Link[] {
  const links: Link[] = [];
  let wanted = target;
  for (let disc = pegs.length; disc > 0; disc--) {
    const from = pegs[disc - 1] ?? wanted;
    if (from === wanted) continue;
    links.push({ disc, from, to: wanted });
    wanted = spare(from, wanted);
  }
  return links;
}

/**
 * The fewest moves that gather all discs on the last peg. For each disc of the chain: its own move, and the smaller tower of
 * d - 1 discs that is rebuilt on top of it afterwards, 2^(d - 1) - 1 moves; together 2^(d - 1).
 */
export function fewestMoves(position: Position): number {
  return chain(position).reduce((sum, { disc }) => sum + 2 ** (disc - 1), 0);
}

/** The moves of the shortest way to the last peg; there is only one. */
export function shortestWay(position: Position): readonly Move[] {
  const way: Move[] = [];
  let at = position;
  for (let link = chain(at).at(-1); link; link = chain(at).at(-1)) {
    const move = { from: link.from, to: link.to };
    way.push(move);
    at = moved(at, move);
  }
  return way;
}
