import { and, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import type { Construction, Placement } from "./construction.ts";
import { type Stop, siameseWalk } from "./siamese.ts";

/** A letter of the LUX method. */
export type Letter = "L" | "U" | "X";

/** The order in which the pen that writes a letter meets the four cells of a block: 0 top left, 1 top right, 2 and 3 below. */
export const strokes: Readonly<Record<Letter, readonly number[]>> = {
  L: [1, 2, 3, 0],
  U: [0, 2, 3, 1],
  X: [0, 3, 2, 1],
};

/** The four cells of a block, as they are called. */
export const corners: readonly string[] = ["top left", "top right", "bottom left", "bottom right"];

/** The letters of the blocks of a square of order 4m + 2, row by row: m + 1 rows of L, one of U, m - 1 of X, one pair swapped. */
export function lettersOf(order: number): readonly (readonly Letter[])[] {
  const [blocks, m] = [order / 2, (order - 2) / 4];
  return range(0, blocks - 1).map((row) =>
    range(0, blocks - 1).map((column): Letter => {
      const isMiddle = column === m;
      if (row < m || (row === m && !isMiddle) || (row === m + 1 && isMiddle)) return "L";
      return row <= m + 1 ? "U" : "X";
    }),
  );
}

/** Conway's LUX method for orders 6, 10, 14 and so on. */
export function lux(order: number): Construction {
  const letters = lettersOf(order);
  const placements = siameseWalk(order / 2).flatMap(({ row, column, came }, block) => {
    const letter = letters[row]?.[column] ?? "L";
    return strokes[letter].map((corner, stroke): Placement => {
      const cell = order * (2 * row + (corner >> 1)) + 2 * column + (corner & 1);
      const value = 4 * block + stroke + 1;
      const where = `${corners[corner]} of the block`;
      const why =
        stroke === 0
          ? `${walked[came]}. This block is marked ${letter}, and ${letter} begins at the ${where}, so ${value} goes there.`
          : `The pen that writes ${letter} comes to the ${where} next, so ${value} goes there.`;
      return { cell, value, why };
    });
  });
  return {
    order,
    method: "lux",
    idea: `The square is cut into blocks of two by two cells, and each block is marked with a letter: from the top there are ${rowsOfLetters(order)}. Then the U in the middle changes places with the L above it. The blocks are visited as the Siamese method for odd orders visits cells: one up and one to the right, round the edges, and one down where that block is filled. In each block four numbers follow the shape of its letter as a pen writes it.`,
    placements,
  };
}

/** "three rows of L, one row of U and one row of X"; order 6 has no X. */
function rowsOfLetters(order: number): string {
  const m = (order - 2) / 4;
  const rows: readonly (readonly [Letter, number])[] = [
    ["L", m + 1],
    ["U", 1],
    ["X", m - 1],
  ];
  return and(rows.flatMap(([letter, n]) => (n > 0 ? [`${inWords(n)} ${n === 1 ? "row" : "rows"} of ${letter}`] : [])));
}

const walked: Readonly<Record<Stop["came"], string>> = {
  start: "The walk begins with the block in the middle of the top",
  diagonally: "The walk goes to the block one up and one to the right",
  "over the top": "One block up is above the square, so the walk comes back in at the bottom, one block to the right",
  "over the side": "One block to the right is beyond the edge, so the walk comes back in at the left, one block up",
  down: "The block one up and one to the right is filled, so the walk goes to the block below",
};
