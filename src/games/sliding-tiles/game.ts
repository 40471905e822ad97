import type { Game } from "../../engine/game/game.ts";
import { afterwards } from "./afterwards.ts";
import { type Board, isInOrder, type Move, movable, type Size, type State, sizes, slide } from "./board.ts";
import { boardText, moveText } from "./board-text.ts";
import { deal, gradeNamed, judge, settings } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { boardWords, changeWords } from "./words.ts";

const usual: Size = { rows: 3, columns: 3 };

const game: Game<Board, State, Move> = {
  id: "sliding-tiles",
  title: "Sliding Tiles",
  settings,
  deal: (chosen, random, tell) => deal(sizes[chosen["size"] ?? ""] ?? usual, gradeNamed(chosen["grade"]), random, tell),
  judge,
  board: boardText,
  move: moveText,
  start: (board) => board,
  play(state, move) {
    if (move === 0) return { refusal: "This is the gap. Choose a tile beside it, and the tile slides here." };
    if (!state.tiles.includes(move)) return { refusal: `There is no tile ${move} on this board.` };
    if (!movable(state).includes(move)) return { refusal: `Tile ${move} is not beside the gap.` };
    return slide(state, move);
  },
  outcome: (state) => (isInOrder(state) ? "solved" : "open"),
  clashes: () => [],
  // Every slide can be slid back: no way is ever lost.
  isMistaken: () => false,
  nextStep,
  afterwards,
  words: { board: boardWords, change: changeWords },
};

export default game;
