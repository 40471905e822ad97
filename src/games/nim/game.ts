import type { Game } from "../../engine/game/game.ts";
import { type Board, boardText, type Move, moveText } from "./board.ts";
import { deal, judge, settings } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { choices, choose } from "./opponent.ts";
import { isMistaken, outcome, play, positionOf, type State, start } from "./state.ts";
import { afterwards } from "./strategy.ts";
import { words } from "./words.ts";

const game: Game<Board, State, Move> = {
  id: "nim",
  title: "Nim",
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
  reply: (state, random) =>
    state.turn === "opponent" && outcome(state) === "open"
      ? choose(choices(positionOf(state), state.board.opponent), random)
      : null,
  afterwards,
  words,
};

export default game;
