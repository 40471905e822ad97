import type { MotifName } from "../../content/motifs/all.ts";
import type { IconName } from "../../ui/icon-names.ts";

/** A game of moves, as it is offered before its code is loaded. */
export interface Offer {
  /** The game's folder in src/games, and its name in the address. */
  readonly folder: MotifName;
  readonly title: string;
  readonly icon: IconName;
  /** What it is about, in a sentence. */
  readonly goal: string;
  /** What a move is, in a line that stands beside the board. */
  readonly rule: string;
  /** How it is played, in full. */
  readonly rules: readonly string[];
  /** What the keys of a keyboard do. */
  readonly keys: string;
}

/** Games in which numbers are the move. */
export const numberGames: readonly Offer[] = [
  {
    folder: "twenty-four",
    title: "24",
    icon: "calculator",
    goal: "Make 24 from four numbers.",
    rule: "Use each number once, with + − × and ÷, to make 24.",
    rules: [
      "Use each of the four numbers once, with plus, minus, times and divided by.",
      "Choose a number, a sign and another number: the two become one. Go on until a single number is left. It should be 24.",
      "Every deal has a solution. Some need a fraction on the way.",
    ],
    keys: "Arrows go from number to number and to the signs, Enter chooses, Escape takes the choice back. The keys + − * / choose a sign at once, a digit leads to the next number that begins with it.",
  },
  {
    folder: "numbers-round",
    title: "Numbers Round",
    icon: "target",
    goal: "Come as near to the target as six numbers allow.",
    rule: "Join numbers with + − × and ÷, each once at most, to come near the target.",
    rules: [
      "Use each number at most once, with plus, minus, times and divided by. Every result on the way is a whole number above zero.",
      "You need not use all six. The best possible distance to the target is known, and you are done when a number at that distance lies on the table.",
    ],
    keys: "Arrows go from number to number and to the signs, Enter chooses, Escape takes the choice back. The keys + − * / choose a sign at once, a digit leads to the next number that begins with it.",
  },
  {
    folder: "nim",
    title: "Nim",
    icon: "layers",
    goal: "Take the last counter, or leave it, against a thinking opponent.",
    rule: "Take counters from one pile, as many as you like.",
    rules: [
      "Take as many counters as you like from one pile, at least one. Then it is the opponent's turn.",
      "In the usual game whoever takes the last counter wins. In the other one, called misère, whoever takes it loses.",
      "Afterwards you can read how a perfect player thinks.",
    ],
    keys: "Arrows go from counter to counter and from pile to pile. The space bar chooses a counter and all to the right of it, a digit chooses so many, Enter takes them, Escape chooses none.",
  },
  {
    folder: "bulls-and-cows",
    title: "Bulls and Cows",
    icon: "search",
    goal: "Find a secret number from the answers to your guesses.",
    rule: "Guess the secret: each answer tells how near you are.",
    rules: [
      "Guess the secret. A bull is a right digit in its right place, a cow a right digit in a wrong place.",
      "There is no limit to the guesses: think about what each answer rules out.",
    ],
    keys: "Type the digits and press Enter to guess. Escape clears the field. On the pad arrows go from digit to digit, Enter writes one.",
  },
  {
    folder: "number-pyramids",
    title: "Number Pyramids",
    icon: "triangle",
    goal: "Fill a wall in which each brick follows from the two below it.",
    rule: "Fill in every brick: it follows from the two below it.",
    rules: [
      "Each brick is the sum of the two bricks under it; in other walls it is their product, with numbers above zero only, or their difference.",
      "Some bricks are given. There is exactly one way to fill the others, and thinking finds it.",
    ],
    keys: "Arrows go from brick to brick. Type a number, like 12, -3 or 2/3; it counts when you press Enter or go on. Escape takes back what you are typing, and a field left empty clears its brick.",
  },
  {
    folder: "factor-game",
    title: "Factor Game",
    icon: "split",
    goal: "Take numbers, and leave their divisors to the other side.",
    rule: "Take a number; the other side gets its smaller divisors.",
    rules: [
      "Take a number from the board. The other side gets all of its smaller divisors that are still there, and there must be at least one.",
      "Against the taxman only you take numbers, and what is left at the end is his. Against an opponent you take turns.",
      "Whoever has the larger total wins.",
    ],
    keys: "Arrows go from number to number. The space bar chooses one and shows what it costs, Enter takes it, Escape chooses none.",
  },
];

/** Games of strategy and space. */
export const strategyGames: readonly Offer[] = [
  {
    folder: "hanoi",
    title: "Tower of Hanoi",
    icon: "layers",
    goal: "Move a tower, one disc at a time.",
    rule: "Bring all discs to the last peg. No disc lies on a smaller one.",
    rules: ["Move one disc at a time. A larger disc never lies on a smaller one.", "Gather all discs on the last peg."],
    keys: "Arrows go from peg to peg, Enter takes a disc and puts it down, Escape puts it back. The keys 1, 2 and 3 name the pegs at once.",
  },
  {
    folder: "lights-out",
    title: "Lights Out",
    icon: "lightbulb",
    goal: "Switch every light off.",
    rule: "Switch every light off. A press changes a light and its neighbours.",
    rules: [
      "Pressing a light changes it and its neighbours above, below, left and right.",
      "Every board can be switched off. The order in which you press does not matter. With two colours, pressing a light twice changes nothing.",
    ],
    keys: "Arrows go from light to light, Enter or the space bar presses one.",
  },
  {
    folder: "sliding-tiles",
    title: "Sliding Tiles",
    icon: "grid-2x2",
    goal: "Slide the tiles into order.",
    rule: "Slide tiles into the gap until they stand in order.",
    rules: [
      "A tile next to the gap slides into it. Bring the tiles into the order of their numbers, with the gap at the end.",
    ],
    keys: "Arrows go from cell to cell, Enter slides the tile there. W, A, S and D slide a tile up, left, down or right at once.",
  },
  {
    folder: "peg-solitaire",
    title: "Peg Solitaire",
    icon: "circle-dot",
    goal: "Jump until one peg is left.",
    rule: "Jump over a peg to take it away, until one is left.",
    rules: ["A peg jumps over a neighbour into the empty hole behind it, and the neighbour is taken away."],
    keys: "Arrows go from hole to hole, Enter chooses a peg and then the hole it jumps to, Escape takes the choice back.",
  },
  {
    folder: "minesweeper",
    title: "Minesweeper",
    icon: "flag",
    goal: "Open every safe cell. Nothing has to be guessed.",
    rule: "A number tells how many of the cells around it hold a mine. Open all others.",
    rules: [
      "A number says how many of the cells around it hold a mine. Flag the mines and open the others.",
      "Tap a cell to open it; hold it, or switch to Flag, to mark a mine. Tap a number that has all its flags to open the rest around it.",
      "Every board can be finished by thinking from the first opened cells on.",
    ],
    keys: "Arrows go from cell to cell, Enter opens one, F sets a flag or takes it away, and Enter on a number opens the rest around it. With a mouse the right button flags.",
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
