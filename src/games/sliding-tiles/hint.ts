import type { Step } from "../../engine/game/game.ts";
import { capital, count } from "../../engine/words.ts";
import { type Board, homeOf, type Move, sizeName } from "./board.ts";
import { nextLeg } from "./row-by-row.ts";
import { counted, finderFor } from "./shortest.ts";
import { direction, placeName, tileNames } from "./words.ts";

/**
 * The next move: of a shortest way where one is counted, and row by row on boards that need more moves than that. Each move
 * of a shortest way leaves a shorter one, so the two never send a player to and fro. Null at the end.
 */
export function nextStep(board: Board): Step<Move> | null {
  const found = finderFor(board).find(board, counted[sizeName(board)] ?? 0);
  return "moves" in found ? shortestStep(board, found.moves) : rowStep(board);
}

function shortestStep(board: Board, moves: readonly Move[]): Step<Move> | null {
  const [move] = moves;
  if (move === undefined) return null;
  const { tile, after } = firstToStay(moves);
  const home = placeName(board, homeOf(board, tile));
  const brings = after === 1 ? `Its first move brings tile ${tile}` : `Its first ${after} moves bring tile ${tile}`;
  const why =
    moves.length === 1
      ? `One move is left: tile ${tile} slides into the gap, its home in ${home}.`
      : `A shortest way from here has ${moves.length} moves. ${brings} to its home in ${home}, and it stays there.`;
  return { ...showing(board, move), technique: "Shortest way", why, because: [homeOf(board, tile)], moves: [move] };
}

/** The tile that is the first to come home for good on a way to order, and after how many moves it does. */
function firstToStay(moves: readonly Move[]): { readonly tile: number; readonly after: number } {
  let best = { tile: 0, after: Number.POSITIVE_INFINITY };
  for (const tile of new Set(moves)) {
    const after = moves.lastIndexOf(tile) + 1;
    if (after < best.after) best = { tile, after };
  }
  return best;
}

function rowStep(board: Board): Step<Move> | null {
  const leg = nextLeg(board);
  if (!leg) return null;
  const { tiles, kept, moves } = leg;
  const [move] = moves;
  const homes = tiles.map((tile) => homeOf(board, tile));
  const rests = kept.length > 0 ? ` and leaves ${tileNames(kept)} at home` : "";
  const first = [
    "",
    `The next to bring home is ${tileNames(tiles)}`,
    `${capital(tileNames(tiles))} go home together, because the first alone would be in the way of the next`,
    `${capital(tileNames(tiles))} go home together: they and the gap can only go round in the last four cells`,
  ][tiles.length];
  const why = `${first}: that takes ${count(moves.length, "move")}${rests}. This is the first of them.`;
  return { ...showing(board, move), technique: "Row by row", why, because: homes, moves: [move] };
}

function showing(board: Board, move: Move): Pick<Step<Move>, "look" | "cells"> {
  const from = board.tiles.indexOf(move);
  const gap = board.tiles.indexOf(0);
  const side = { left: "right of", right: "left of", up: "below", down: "above" }[direction(from, gap)] ?? "beside";
  return { look: `Look at the tile ${side} the gap.`, cells: [from, gap] };
}
