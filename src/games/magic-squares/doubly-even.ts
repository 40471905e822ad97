import { range } from "../../maths/whole.ts";
import type { Construction, Placement } from "./constructions.ts";

/** Whether a cell lies on one of the diagonals that are drawn through each block of four by four cells. */
function isCrossed(row: number, column: number): boolean {
  const [down, across] = [row % 4, column % 4];
  return down === across || down + across === 3;
}

/** The method for orders 4, 8, 12 and so on: count along the rows, and turn the count round on the diagonals. */
export function doublyEven(order: number): Construction {
  const cells = range(0, order * order - 1);
  const crossed = (cell: number) => isCrossed(Math.floor(cell / order), cell % order);
  const most = order * order + 1;
  const kept = cells
    .filter((cell) => !crossed(cell))
    .map((cell): Placement => {
      const value = cell + 1;
      return {
        cell,
        value,
        why: `Counted along the rows this is cell ${value}, and no diagonal crosses it: it keeps ${value}.`,
      };
    });
  const turned = cells.filter(crossed).map((cell): Placement => {
    const [count, value] = [cell + 1, most - cell - 1];
    const why = `Counted along the rows this is cell ${count}, and a diagonal crosses it: it takes the number that makes ${most} with ${count}. ${most} take away ${count} is ${value}.`;
    return { cell, value, why };
  });
  return {
    order,
    method: "Diagonal method",
    idea: `Both diagonals are drawn through ${order === 4 ? "the square" : "each block of four by four cells"}. The cells are counted along the rows. Those that no diagonal crosses keep their count; the others are counted backwards, from ${order * order} down.`,
    placements: [...kept, ...turned],
  };
}
