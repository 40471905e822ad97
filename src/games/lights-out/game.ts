import type { Game } from "../../engine/game/game.ts";
import { afterwards } from "./afterwards.ts";
import { type Board, isDark, type Move, press, type State } from "./board.ts";
import { boardText, moveText } from "./board-text.ts";
import { deal, judge, settings } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { boardWords, changeWords } from "./words.ts";

const game: Game<Board, State, Move> = {
  id: "lights-out",
  title: "Lights Out",
  settings,
  deal,
  judge,
  board: boardText,
  move: moveText,
  start: (board) => board,
  play(state, { row, column }) {
    const { size } = state;
    const isHere = [row, column].every((n) => Number.isInteger(n) && n >= 0 && n < size);
    if (!isHere) return { refusal: `There is no such cell: this board has ${size} rows and ${size} columns.` };
    return press(state, row * size + column);
  },
  outcome: (state) => (isDark(state) ? "solved" : "open"),
  clashes: () => [],
  // Pressing again takes a press back: no way is ever lost.
  isMistaken: () => false,
  nextStep,
  afterwards,
  words: { board: boardWords, change: changeWords },
};

export default game;
