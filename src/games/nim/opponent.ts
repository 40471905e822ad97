import type { Random } from "../../maths/random.ts";
import { sum } from "../../maths/whole.ts";
import type { Move, Strength } from "./board.ts";
import { allMoves, type Position, winningMoves } from "./theory.ts";

/** Moves that are played with a chance, each of them as often as the others. */
export interface Share {
  readonly tenths: number;
  readonly moves: readonly Move[];
}

/**
 * What an opponent plays in a position that is not over. All see a move that settles the game. Otherwise a beginner plays
 * anything; a good player finds a winning move seven times in ten; a perfect one always, and waits for a mistake where
 * there is none.
 */
export function choices(position: Position, strength: Strength): readonly Share[] {
  const moves = allMoves(position);
  // As anybody sees: nothing is left, or in misère the one counter that the other has to take.
  const left = sum(position.piles) - (position.last === "wins" ? 0 : 1);
  const settling = moves.filter(({ count }) => count === left);
  if (settling.length > 0) return [{ tenths: 10, moves: settling }];
  if (strength === "beginner") return [{ tenths: 10, moves }];
  const winning = winningMoves(position);
  if (winning.length === 0) return [{ tenths: 10, moves: strength === "perfect" ? slowest(position) : moves }];
  if (strength === "perfect" || winning.length === moves.length) return [{ tenths: 10, moves: winning }];
  const others = moves.filter((move) => !winning.some(({ pile, count }) => pile === move.pile && count === move.count));
  return [
    { tenths: 7, moves: winning },
    { tenths: 3, moves: others },
  ];
}

/** One of the choices, drawn. */
export function choose(shares: readonly Share[], random: Random): Move {
  const lots = shares.flatMap(({ tenths, moves }) => Array.from({ length: tenths }, () => moves));
  return random.pick(random.pick(lots));
}

/** The moves that leave most to go wrong: one counter from a largest pile. */
export function slowest({ piles }: Position): Move[] {
  const largest = Math.max(...piles);
  return piles.flatMap((size, pile) => (size === largest ? [{ pile, count: 1 }] : []));
}
