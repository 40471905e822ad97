import type { Construction } from "../../games/magic-squares/constructions.ts";

/** A letter of the LUX method. */
export type Letter = "L" | "U" | "X";

/** In which order each letter fills the four cells of a block: 0 top left, 1 top right, 2 and 3 below. */
export const pens: Readonly<Record<Letter, readonly number[]>> = {
  L: [1, 2, 3, 0],
  U: [0, 2, 3, 1],
  X: [0, 3, 2, 1],
};

/** What is drawn under the numbers of a square that is being built, so that its method can be seen. */
export interface Guides {
  /** The side of the blocks that the method works with; null where it needs none. */
  readonly block: 2 | 4 | null;
  /** For each cell the diagonal that crosses it: "down" as from the top left, "up" as from the bottom left. */
  readonly crossed: readonly ("down" | "up" | null)[];
  /** The letters of the blocks, by the top left cell of each. */
  readonly letters: ReadonlyMap<number, Letter>;
}

/** The guides of a construction. */
export function guidesOf({ order, method, placements }: Construction): Guides {
  const cells = placements.map((_, cell) => cell);
  return {
    block: method === "LUX method" ? 2 : method === "Diagonal method" ? 4 : null,
    crossed: cells.map((cell) =>
      method === "Diagonal method" ? crossing(Math.floor(cell / order), cell % order) : null,
    ),
    letters: method === "LUX method" ? lettersOf(order, placements) : new Map(),
  };
}

function crossing(row: number, column: number): "down" | "up" | null {
  const [down, across] = [row % 4, column % 4];
  if (down === across) return "down";
  return down + across === 3 ? "up" : null;
}

/** Each letter as its pen tells it: four numbers in a row fill one block. */
function lettersOf(order: number, placements: Construction["placements"]): Map<number, Letter> {
  const letters = new Map<number, Letter>();
  for (let at = 0; at < placements.length; at += 4) {
    const cells = placements.slice(at, at + 4).map(({ cell }) => cell);
    const corner = Math.min(...cells);
    const path = cells.map((cell) => (cell - corner >= order ? 2 : 0) + ((cell - corner) % order));
    const letter = (["L", "U", "X"] as const).find((one) => pens[one].every((place, stroke) => path[stroke] === place));
    if (letter) letters.set(corner, letter);
  }
  return letters;
}
