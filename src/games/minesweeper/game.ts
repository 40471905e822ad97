import type { Game } from "../../engine/game/game.ts";
import type { Board } from "./board.ts";
import { deal, settings } from "./deal.ts";
import { judge } from "./judge.ts";
import { nextStep } from "./next-step.ts";
import { clashes, isMistaken, type Move, outcome, play, type State, start } from "./state.ts";
import { boardText, moveText } from "./text.ts";
import { boardWords, changeWords } from "./words.ts";

/** Minesweeper that never needs a guess: from the first cell on, thinking clears the field. */
const game: Game<Board, State, Move> = {
  id: "minesweeper",
  title: "Minesweeper",
  settings,
  deal,
  judge,
  board: boardText,
  move: moveText,
  start,
  play,
  outcome,
  clashes,
  isMistaken,
  nextStep,
  words: { board: boardWords, change: changeWords },
};

export default game;
