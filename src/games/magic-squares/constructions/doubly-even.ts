import { range } from "../../../maths/whole.ts";
import type { Construction, Placement } from "./construction.ts";

/** Which diagonal of its block of four by four cells crosses a cell: "down" as from the top left, "up" as from the bottom left. */
export function crossing(row: number, column: number): "down" | "up" | null {
  const [down, across] = [row % 4, column % 4];
  if (down === across) return "down";
  return down + across === 3 ? "up" : null;
}

/** The method for orders 4, 8, 12 and so on: count along the rows, and turn the count round on the diagonals. */
export function doublyEven(order: number): Construction {
  const cells = range(0, order * order - 1);
  const crossed = (cell: number) => crossing(Math.floor(cell / order), cell % order) !== null;
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
    method: "diagonal",
    idea: `Both diagonals are drawn through ${order === 4 ? "the square" : "each block of four by four cells"}. The cells are counted along the rows. Those that no diagonal crosses keep their count; the others are counted backwards, from ${order * order} down.`,
    placements: [...kept, ...turned],
  };
}
