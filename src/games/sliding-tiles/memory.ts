import { type Board, type Move, movable, slide } from "./board.ts";
import type { Found } from "./shortest.ts";

/** So many boards of which a bound is known; then they are forgotten. */
const most = 1000;

/**
 * What searches found, for the boards that hints meet next. A shortest way is one for every board on it as well: a fresh
 * search would find the same, because up to there it goes the same way in the same order. A board beside one that needs 50
 * moves needs 49.
 */
export function memory() {
  let ways = new Map<string, readonly Move[]>();
  const bounds = new Map<string, number>();

  return {
    /** A shortest way, or how many moves are needed at least by what is known of the boards beside this one. */
    recall(board: Board): Found {
      const moves = ways.get(nameOf(board));
      if (moves) return { moves };
      const beside = movable(board).map((tile) => (bounds.get(nameOf(slide(board, tile))) ?? 1) - 1);
      return { atLeast: Math.max(bounds.get(nameOf(board)) ?? 0, ...beside) };
    },
    /** Keeps what a search found, and gives it back. */
    remember(board: Board, found: Found): Found {
      if ("atLeast" in found) {
        if (bounds.size >= most) bounds.clear();
        bounds.set(nameOf(board), found.atLeast);
        return found;
      }
      ways = new Map();
      let at = board;
      for (const [done, tile] of found.moves.entries()) {
        ways.set(nameOf(at), found.moves.slice(done));
        at = slide(at, tile);
      }
      return found;
    },
  };
}

const nameOf = ({ tiles }: Board) => tiles.join();
