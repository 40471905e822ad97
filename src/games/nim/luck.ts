import type { Board, Side } from "./board.ts";
import { choices } from "./opponent.ts";
import { after, allMoves, isOver, type Position } from "./theory.ts";

/**
 * The chance that a player who moves blindly, every move as likely as the others, beats the opponent of this board: an
 * exact measure of how much thinking it takes. Three piles up to 12 have 440 positions for each side at most; five piles of 60
 * counters, which come from outside only, have up to 26,000 and take seconds.
 */
export function luck({ piles, most, last, opponent, begins }: Board): number {
  const known = new Map<number, number>();
  const chance = (position: Position, turn: Side): number => {
    if (isOver(position)) return (turn === "opponent") === (last === "wins") ? 1 : 0;
    const sorted = { ...position, piles: position.piles.filter((pile) => pile > 0).toSorted((a, b) => a - b) };
    // A number that stands for the piles, of at most 60 counters, and the turn.
    const name = sorted.piles.reduce((code, pile) => 64 * code + pile, turn === "you" ? 1 : 2);
    const before = known.get(name);
    if (before !== undefined) return before;
    const shares = turn === "you" ? [{ tenths: 10, moves: allMoves(sorted) }] : choices(sorted, opponent);
    const other = turn === "you" ? "opponent" : "you";
    let total = 0;
    for (const { tenths, moves } of shares)
      for (const move of moves) total += (chance(after(sorted, move), other) * tenths) / (10 * moves.length);
    known.set(name, total);
    return total;
  };
  return chance({ piles, most, last }, begins);
}

/** The board's grade by how far luck alone goes: to a win in 4 games, in 10, in 1000, or not even so far. */
export function grade(board: Board): string {
  const chance = luck(board);
  return chance >= 1 / 4 ? "Easy" : chance >= 1 / 10 ? "Medium" : chance >= 1 / 1000 ? "Hard" : "Expert";
}
