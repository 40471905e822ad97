import { range } from "../../maths/whole.ts";
import type { Construction, Placement } from "./constructions.ts";
import { siameseWalk } from "./siamese.ts";

type Letter = "L" | "U" | "X";

/** The order in which the pen that writes a letter meets the four cells of a block: 0 top left, 1 top right, 2 and 3 below. */
const strokes: Readonly<Record<Letter, readonly number[]>> = { L: [1, 2, 3, 0], U: [0, 2, 3, 1], X: [0, 3, 2, 1] };

const places = ["top left", "top right", "bottom left", "bottom right"];

/** The letters of the blocks of a square of order 4m + 2, row by row: m + 1 rows of L, one of U, m - 1 of X, one pair swapped. */
function lettersOf(order: number): readonly (readonly Letter[])[] {
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
      const where = `${places[corner]} of the block`;
      const first = came === "start" ? "The walk begins with the block in the middle of the top" : walked(came);
      const why =
        stroke === 0
          ? `${first}. It is marked ${letter}, and ${letter} begins at the ${where}, so ${value} goes there.`
          : `The pen that writes ${letter} comes to the ${where} next, so ${value} goes there.`;
      return { cell, value, why };
    });
  });
  return {
    order,
    method: "LUX method",
    idea: `The square is cut into ${order / 2} rows of blocks of four cells, and each block is marked L, U or X. The blocks are visited one after another by the Siamese method. In each of them four numbers follow the shape of its letter as a pen writes it.`,
    placements,
  };
}

function walked(came: string): string {
  return came === "down"
    ? "The block up and to the right is filled, so the walk goes to the block below"
    : `The walk goes to the block one up and one to the right${came === "diagonally" ? "" : `, which it reaches ${came.replace("over", "past")} of the square`}`;
}
