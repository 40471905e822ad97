import { type Fair, isProblem } from "../../engine/game/game.ts";
import type { Board } from "./board/board.ts";
import { readBoard } from "./board/keen-text.ts";

const board = readBoard("4:__a_aa_aab_6a,a5a7a3a5m4d2m12s1");
if (isProblem(board)) throw new Error(board.problem);

/** What the page opens with: dealt for the first settings by seed 1 and written out, so that it needs no dealer for that. */
export const opening: Fair<Board> = {
  board: board.value,
  key: "3412234141231234",
  grade: "Easy",
  technique: "Cage combinations",
};
