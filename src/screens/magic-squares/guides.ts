import type { Construction } from "../../games/magic-squares/constructions/construction.ts";
import { crossing } from "../../games/magic-squares/constructions/doubly-even.ts";
import { type Letter, lettersOf } from "../../games/magic-squares/constructions/lux.ts";

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
    block: method === "lux" ? 2 : method === "diagonal" ? 4 : null,
    crossed: cells.map((cell) => (method === "diagonal" ? crossing(Math.floor(cell / order), cell % order) : null)),
    letters: method === "lux" ? lettersByCell(order) : new Map(),
  };
}

/** The letters by the number of the top left cell of their blocks. */
function lettersByCell(order: number): Map<number, Letter> {
  const blocks = lettersOf(order).flatMap((letters, row) =>
    letters.map((letter, column): [number, Letter] => [order * 2 * row + 2 * column, letter]),
  );
  return new Map(blocks);
}
