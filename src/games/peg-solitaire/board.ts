import type { Shape } from "./shape.ts";
import { shapeNamed } from "./shapes.ts";

/** Pegs on a shape, and where the last of them has to end; null where any hole will do. */
export interface Board {
  readonly shape: string;
  readonly pegs: readonly boolean[];
  readonly target: number | null;
}

/** The shape of a board. */
export const shapeOf = (board: Board): Shape => shapeNamed(board.shape);

/** How many pegs there are. */
export const countPegs = (pegs: readonly boolean[]) => pegs.filter(Boolean).length;

/** "row 3, column 5". */
export function placeWords(shape: Shape, hole: number): string {
  const place = shape.places[hole];
  return place ? `row ${place.row + 1}, column ${place.column + 1}` : "off the board";
}

/** The holes of each row, from the top. */
export function rowsOf({ places, rows }: Shape): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) => [...places.keys()].filter((hole) => places[hole]?.row === row));
}
