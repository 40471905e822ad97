import { and } from "../../engine/words.ts";
import { mod } from "../../maths/whole.ts";
import type { Board } from "./board.ts";
import { allAsPowers, powersOf } from "./powers.ts";
import { outcome, type State } from "./state.ts";
import { isLost, nimSize, nimSum } from "./theory.ts";
import { oneTo } from "./words.ts";

/** One layer of the strategy, with a heading of its own. */
export interface Layer {
  readonly title: string;
  readonly text: string;
}

/** The same as paragraphs, each begun with its heading. */
export function afterwards(state: State): readonly string[] {
  return explain(state).map(({ title, text }) => `${title}${title.endsWith("?") ? "" : "."} ${text}`);
}

/** Who could win, and then the strategy from the end of the game backwards: one idea built upon the other. */
export function explain(state: State): readonly Layer[] {
  const { board } = state;
  const layers = board.most === null ? nim() : takeAway(board.most);
  const mine = board.piles.length > 1 && board.most !== null ? [...layers, remaindersOf(board.most)] : layers;
  return [thisGame(state), ...mine, misere(board)];
}

function nim(): Layer[] {
  return [
    {
      title: "One pile, two piles",
      text: "Think backwards, for the game in which the last counter wins. Whoever finds a single pile takes it all. With two piles, make them equal: then copy every move in the other pile, and there is always something left for you to take.",
    },
    {
      title: "More piles: pairs of powers of two",
      text: "Write each pile as a sum of different powers of two, such as 5 = 4 + 1 and 7 = 4 + 2 + 1. Pair equal powers off across the piles. If each has a partner, whoever is on the move has to break a pair, for a move changes one pile only.",
    },
    {
      title: "How to mend it",
      text: "If some powers have no partner, take the largest of them and a pile that has it. Make that pile smaller so that every power is in pairs again: the largest one goes, and smaller ones may go or come. This can always be done, so whoever finds pairs broken wins, and whoever finds them whole loses.",
    },
  ];
}

function takeAway(most: number): Layer[] {
  const group = most + 1;
  return [
    {
      title: "The end",
      text: `Think backwards, for a single pile and the game in which the last counter wins. With ${oneTo(most)} counters left you take them all. With ${group} left you cannot: whatever you take, the other takes the rest.`,
    },
    {
      title: `Groups of ${group}`,
      text: `So leave ${group} counters, or ${2 * group}, or ${3 * group}: any multiple of ${group}. Whatever the other takes, ${oneTo(most)}, you can fill it up to ${group}, and the next multiple is yours too.`,
    },
  ];
}

function remaindersOf(most: number): Layer {
  return {
    title: "Several piles",
    text: `With several piles only the remainders after groups of ${most + 1} count. Write them as powers of two: if each power has a partner, whoever is on the move loses.`,
  };
}

function misere({ most, last, piles }: Board): Layer {
  const title = last === "loses" ? "When the last counter loses" : "And if the last counter lost?";
  if (most !== null && piles.length === 1)
    return {
      title,
      text: `Then everything is one counter further up: leave 1, or ${most + 2}, or ${2 * most + 3}, always one more than a multiple of ${most + 1}. The very last counter is left to the other.`,
    };
  const ones = most === null ? "piles of 1" : "remainders of 1 and 0";
  const end = most === null ? "they go one at a time" : "you can do so again after each answer";
  return {
    title,
    text: `Then play in the same way until your move would leave only ${ones}. At that moment leave an odd number of ones, where you would have left an even number: ${end}, and the other gets the last.`,
  };
}

/** Who could win from the start of this game, and by what. */
function thisGame(state: State): Layer {
  const { board } = state;
  const who = board.begins === "you" ? "you began" : "the opponent began";
  const could = isLost(board) === (board.begins === "opponent");
  const end = outcome(state);
  const chance = could ? "you could win for certain" : "a perfect opponent could always win";
  const lost = could ? "; a move on the way gave that away" : "";
  const result = end === "open" ? "" : end === "lost" ? lost : could ? ", and you did" : "; this one let you win";
  return { title: "This game", text: `${fact(board)} Here ${who}: ${chance}${result}.` };
}

function fact({ piles, most, last }: Board): string {
  const group = (most ?? 0) + 1;
  if (piles.length === 1 && most !== null) {
    const pile = piles[0] ?? 0;
    const over = mod(pile - (last === "wins" ? 0 : 1), group);
    const kind = `${last === "wins" ? "a multiple" : "one more than a multiple"} of ${group}`;
    if (over === 0) return `${pile} is ${kind}, so whoever begins can be beaten.`;
    const rest = over === pile ? "nothing" : `${pile - over}, ${kind}`;
    return `Whoever begins takes ${over} of the ${pile}, leaves ${rest}, and can always win.`;
  }
  const sizes = piles.map((pile) => nimSize(pile, most));
  const single = powersOf(nimSum(sizes));
  const what = most === null ? "piles" : "remainders";
  if (last === "loses" && sizes.every((size) => size <= 1))
    return single.length === 0
      ? `The ${what} held an even number of ones, so whoever begins can win.`
      : `The ${what} held an odd number of ones, so whoever begins can be beaten.`;
  const written = `As powers of two the ${what} were ${allAsPowers(sizes)}`;
  return single.length === 0
    ? `${written}: each has a partner, so whoever begins can be beaten.`
    : `${written}: no partner for ${and(single.map((power) => `one ${power}`))}, so whoever begins can mend it and win.`;
}
