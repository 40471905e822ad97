import type { TextForm } from "../../engine/game/game.ts";
import { largest } from "./pot.ts";

/** The taxman takes no numbers of his own choice; the others play the game of two. */
export type Opponent = "taxman" | "beginner" | "good" | "perfect";

/** The numbers from 1 to n, and who gets the divisors. */
export interface Board {
  readonly n: number;
  readonly opponent: Opponent;
  /** Nothing of the numbers: an opponent's choices are drawn from the board's text, and this makes every game another one. */
  readonly seed: number;
}

/** The number that is taken. */
export type Move = number;

const smallest = 10;
const longestText = 40;

/** "30-taxman" or "30-good-4821": up to which number, against whom, and the seed of the opponent's choices. */
export const boardText: TextForm<Board> = {
  write: ({ n, opponent, seed }) => (opponent === "taxman" ? `${n}-taxman` : `${n}-${opponent}-${seed}`),
  read(text) {
    if (text.length > longestText) return { problem: "This text is too long for a board of the factor game." };
    const parts = text.split("-");
    const [nText = "", opponent = "", seedText = "0"] = parts;
    const n = /^\d\d$/.test(nText) ? Number(nText) : 0;
    if (n < smallest || n > largest)
      return { problem: `The board goes from 1 to a number from ${smallest} to ${largest}, not to "${nText}".` };
    if (opponent !== "taxman" && opponent !== "beginner" && opponent !== "good" && opponent !== "perfect")
      return { problem: `You play against "taxman", "beginner", "good" or "perfect", not "${opponent}".` };
    const expected = opponent === "taxman" ? 2 : 3;
    if (parts.length !== expected)
      return {
        problem: `This board has ${expected} parts with "-" between them, as in ${opponent === "taxman" ? "30-taxman" : `30-${opponent}-1`}; this text has ${parts.length}.`,
      };
    if (!/^(0|[1-9]\d{0,3})$/.test(seedText))
      return { problem: `The last part is a whole number from 0 to 9999, not "${seedText}".` };
    return { value: { n, opponent, seed: Number(seedText) } };
  },
};

/** The number itself. */
export const moveText: TextForm<Move> = {
  write: String,
  read: (text) =>
    /^[1-9]\d?$/.test(text) ? { value: Number(text) } : { problem: "A move is a number of the board, such as 24." },
};
