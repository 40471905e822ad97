import type { Board, Move } from "./board.ts";

/** What decides who wins: the piles as they are, and the two rules. */
export type Position = Pick<Board, "piles" | "most" | "last">;

/**
 * The size of a pile of Nim that plays like this one. Where at most k may be taken, whole groups of k + 1 count nothing:
 * what one takes of such a group the other completes.
 */
export function nimSize(pile: number, most: number | null): number {
  return most === null ? pile : pile % (most + 1);
}

/** The nim-sum: the powers of two that are in an odd number of the sizes. */
export function nimSum(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum ^ size, 0);
}

/**
 * Whether whoever is on the move loses against perfect play (Bouton 1901). In misère only the end differs: among sizes of
 * 0 and 1 an odd number of ones is lost. `theory.test.ts` proves it by playing out every small position.
 */
export function isLost({ piles, most, last }: Position): boolean {
  const sizes = piles.map((pile) => nimSize(pile, most));
  const atEnd = last === "loses" && sizes.every((size) => size <= 1);
  return nimSum(sizes) === (atEnd ? 1 : 0);
}

/** Every move of the rules: by piles, fewest first. */
export function allMoves({ piles, most }: Position): Move[] {
  return piles.flatMap((size, pile) =>
    Array.from({ length: Math.min(size, most ?? size) }, (_, index) => ({ pile, count: index + 1 })),
  );
}

/** The moves after which the other side is lost. */
export function winningMoves(position: Position): Move[] {
  return allMoves(position).filter((move) => isLost(after(position, move)));
}

/** The position after a move of the rules. */
export function after<P extends Position>(position: P, { pile, count }: Move): P {
  return { ...position, piles: position.piles.with(pile, (position.piles[pile] ?? 0) - count) };
}

/** Whether no counter is left. */
export function isOver({ piles }: Position): boolean {
  return piles.every((pile) => pile === 0);
}
