import type { Random } from "../../maths/random.ts";
import { sum } from "../../maths/whole.ts";
import type { Move, Strength } from "./board.ts";
import { after, allMoves, isLost, isOver, type Position, winningMoves } from "./theory.ts";

/** Moves that are played with a chance, each of them as often as the others. */
export interface Share {
  readonly tenths: number;
  readonly moves: readonly Move[];
}

/**
 * What an opponent plays in a position that is not over. All see a move that settles the game. Otherwise a beginner plays by
 * looks; a good player finds a winning move seven times in ten; a perfect one always, and waits for a mistake where there is
 * none.
 */
export function choices(position: Position, strength: Strength): readonly Share[] {
  const moves = allMoves(position);
  // As anybody sees: nothing is left, or in misère the one counter that the other has to take.
  const left = sum(position.piles) - (position.last === "wins" ? 0 : 1);
  const settling = moves.filter(({ count }) => count === left);
  if (settling.length > 0) return [{ tenths: 10, moves: settling }];
  if (strength === "beginner") return [{ tenths: 10, moves: byLooks(position) }];
  const winning = winningMoves(position);
  if (winning.length === 0) return [{ tenths: 10, moves: strength === "perfect" ? slowest(position) : moves }];
  if (strength === "perfect" || winning.length === moves.length) return [{ tenths: 10, moves: winning }];
  const others = moves.filter((move) => !winning.some(({ pile, count }) => pile === move.pile && count === move.count));
  return [
    { tenths: 7, moves: winning },
    { tenths: 3, moves: others },
  ];
}

/**
 * What tempts a beginner: as much as can be taken of a pile, or a single counter. Nim-sums are not seen, so it is a mistake
 * wherever one of these is; and with two piles or one it is the mistake that leaves the other side most ways to win, for
 * that is where whoever learns the game begins to see them.
 */
function byLooks(position: Position): readonly Move[] {
  const { piles, most } = position;
  const largest = piles.map((size) => Math.min(size, most ?? size));
  const tempting = allMoves(position).filter(({ pile, count }) => count === 1 || count === largest[pile]);
  const mistakes = tempting.filter((move) => !isLost(after(position, move)));
  if (mistakes.length === 0) return tempting;
  if (piles.filter((pile) => pile > 0).length > 2) return mistakes;
  const chances = mistakes.map((move) => chanceOf(after(position, move)));
  return mistakes.filter((_, at) => chances[at] === Math.max(...chances));
}

/** What part of all moves wins; all of it where the other side has taken a last counter that loses. */
function chanceOf(position: Position): number {
  return isOver(position) ? 1 : winningMoves(position).length / allMoves(position).length;
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
