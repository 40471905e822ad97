import type { TextForm } from "../../engine/game/game.ts";
import { fault, type Rules } from "./rules.ts";
import { scramble, unscramble } from "./scramble.ts";

export interface Board extends Rules {
  readonly secret: string;
}

/** Digits of a guess. */
export type Move = string;

export const lengths = [3, 4, 5] as const;
const longestText = 60;
const longestGuess = 20;

/** "4-different-zero-bcdfgh": length, digits, first digit, and the secret in letters that do not show it. */
export const boardText: TextForm<Board> = {
  write: ({ length, repeats, zero, secret }) =>
    [length, repeats ? "repeats" : "different", zero ? "zero" : "nonzero", scramble(secret)].join("-"),
  read(text) {
    if (text.length > longestText) return { problem: "This text is too long for a game of Bulls and Cows." };
    const parts = text.split("-");
    const [lengthText = "", digits = "", first = "", hidden = ""] = parts;
    if (parts.length !== 4)
      return { problem: `A game of Bulls and Cows has 4 parts with "-" between them; this text has ${parts.length}.` };
    const length = lengths.find((one) => String(one) === lengthText);
    if (!length) return { problem: `The secret has 3, 4 or 5 digits, not "${lengthText}".` };
    if (digits !== "different" && digits !== "repeats")
      return { problem: `The second part is "different" or "repeats", not "${digits}".` };
    if (first !== "zero" && first !== "nonzero")
      return { problem: `The third part is "zero" or "nonzero", not "${first}".` };
    const rules = { length, repeats: digits === "repeats", zero: first === "zero" };
    const secret = unscramble(hidden, length);
    if (secret === null || fault(secret, rules) !== null)
      return { problem: `The letters at the end hide no secret of ${length} digits by these rules.` };
    return { value: { ...rules, secret } };
  },
};

export const moveText: TextForm<Move> = {
  write: (guess) => guess,
  read(text) {
    if (text.length > longestGuess) return { problem: `A guess of ${text.length} characters is too long.` };
    return /^[0-9]+$/.test(text)
      ? { value: text }
      : { problem: "A guess is made of the digits 0 to 9 and nothing else." };
  },
};
