import type { Game } from "../../engine/game/game.ts";
import { afterwards } from "./afterwards.ts";
import { boardText, moveText } from "./board-text.ts";
import { deal, judge, settings } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { type Board, fault, isGathered, type Move, moved, type Position } from "./position.ts";
import { boardWords, changeWords } from "./words.ts";

const game: Game<Board, Position, Move> = {
  id: "hanoi",
  title: "Tower of Hanoi",
  settings,
  deal,
  judge,
  board: boardText,
  move: moveText,
  start: (board) => board,
  play(state, move) {
    const refusal = fault(state, move);
    return refusal === null ? moved(state, move) : { refusal };
  },
  outcome: (state) => (isGathered(state) ? "solved" : "open"),
  clashes: () => [],
  // Every position can be finished: no way is ever lost.
  isMistaken: () => false,
  nextStep,
  afterwards,
  words: { board: boardWords, change: changeWords },
};

export default game;
