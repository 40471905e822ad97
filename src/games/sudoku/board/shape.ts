import type { GridShape } from "../../../engine/game/grid.ts";
import { sayHouse } from "../words/say.ts";
import { cellsOf, layoutOf } from "./layout.ts";
import { type Board, digitsOf, sizeOfBoard } from "./text.ts";

/** What a board looks like on the screen: its houses are the rows, the columns and the boxes. */
export function shapeOf(board: Board): GridShape {
  const layout = layoutOf(sizeOfBoard(board));
  const { size, cells } = layout;
  const houses = Array.from({ length: 3 * size }, (_, house) => ({
    name: sayHouse(layout, house),
    cells: cellsOf(layout, house),
    different: true,
  }));
  return {
    rows: size,
    columns: size,
    places: Array.from({ length: cells }, (_, cell) => ({ row: Math.floor(cell / size), column: cell % size })),
    values: Array.from({ length: size }, (_, at) => String(at + 1)),
    once: false,
    houses,
    boxes: houses.slice(2 * size).map((house) => house.cells),
    clues: [],
    givens: [...digitsOf(board)],
  };
}
