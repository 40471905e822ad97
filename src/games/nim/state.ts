import type { Outcome, Refusal } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Board, Move, Side } from "./board.ts";
import { after, isLost, isOver, type Position } from "./theory.ts";

/** A move that was made. */
export interface Taken extends Move {
  readonly by: Side;
}

/** The piles as they are (an empty one keeps its number), and whose move it is. */
export interface State {
  readonly board: Board;
  readonly piles: readonly number[];
  readonly turn: Side;
  /** What was taken last: the player's move and the reply to it, as far as they were made. */
  readonly latest: readonly Taken[];
}

export function start(board: Board): State {
  return { board, piles: board.piles, turn: board.begins, latest: [] };
}

/** The position of a state, without who is on the move. */
export function positionOf({ board: { most, last }, piles }: State): Position {
  return { piles, most, last };
}

/** A move of whoever is on the move. */
export function play(state: State, move: Move): State | Refusal {
  const { board, piles, turn } = state;
  const size = piles[move.pile];
  if (isOver(positionOf(state))) return { refusal: "The game is over." };
  if (size === undefined) return { refusal: `There is no pile ${move.pile + 1}: the last is pile ${piles.length}.` };
  if (size === 0) return { refusal: `Pile ${move.pile + 1} is empty.` };
  if (move.count > size)
    return { refusal: `Pile ${move.pile + 1} has only ${count(size, "counter")}, so nobody can take ${move.count}.` };
  if (board.most !== null && move.count > board.most)
    return { refusal: `A move takes ${board.most} counters at most, not ${move.count}.` };
  const taken = { ...move, by: turn };
  return {
    board,
    piles: after(positionOf(state), move).piles,
    turn: turn === "you" ? "opponent" : "you",
    latest: turn === "you" ? [taken] : [...state.latest.filter(({ by }) => by === "you"), taken],
  };
}

/** Whether the player or the opponent has won. */
export function outcome(state: State): Outcome {
  if (!isOver(positionOf(state))) return "open";
  return (state.turn === "opponent") === (state.board.last === "wins") ? "solved" : "lost";
}

/** Whether a perfect opponent wins from here. */
export function isMistaken(state: State): boolean {
  return isLost(positionOf(state)) === (state.turn === "you");
}
