import type { Clash } from "../../../engine/game/game.ts";
import { capital, inWords } from "../../../engine/words.ts";
import { sayHouse } from "../words/say.ts";
import { cellsOf, layoutOf, sizeOf } from "./layout.ts";

/** The first digit that stands twice in a house of a board, "Two 5s in row 3."; null where there is none. */
export function clashOf(board: string): Clash | null {
  const size = sizeOf(board.length);
  if (size === null) return null;
  const layout = layoutOf(size);
  for (let house = 0; house < 3 * size; house++) {
    for (let digit = 1; digit <= size; digit++) {
      const cells = cellsOf(layout, house).filter((cell) => board[cell] === String(digit));
      if (cells.length > 1)
        return {
          cells,
          why: `${capital(inWords(cells.length))} ${digit}s in ${sayHouse(layout, house)}.`,
        };
    }
  }
  return null;
}
