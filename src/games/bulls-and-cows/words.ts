import type { Words } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Move } from "./board.ts";
import type { Rules } from "./rules.ts";
import { answerWords, outcome, type State } from "./state.ts";

export const words: Words<State, Move> = {
  board(state) {
    const rule = ruleWords(state.board);
    if (state.guesses.length === 0) return `${rule} No guess yet.`;
    const rows = state.guesses.map((_, row) => `${guessWords(state, row)}.`).join(" ");
    const end =
      outcome(state) === "solved" ? ` The secret is found in ${count(state.guesses.length, "guess", "guesses")}.` : "";
    return `${rule} ${rows}${end}`;
  },
  change(_before, _move, after) {
    const row = guessWords(after, after.guesses.length - 1);
    return outcome(after) === "solved" ? `${row}. The secret is found` : row;
  },
};

/** "The secret has 4 different digits; it may begin with 0.": which numbers it may be. */
export function ruleWords({ length, repeats, zero }: Rules): string {
  const kind = repeats ? "digits, which may come again" : "different digits";
  return `The secret has ${length} ${kind}; it ${zero ? "may begin" : "does not begin"} with 0.`;
}

/** One guess read aloud, digit by digit: "Guess 2: 1 2 3 4, 1 bull and 2 cows". */
export function guessWords({ guesses }: State, row: number): string {
  const guess = guesses[row];
  return guess
    ? `Guess ${row + 1}: ${[...guess.digits].join(" ")}, ${answerWords(guess)}`
    : `Guess ${row + 1}: none yet`;
}

/** "30,240", "720": with a comma from a thousand on, as counts stand in running text. */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
}
