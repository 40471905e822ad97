import type { IconName } from "../../ui/icon-names.ts";

/** A game of moves, as it is offered before its code is loaded. */
export interface Offer {
  /** The game's folder in src/games, and its name in the address. */
  readonly folder: string;
  readonly title: string;
  readonly icon: IconName;
  /** What it is about, in a sentence. */
  readonly goal: string;
  /** How it is played. */
  readonly rules: readonly string[];
}

/** Games in which numbers are the move. */
export const numberGames: readonly Offer[] = [
  {
    folder: "twenty-four",
    title: "24",
    icon: "calculator",
    goal: "Make 24 from four numbers.",
    rules: [
      "Use each of the four numbers once, with plus, minus, times and divided by.",
      "Choose a number, a sign and another number: the two become one. Go on until a single number is left. It should be 24.",
      "Every deal has a solution. Some need a fraction on the way.",
    ],
  },
  {
    folder: "numbers-round",
    title: "Numbers Round",
    icon: "target",
    goal: "Come as near to the target as six numbers allow.",
    rules: [
      "Use each number at most once, with plus, minus, times and divided by. Every result on the way is a whole number above zero.",
      "You need not use all six. The best possible distance to the target is known, and you are done when a number at that distance lies on the table.",
    ],
  },
  {
    folder: "nim",
    title: "Nim",
    icon: "layers",
    goal: "Take the last counter, or leave it, against a thinking opponent.",
    rules: [
      "Take as many counters as you like from one pile, at least one. Then it is the opponent's turn.",
      "In the usual game whoever takes the last counter wins. In the other one, called misère, whoever takes it loses.",
      "Afterwards you can read how a perfect player thinks.",
    ],
  },
  {
    folder: "bulls-and-cows",
    title: "Bulls and Cows",
    icon: "search",
    goal: "Find a secret number from the answers to your guesses.",
    rules: [
      "Guess the secret. A bull is a right digit in its right place, a cow a right digit in a wrong place.",
      "There is no limit to the guesses: think about what each answer rules out.",
    ],
  },
  {
    folder: "number-pyramids",
    title: "Number Pyramids",
    icon: "triangle",
    goal: "Fill a wall in which each brick follows from the two below it.",
    rules: [
      "Each brick is the sum of the two bricks under it; in other walls it is their product, with numbers above zero only, or their difference.",
      "Some bricks are given. There is exactly one way to fill the others, and thinking finds it.",
    ],
  },
  {
    folder: "factor-game",
    title: "Factor Game",
    icon: "split",
    goal: "Take numbers, and leave their divisors to the other side.",
    rules: [
      "Take a number from the board. The other side gets all of its smaller divisors that are still there, and there must be at least one.",
      "Against the taxman only you take numbers, and what is left at the end is his. Against an opponent you take turns.",
      "Whoever has the larger total wins.",
    ],
  },
];

/** Games of strategy and space. */
export const strategyGames: readonly Offer[] = [
  {
    folder: "hanoi",
    title: "Tower of Hanoi",
    icon: "layers",
    goal: "Move a tower, one disc at a time.",
    rules: ["Move one disc at a time. A larger disc never lies on a smaller one.", "Gather all discs on the last peg."],
  },
  {
    folder: "lights-out",
    title: "Lights Out",
    icon: "lightbulb",
    goal: "Switch every light off.",
    rules: [
      "Pressing a light changes it and its neighbours above, below, left and right.",
      "Every board can be switched off. The order in which you press does not matter. With two colours, pressing a light twice changes nothing.",
    ],
  },
  {
    folder: "sliding-tiles",
    title: "Sliding Tiles",
    icon: "grid-2x2",
    goal: "Slide the tiles into order.",
    rules: [
      "A tile next to the gap slides into it. Bring the tiles into the order of their numbers, with the gap at the end.",
    ],
  },
  {
    folder: "peg-solitaire",
    title: "Peg Solitaire",
    icon: "circle-dot",
    goal: "Jump until one peg is left.",
    rules: ["A peg jumps over a neighbour into the empty hole behind it, and the neighbour is taken away."],
  },
  {
    folder: "minesweeper",
    title: "Minesweeper",
    icon: "flag",
    goal: "Open every safe cell. Nothing has to be guessed.",
    rules: [
      "A number says how many of the cells around it hold a mine. Flag the mines and open the others.",
      "Every board can be finished by thinking from the first opened cells on.",
    ],
  },
];

/** The games that have a page of their own, by their id. */
const withPage: Readonly<Record<string, string>> = {
  sudoku: "Sudoku",
  kenken: "KenKen",
  "magic-squares": "Magic squares",
};

/** What a game is called, by its id. */
export function gameName(id: string): string {
  return withPage[id] ?? [...numberGames, ...strategyGames].find(({ folder }) => folder === id)?.title ?? id;
}
