import type { TextForm } from "../../engine/game/game.ts";

/** Four cards, each with a number from 1 to 13. */
export type Hand = readonly number[];

const highest = 13;
const cards = 4;

/** A hand as text, "3-3-8-8"; it is read with other marks between the numbers as well. */
export const handText: TextForm<Hand> = {
  write: (hand) => hand.join("-"),
  read(text) {
    if (text.length > 100) return { problem: "A hand is four numbers; this text is far longer." };
    const pieces = text.split(/[\s.,:;_-]+/).filter((piece) => piece !== "");
    if (pieces.length === 0) return { problem: "A hand is four numbers, like 3-3-8-8; this text has none." };
    const odd = pieces.find((piece) => !/^\d{1,6}$/.test(piece));
    if (odd !== undefined)
      return { problem: `A hand is four numbers, like 3-3-8-8; "${odd.slice(0, 20)}" is no number.` };
    if (pieces.length !== cards) return { problem: `A hand has ${cards} cards; this text has ${pieces.length}.` };
    const hand = pieces.map(Number);
    const beyond = hand.find((n) => n < 1 || n > highest);
    return beyond === undefined
      ? { value: hand }
      : { problem: `A card shows a number from 1 to ${highest}; this text has ${beyond}.` };
  },
};
