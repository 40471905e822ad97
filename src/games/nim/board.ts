import type { TextForm } from "../../engine/game/game.ts";

export type Side = "you" | "opponent";
export type Strength = "beginner" | "good" | "perfect";

/** Piles of counters, and the rules by which they are taken. */
export interface Board {
  readonly piles: readonly number[];
  /** The most that one move may take; null where a whole pile may go. */
  readonly most: number | null;
  /** Whether the one who takes the last counter wins (normal play) or loses (misère). */
  readonly last: "wins" | "loses";
  readonly opponent: Strength;
  readonly begins: Side;
  /** Nothing of the position: an opponent's choices are drawn from the board's text, and this makes every game another one. */
  readonly seed: number;
}

/** From one pile, how many. Piles are numbered from 0 here and from 1 in all texts. */
export interface Move {
  readonly pile: number;
  readonly count: number;
}

const mostPiles = 5;
const mostCounters = 60;
const longestText = 60;

/** "1.3.5.7-any-wins-good-you-17": piles, most to take, what the last counter does, opponent, who begins, seed. */
export const boardText: TextForm<Board> = {
  write: ({ piles, most, last, opponent, begins, seed }) =>
    [piles.join("."), most ?? "any", last, opponent, begins, seed].join("-"),
  read(text) {
    if (text.length > longestText) return { problem: "This text is too long for a Nim board." };
    const parts = text.split("-");
    const [pilesText = "", mostText = "", last = "", opponent = "", begins = "", seedText = ""] = parts;
    if (parts.length !== 6)
      return {
        problem: `A Nim board has 6 parts with "-" between them, as in 1.3.5.7-any-wins-good-you-1; this text has ${parts.length}.`,
      };
    const piles = pilesText.split(".").map((pile) => (/^[1-9]\d?$/.test(pile) ? Number(pile) : 0));
    if (piles.includes(0))
      return { problem: 'The piles are whole numbers from 1 with dots between them, as in "3.4.5".' };
    if (piles.length > mostPiles)
      return { problem: `There can be ${mostPiles} piles at most; this text has ${piles.length}.` };
    const counters = piles.reduce((total, pile) => total + pile, 0);
    if (counters > mostCounters)
      return { problem: `There can be ${mostCounters} counters at most; these piles have ${counters}.` };
    if (!/^([2-9]|any)$/.test(mostText))
      return { problem: `The most to take in one move is "any" or a number from 2 to 9, not "${mostText}".` };
    if (last !== "wins" && last !== "loses") return not("Whoever takes the last counter", ["wins", "loses"], last);
    if (opponent !== "beginner" && opponent !== "good" && opponent !== "perfect")
      return not("The opponent", ["beginner", "good", "perfect"], opponent);
    if (begins !== "you" && begins !== "opponent") return not("The one who begins", ["you", "opponent"], begins);
    if (!/^(0|[1-9]\d{0,3})$/.test(seedText))
      return { problem: `The last part is a whole number from 0 to 9999, not "${seedText}".` };
    const most = mostText === "any" ? null : Number(mostText);
    return { value: { piles, most, last, opponent, begins, seed: Number(seedText) } };
  },
};

function not(what: string, choices: readonly string[], found: string): { problem: string } {
  return { problem: `${what}: this part is ${choices.map((one) => `"${one}"`).join(" or ")}, not "${found}".` };
}

/** "2-3": from pile 2 take 3. */
export const moveText: TextForm<Move> = {
  write: ({ pile, count }) => `${pile + 1}-${count}`,
  read(text) {
    const [, pile, count] = /^([1-9])-([1-9]\d?)$/.exec(text) ?? [];
    if (!pile || !count) return { problem: "A move is a pile and how many to take from it: 2-3 takes 3 from pile 2." };
    return { value: { pile: Number(pile) - 1, count: Number(count) } };
  },
};
