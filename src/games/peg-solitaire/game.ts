import type { Game } from "../../engine/game/game.ts";
import type { Board } from "./board.ts";
import { deal, settings } from "./deal.ts";
import { judge } from "./judge.ts";
import { nextStep, solverOf } from "./next-step.ts";
import { type Hop, outcome, play, type State, start } from "./state.ts";
import { boardText, hopText } from "./text.ts";
import { boardWords, changeWords, playedWords } from "./words.ts";

/** Pegs jump over pegs, which are taken off, until one is left. */
const game: Game<Board, State, Hop> = {
  id: "peg-solitaire",
  title: "Peg Solitaire",
  settings,
  deal,
  judge,
  board: boardText,
  move: hopText,
  start,
  play,
  outcome,
  // What the rules forbid cannot be played, so nothing can clash.
  clashes: () => [],
  isMistaken(state) {
    const now = outcome(state);
    return now === "lost" || (now === "open" && solverOf(state).decide(state.pegs) === "no");
  },
  nextStep,
  words: { board: boardWords, change: changeWords, played: playedWords },
};

export default game;
