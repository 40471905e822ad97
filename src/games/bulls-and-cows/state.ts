import type { Outcome, Refusal } from "../../engine/game/game.ts";
import { and, count } from "../../engine/words.ts";
import type { Board, Move } from "./board.ts";
import { fault } from "./rules.ts";
import { type Answer, answerTo } from "./score.ts";

/** A guess and what was answered. */
export interface Guess extends Answer {
  readonly digits: string;
}

export interface State {
  readonly board: Board;
  readonly guesses: readonly Guess[];
}

export function start(board: Board): State {
  return { board, guesses: [] };
}

/** A guess, which must be a number that can be the secret, and is asked once only. */
export function play(state: State, digits: Move): State | Refusal {
  const { board, guesses } = state;
  if (outcome(state) !== "open") return { refusal: "The secret is found: the game is over." };
  const problem = fault(digits, board);
  if (problem !== null) return { refusal: problem };
  const before = guesses.find((guess) => guess.digits === digits);
  if (before) return { refusal: `You have guessed ${digits} before: ${answerWords(before)}.` };
  return { board, guesses: [...guesses, { digits, ...answerTo(digits, board.secret) }] };
}

/** Solved when the secret itself was guessed; no number of guesses loses. */
export function outcome({ board, guesses }: State): Outcome {
  return guesses.at(-1)?.bulls === board.length ? "solved" : "open";
}

/** "2 bulls and 1 cow", "no bulls and no cows". */
export function answerWords({ bulls, cows }: Answer): string {
  const some = (n: number, what: string) => (n === 0 ? `no ${what}s` : count(n, what));
  return and([some(bulls, "bull"), some(cows, "cow")]);
}
