import type { Step } from "../../engine/game/game.ts";
import { and } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import type { Move } from "./board.ts";
import { slowest } from "./opponent.ts";
import { counterPart } from "./part.ts";
import { pairing } from "./powers.ts";
import { outcome, positionOf, type State } from "./state.ts";
import { after, nimSize, type Position, winningMoves } from "./theory.ts";

/**
 * The winning move and why it wins. Where there is none it is a move that leaves much to go wrong, and says so: a weaker
 * opponent may still make a mistake.
 */
export function nextStep(state: State): Step<Move> | null {
  if (state.turn !== "you" || outcome(state) !== "open") return null;
  const position = positionOf(state);
  const winning = winningMoves(position);
  // As a person plays: the move after which the reason is the shortest, and then from the largest pile.
  const reasons = winning.map((move) => ({ move, ...reason(position, move) }));
  reasons.sort((a, b) => a.rank - b.rank || size(position, b.move) - size(position, a.move));
  const [best] = reasons;
  return best ? step(position, best.move, best.technique, best.look, best.why) : delay(position);
}

function delay(position: Position): Step<Move> | null {
  const [move] = slowest(position);
  if (!move) return null;
  const why = `Every move leaves a position from which a perfect opponent wins. Take only 1, from ${
    position.piles.filter((pile) => pile > 0).length > 1 ? "a largest pile" : "the pile"
  }: the more counters are left, the more there is for the opponent to get wrong.`;
  return step(position, move, "Play for time", "No move wins here as long as the opponent makes no mistake.", why);
}

function step({ piles }: Position, move: Move, technique: string, look: string, why: string): Step<Move> {
  const because = piles.flatMap((pile, at) => (pile > 0 && at !== move.pile ? [at] : []));
  const taken = range(1, move.count).map((count) => counterPart(move.pile, count));
  return { look, technique, why, cells: [move.pile, ...taken], because, area: [move.pile, ...because], moves: [move] };
}

interface Reason {
  /** How soon a person sees it. */
  readonly rank: number;
  readonly technique: string;
  readonly look: string;
  readonly why: string;
}

function reason(position: Position, move: Move): Reason {
  const { most, last } = position;
  const left = after(position, move).piles.filter((pile) => pile > 0);
  const what = `Take ${move.count === size(position, move) ? `all of pile ${move.pile + 1}` : `${move.count} from pile ${move.pile + 1}`}`;
  if (left.length === 0)
    return {
      rank: 0,
      technique: "The last counter",
      look: "One move can take all that is left.",
      why: `${what}: then the last counter is yours.`,
    };
  if (last === "loses" && left.every((pile) => pile === 1))
    return {
      rank: 0,
      technique: "An odd number of ones",
      look: "Think of how the game ends when every pile holds 1.",
      why: `${what}: that leaves ${left.length === 1 ? "a single counter" : `${left.length} piles of 1, an odd number`}. ${
        left.length === 1 ? "The opponent has to take it." : "You take turns at them, and the opponent gets the last."
      }`,
    };
  if (most !== null && position.piles.filter((pile) => pile > 0).length === 1)
    return groups(most, last, left[0] ?? 0, what);
  const sizes = left.map((pile) => nimSize(pile, most));
  if (last === "loses" && sizes.every((one) => one <= 1)) return remainders(sizes, (most ?? 0) + 1, what);
  if (most === null && inPairs(left))
    return {
      rank: 1,
      technique: "Equal piles",
      look: "See whether one move can make the piles equal, two and two.",
      why: `${what}: that leaves ${and(left)}. Whatever the opponent takes from one pile, take as many from its twin${untilTheEnd(last)}.`,
    };
  const { sentences, look } = pairing(position, move);
  return {
    rank: 2,
    technique: "Pairs of powers of two",
    look,
    why: `${sentences} ${what}: then each of them has a partner. Whatever the opponent takes, some power is alone again, and you can mend it every time${untilTheEnd(last)}.`,
  };
}

/** One pile from which at most so many are taken: leave whole groups, or one more in misère. */
function groups(most: number, last: Position["last"], left: number, what: string): Reason {
  const group = most + 1;
  const kind = last === "wins" ? `a multiple of ${group}` : `one more than a multiple of ${group}`;
  const down = [left - group, left - 2 * group].filter((size) => size > 0);
  const end = last === "wins" ? "the last counter is yours" : "the opponent has to take the last counter";
  return {
    rank: 1,
    technique: `Groups of ${group}`,
    look: `Whatever one player takes, the other can fill up to ${group}.`,
    why: `${what}: that leaves ${left}, ${kind}. Whatever the opponent takes, fill it up to ${group}${
      down.length > 0 ? `, so that you leave ${down.join(", then ")}` : ""
    }. In the end ${end}.`,
  };
}

/** Several piles, a limit, and only remainders of 0 and 1 left, in misère. */
function remainders(sizes: readonly number[], group: number, what: string): Reason {
  return {
    rank: 2,
    technique: "An odd number of ones",
    look: `Only the remainder of each pile after groups of ${group} counts.`,
    why: `${what}: that leaves remainders of ${and(sizes)}, an odd number of ones. Whatever the opponent takes, you can leave an odd number of ones again, and in the end it is a single counter.`,
  };
}

function untilTheEnd(last: Position["last"]): string {
  return last === "wins"
    ? ", so the last counter is yours"
    : ", until one move of yours can leave an odd number of ones and nothing else";
}

function inPairs(piles: readonly number[]): boolean {
  const sorted = piles.toSorted((a, b) => a - b);
  return sorted.length % 2 === 0 && sorted.every((pile, at) => at % 2 === 1 || pile === sorted[at + 1]);
}

function size({ piles }: Position, { pile }: Move): number {
  return piles[pile] ?? 0;
}
