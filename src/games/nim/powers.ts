import { and } from "../../engine/words.ts";
import type { Move } from "./board.ts";
import { nimSize, nimSum, type Position } from "./theory.ts";

/** The powers of two that a number is made of, largest first: 5 is 4 and 1. */
export function powersOf(n: number): number[] {
  return [32, 16, 8, 4, 2, 1].filter((power) => (n & power) !== 0);
}

/** "5 = 4 + 1"; a power of two stands for itself, "4", and so does 0. */
function asPowers(n: number): string {
  const powers = powersOf(n);
  return powers.length > 1 ? `${n} = ${powers.join(" + ")}` : String(n);
}

/** "5 = 4 + 1, 3 = 2 + 1 and 1". */
export function allAsPowers(sizes: readonly number[]): string {
  return and(sizes.map(asPowers));
}

/** "ones, twos and fours": what the sizes are written as. */
function powerNames(sizes: readonly number[]): string {
  const names = ["ones", "twos", "fours", "eights", "sixteens", "thirty-twos"];
  const largest = Math.max(1, ...sizes);
  return and(names.filter((_, at) => 2 ** at <= largest));
}

/** What a move has to mend: the piles written as powers of two, and the powers that have no partner. */
export function pairing({ piles, most }: Position, move: Move): { readonly look: string; readonly sentences: string } {
  const standing = piles.filter((pile) => pile > 0);
  const sizes = standing.map((pile) => nimSize(pile, most));
  const single = powersOf(nimSum(sizes));
  const rest =
    most === null ? "" : `Only the remainder of each pile after groups of ${most + 1} counts: ${and(sizes)}. `;
  const lonely = single.map((power) => `one ${power}`);
  const alone = `Pair equal powers off: ${and(lonely)} ${single.length === 1 ? "has" : "have"} no partner.`;
  return {
    look: `Write ${most === null ? "each pile" : "what counts of each pile"} as ${powerNames(sizes)}, and look at pile ${move.pile + 1}.`,
    sentences: `${rest}Write ${most === null ? "the piles" : "these"} as powers of two: ${allAsPowers(sizes)}. ${alone}`,
  };
}
