import { type Board, shapeOf } from "./board.ts";
import type { Shape } from "./shape.ts";

/**
 * The class of a position (Reiss, 1857). Every jump changes the number of pegs in each of the three colours by one, so two
 * colours that are both odd or both even stay so, and two that differ stay different. Positions of different classes can
 * never turn into one another; on the English cross there are 16 classes.
 */
export function classOf({ colourings }: Shape, pegs: readonly boolean[]): string {
  return colourings
    .map((colours) => {
      const odd = [0, 0, 0];
      for (const [hole, colour] of colours.entries()) if (pegs[hole]) odd[colour] = 1 - (odd[colour] ?? 0);
      const [red, yellow, blue] = odd;
      return `${red === yellow ? "=" : "x"}${yellow === blue ? "=" : "x"}`;
    })
    .join("");
}

/** Where the last peg may end, as far as its class and the mark on the board say; nowhere when they contradict each other. */
export function endings(board: Board): readonly number[] {
  const shape = shapeOf(board);
  const wanted = classOf(shape, board.pegs);
  return [...shape.places.keys()].filter(
    (hole) =>
      (board.target === null || board.target === hole) &&
      classOf(
        shape,
        board.pegs.map((_, at) => at === hole),
      ) === wanted,
  );
}
