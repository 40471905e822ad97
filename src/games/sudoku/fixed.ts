import type { Fair } from "../../engine/game/game.ts";
import type { Board } from "./board/text.ts";

const givens = [
  "096000308",
  "300298400",
  "700604100",
  "040060500",
  "600301002",
  "001070090",
  "004803001",
  "003516004",
  "102000630",
];

const solution = [
  "496157328",
  "315298467",
  "728634159",
  "847962513",
  "659381742",
  "231475896",
  "564823971",
  "973516284",
  "182749635",
];

/** The puzzle the screen opens on: easy, every step is a cell in which only one digit can stand. 0 for an empty cell. */
export const fixed = { givens: givens.join(""), solution: solution.join("") } as const;

/** The same as a board that can be played. */
export const opening: Fair<Board> = {
  board: fixed.givens.replaceAll("0", "."),
  key: fixed.solution,
  grade: "Easy",
  technique: "Hidden single in a box",
};
