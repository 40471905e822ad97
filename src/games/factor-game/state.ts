import type { Outcome, Refusal } from "../../engine/game/game.ts";
import { range, sum } from "../../maths/whole.ts";
import type { Board, Move } from "./board.ts";
import { canLead } from "./duel.ts";
import { has, isTakeable, numbersOf, type Pot, potOf, priceOf, takeable } from "./pot.ts";
import { canReach } from "./taxman.ts";

export type Side = "you" | "opponent";

/** A number that was taken, with what the other side got for it, and what the taxman got at the end. */
export interface Taken {
  readonly by: Side;
  readonly x: Move;
  readonly price: readonly number[];
  readonly swept: readonly number[];
}

export interface State {
  readonly board: Board;
  /** Who has each number; cell 0 is the number 1. */
  readonly owners: readonly (Side | "nobody")[];
  readonly turn: Side;
  /** What was taken last: the player's number and the reply to it, as far as they were taken. */
  readonly latest: readonly Taken[];
}

export function start(board: Board): State {
  return { board, owners: range(1, board.n).map(() => "nobody"), turn: "you", latest: [] };
}

/** The numbers that nobody has. */
export function potLeft({ owners }: Pick<State, "owners">): Pot {
  return potOf(owners.flatMap((owner, cell) => (owner === "nobody" ? [cell + 1] : [])));
}

/** The side that is on the move takes x, the other all divisors of it that are left; in the end the taxman gets the rest. */
export function play(state: State, x: Move): State | Refusal {
  const { board, owners, turn } = state;
  const pot = potLeft(state);
  if (outcome(state) !== "open")
    return { refusal: "The game is over: no number that is left has a smaller divisor left." };
  if (x > board.n) return { refusal: `There is no ${x} here: the board goes from 1 to ${board.n}.` };
  if (!has(pot, x)) return { refusal: `${x} is gone.` };
  if (!isTakeable(pot, x))
    return {
      refusal: `${x} cannot be taken: no divisor of it is left but ${x} itself, and ${other(board)} has to get something.`,
    };
  const mine = turn;
  const theirs = turn === "you" ? "opponent" : "you";
  const price = priceOf(pot, x);
  const next = owners.map((owner, cell) => (cell + 1 === x ? mine : has(price, cell + 1) ? theirs : owner));
  const taken = { by: turn, x, price: numbersOf(price) };
  if (board.opponent !== "taxman") {
    const before = turn === "you" ? [] : state.latest.filter(({ by }) => by === "you");
    return { board, owners: next, turn: theirs, latest: [...before, { ...taken, swept: [] }] };
  }
  const rest = potLeft({ owners: next });
  const swept = takeable(rest).length === 0 ? numbersOf(rest) : [];
  const ended = next.map((owner, cell) => (swept.includes(cell + 1) ? theirs : owner));
  return { board, owners: ended, turn, latest: [{ ...taken, swept }] };
}

/** The sum of the numbers that a side has. */
export function totalOf({ owners }: State, side: Side): number {
  return sum(owners.map((owner, cell) => (owner === side ? cell + 1 : 0)));
}

/** The game ends when no number can be taken; it is won with more than the opponent has. */
export function outcome(state: State): Outcome {
  if (takeable(potLeft(state)).length > 0) return "open";
  return totalOf(state, "you") > totalOf(state, "opponent") ? "solved" : "lost";
}

/** Whether the player cannot win any more: against the taxman whatever she does, against an opponent who plays his best. */
export function isMistaken(state: State): boolean {
  const { board, turn } = state;
  const pot = potLeft(state);
  const [mine, theirs] = [totalOf(state, "you"), totalOf(state, "opponent")];
  if (board.opponent === "taxman") return !canReach(pot, halfOf(board.n) + 1 - mine);
  return turn === "you" ? !canLead(pot, theirs - mine) : canLead(pot, mine - theirs - 1);
}

/** Half of all numbers from 1 to n, rounded down: more than this wins against the taxman. */
export function halfOf(n: number): number {
  return Math.floor((n * (n + 1)) / 4);
}

/** Whom the player plays against, in the middle of a sentence. */
export function other({ opponent }: Board): string {
  return opponent === "taxman" ? "the taxman" : "the opponent";
}

/** The numbers that nobody has, in rising order. */
export function numbersLeft(state: State): number[] {
  return numbersOf(potLeft(state));
}
