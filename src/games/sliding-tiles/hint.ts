import type { Step } from "../../engine/game/game.ts";
import { and, capital } from "../../engine/words.ts";
import { type Board, homeOf, type Move, slide } from "./board.ts";
import { type Leg, nextLeg } from "./row-by-row.ts";
import { direction, placeName, tileNames } from "./words.ts";

/**
 * The next step of somebody who fills the board row by row: one tile, or two with the corner trick, or the turn of the last
 * four cells. What is at home stays there, but for the first tile of a pair. Null at the end.
 */
export function nextStep(board: Board): Step<Move> | null {
  const leg = nextLeg(board);
  if (!leg) return null;
  const [first = 0, second, third] = leg.tiles;
  if (second === undefined) return single(board, leg, first);
  return third === undefined ? pair(board, leg, [first, second]) : lastFour(board, leg);
}

/** One tile on its way: the gap goes round it, and it slides. */
function single(board: Board, leg: Leg, tile: number): Step<Move> {
  const home = homeOf(board, tile);
  const { moves, end, words } = upToTile(board, leg);
  const arrived = end.tiles[home] === tile ? ", and is at home" : "";
  const begin = leg.kept.length === 0 ? "Fill the board row by row, from the top. " : "";
  return {
    look: `Look at tile ${tile}: it is the next to bring home.`,
    technique: "Row by row",
    why: `${begin}Bring ${tile} to its place, ${placeName(board, home)}. ${words}${arrived}.${restWords(leg)}`,
    cells: [board.tiles.indexOf(tile)],
    area: [board.tiles.indexOf(tile)],
    because: [home, ...placesOf(board, moves)],
    moves,
  };
}

/**
 * The last two of a row, or the two of a column in the last two rows. Whichever way is shortest, it ends with the trick: one
 * of the tiles waits in the place of the other with that one behind it, and a turn brings both in.
 */
function pair(board: Board, leg: Leg, tiles: readonly [number, number]): Step<Move> {
  const [last = 0] = leg.moves.slice(-1);
  const waiting = leg.moves.slice(0, -2).reduce(slide, board);
  const at = (one: Board) => tiles.map((tile) => one.tiles.indexOf(tile));
  const homes = tiles.map((tile) => homeOf(board, tile));
  const inRow = tiles[1] === tiles[0] + 1;
  const shown = {
    look: `Look at tiles ${and(tiles)}: ${inRow ? `they end row ${Math.ceil(tiles[0] / board.columns)}` : `they are column ${((tiles[0] - 1) % board.columns) + 1} of the last two rows`}.`,
    technique: "Corner trick",
    cells: at(board),
    area: at(board),
  };
  if (leg.moves.length === 1)
    return {
      ...shown,
      why: `One slide is left of it: ${slideWords(board, last)}, and both are at home.`,
      because: [...homes, ...placesOf(board, leg.moves)],
      moves: leg.moves,
    };
  const [ahead, behind] = tiles[0] === last ? [tiles[1], tiles[0]] : tiles;
  const place = waiting.tiles.indexOf(ahead);
  if (at(board).join() === at(waiting).join()) {
    const round = leg.moves.slice(0, -2);
    const gap =
      round.length > 0 ? ` Bring the gap to ${placeName(board, homeOf(board, ahead))}: slide ${and(round)}.` : "";
    const end = slide(waiting, ahead);
    return {
      ...shown,
      why: `Tile ${ahead} waits in the place of ${behind}, with ${behind} right ${inRow ? "below" : "beside"} it.${gap} Now both turn in: ${slideWords(waiting, ahead)}, and ${slideWords(end, behind)} after it.`,
      because: [...homes, ...placesOf(board, leg.moves)],
      moves: leg.moves,
    };
  }
  const { moves, words } = upToTile(board, leg);
  const out = tiles.filter((tile, nth) => board.tiles[homes[nth] ?? -1] === tile);
  const leave =
    out.length > 0
      ? ` Tile ${out[0]} leaves its place for that: ${tiles.find((tile) => tile !== out[0])} cannot get past it.`
      : "";
  return {
    ...shown,
    why: `These two go in together, for the first alone would shut the other out. Tile ${ahead} waits in ${placeName(board, place)}, the place of ${behind}, and ${behind} right ${inRow ? "below" : "beside"} it; from there they turn in.${leave} ${words}.`,
    because: [...at(waiting), ...placesOf(board, moves)],
    moves,
  };
}

/** The ring of the last four cells. */
function lastFour(board: Board, { tiles, moves }: Leg): Step<Move> {
  const away = tiles.filter((tile) => board.tiles[homeOf(board, tile)] !== tile);
  return {
    look: "Look at the last four cells.",
    technique: "Last four cells",
    why: `In four cells three tiles can only go round like a ring, and who follows whom never changes. So turn the ring until all are at home: slide ${and(moves)}.`,
    cells: away.map((tile) => board.tiles.indexOf(tile)),
    area: [...tiles.map((tile) => board.tiles.indexOf(tile)), board.tiles.indexOf(0)],
    because: [...away.map((tile) => homeOf(board, tile)), ...placesOf(board, moves)],
    moves,
  };
}

/** The moves of a leg up to the first of one of its own tiles, where they lead, and both in words. */
function upToTile(
  board: Board,
  { tiles, moves }: Leg,
): { readonly moves: Leg["moves"]; readonly end: Board; readonly words: string } {
  const until = moves.findIndex((move) => tiles.includes(move));
  const [first, ...more] = moves.slice(0, until + 1);
  const round = moves.slice(0, until);
  const before = round.reduce(slide, board);
  const tile = moves[until] ?? 0;
  const words =
    round.length > 0
      ? `The gap goes round first: slide ${and(round)}. Then ${slideWords(before, tile)}`
      : `The gap is beside ${tile} already: ${slideWords(before, tile)}`;
  return { moves: [first ?? moves[0], ...more], end: slide(before, tile), words };
}

/** Where the tiles stand that slide. */
const placesOf = (board: Board, moves: Leg["moves"]) => [...new Set(moves)].map((tile) => board.tiles.indexOf(tile));

/** "4 slides up" */
function slideWords(board: Board, tile: number): string {
  return `${tile} slides ${direction(board.tiles.indexOf(tile), board.tiles.indexOf(0))}`;
}

/** " Tiles 1 and 2 stay at home." */
function restWords({ kept }: Leg): string {
  if (kept.length === 0) return "";
  if (kept.length > 3) return " The tiles that went home before stay there.";
  return ` ${capital(tileNames(kept))} ${kept.length === 1 ? "stays" : "stay"} at home.`;
}
