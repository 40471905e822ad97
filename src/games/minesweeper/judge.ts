import type { Fair } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Board } from "./board.ts";
import { type Rank, type Swept, sweep } from "./sweep.ts";
import { keyOf } from "./text.ts";

/** The grades, by the thinking that they need. */
export const grades: Readonly<Record<Rank, string>> = { 1: "Easy", 2: "Medium", 3: "Hard" };

const thinking: Readonly<Record<Rank, string>> = {
  1: "One number at a time",
  2: "Two numbers compared",
  3: "All numbers together",
};

/** A field that thinking can clear from its first cell, with its grade; or that it needs a guess. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  if (board.mines[board.start])
    return { problem: "This board cannot be played: the cell that is opened first holds a mine." };
  const swept = sweep(board, 3);
  if (swept.left > 0) return { problem: guessProblem(swept) };
  return fairOf(board, swept.needed);
}

/** A board that thinking of this rank clears. */
export function fairOf(board: Board, rank: Rank): Fair<Board> {
  return { board, key: keyOf(board), grade: grades[rank], technique: thinking[rank] };
}

function guessProblem({ left, gaveUp }: Swept): string {
  if (gaveUp)
    return "In this board too many numbers hang together: we cannot tell whether thinking alone clears it, so it is not offered.";
  return `This board needs a guess: with ${count(left, "cell")} still to open, no closed cell is certain to be safe, so it cannot be cleared by thinking alone.`;
}
