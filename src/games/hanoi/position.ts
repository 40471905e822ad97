/** The peg of each disc, the smallest disc first: pegs are 0, 1, 2, and disc 1 is discs[0]. Every such list is a legal position. */
export interface Position {
  readonly pegs: readonly number[];
}

/** Takes the top disc of one peg to another; pegs are 0, 1, 2. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/** A board is the position that a game begins with. */
export type Board = Position;

/** How many discs there may be. */
export const discs = { least: 3, most: 8 };

/** The peg on which the tower is to stand at the end: the last. */
export const target = 2;

/** The third peg, which is neither of these two. */
export function spare(one: number, other: number): number {
  return 3 - one - other;
}

/** The top disc of a peg, 1 for the smallest; null where the peg is empty. */
export function topDisc({ pegs }: Position, peg: number): number | null {
  const disc = pegs.indexOf(peg);
  return disc < 0 ? null : disc + 1;
}

/** The discs on a peg from the bottom to the top. */
export function tower({ pegs }: Position, peg: number): readonly number[] {
  return pegs.flatMap((one, disc) => (one === peg ? [disc + 1] : [])).toReversed();
}

/** Why a move is against the rules, in a sentence; null when it is allowed. */
export function fault(position: Position, { from, to }: Move): string | null {
  const disc = topDisc(position, from);
  if (disc === null) return `Peg ${from + 1} is empty: there is no disc to move.`;
  if (from === to) return "A disc has to move to another peg.";
  const under = topDisc(position, to);
  return under !== null && under < disc ? "A larger disc cannot lie on a smaller one." : null;
}

/** The position after a move that is allowed. */
export function moved(position: Position, { from, to }: Move): Position {
  const disc = topDisc(position, from);
  return disc === null ? position : { pegs: position.pegs.with(disc - 1, to) };
}

/** Whether all discs stand on the last peg. */
export function isGathered({ pegs }: Position): boolean {
  return pegs.every((peg) => peg === target);
}

/** A disc as a hint names it: after the three pegs, which are 0 to 2. */
export const discPart = (disc: number) => 2 + disc;
