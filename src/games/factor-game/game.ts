import type { Game } from "../../engine/game/game.ts";
import { afterwards } from "./afterwards.ts";
import { type Board, boardText, type Move, moveText } from "./board.ts";
import { deal, judge, settings } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { reply } from "./opponent.ts";
import { isMistaken, outcome, play, type State, start } from "./state.ts";
import { words } from "./words.ts";

const game: Game<Board, State, Move> = {
  id: "factor-game",
  title: "Factor Game",
  settings,
  deal,
  judge,
  board: boardText,
  move: moveText,
  start,
  play,
  outcome,
  clashes: () => [],
  isMistaken,
  nextStep,
  reply,
  afterwards,
  words,
};

export default game;
