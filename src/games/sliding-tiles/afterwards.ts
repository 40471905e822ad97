import { count } from "../../engine/words.ts";
import { type Board, inOrder, type Move, type Size, type State, sizeName, slide } from "./board.ts";
import { rowByRow } from "./row-by-row.ts";
import { finderFor } from "./shortest.ts";

/**
 * The most moves that any board of a size needs: all 360 boards of 3 by 2 and all 181,440 of 3 by 3 are counted in
 * shortest.test.ts. The others are from OEIS A151944; for 4 by 4 it was proved by Brüngger, Marzetta, Fukuda and Nievergelt
 * (The parallel search bench ZRAM and its applications, Annals of Operations Research 90, 1999).
 */
const most: Readonly<Record<string, number>> = { "3x2": 21, "3x3": 31, "4x3": 53, "4x4": 80 };

/** How many places are looked at to tell whether a way row by row is the shortest by chance: some 20 ms. */
const patience = 200_000;

/** What can be learnt from a board of tiles: a best way, the most that any board needs, and why half of them cannot be done. */
export function afterwards({ rows, columns }: State, key: string): readonly string[] {
  const size = { rows, columns };
  const moves = key.split(",").map(Number);
  return [
    wayWords(size, moves),
    `No board of ${columns} by ${rows} needs more than ${most[sizeName(size)]} moves.`,
    "Half of all arrangements can never be put in order. Colour the cells like a chessboard: each slide moves the gap to the other colour, so when the gap is back in its corner, the number of slides is even. Each slide swaps the gap with one tile, and an even number of swaps never comes to one single swap. So if only two tiles stood in each other's place, no sliding could ever put them right.",
  ];
}

/** The key: a shortest way, or the way row by row where a board from outside was too far from order to be searched. */
function wayWords(size: Size, moves: readonly Move[]): string {
  const start = moves.toReversed().reduce(slide, inOrder(size));
  if (rowByRow(start).join() === moves.join() && !isShortest(start, moves.length))
    return `Row by row, as a person fills the board, this one takes ${count(moves.length, "move")}.`;
  return `The shortest way has ${count(moves.length, "move")}: slide ${moves.join(", ")}.`;
}

function isShortest(start: Board, moves: number): boolean {
  const found = finderFor(start).find(start, moves, patience);
  return "moves" in found && found.moves.length === moves;
}
