import type { Size } from "./board.ts";

/** The cell that a key leads to from a cell: arrows, Home and End in the row, with Ctrl on the board. Null for other keys. */
export function cellAfter(key: string, ctrl: boolean, cell: number, { rows, columns }: Size): number | null {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  if (key === "Home") return ctrl ? 0 : row * columns;
  if (key === "End") return ctrl ? rows * columns - 1 : row * columns + columns - 1;
  if (ctrl) return null;
  if (key === "ArrowLeft") return column > 0 ? cell - 1 : cell;
  if (key === "ArrowRight") return column < columns - 1 ? cell + 1 : cell;
  if (key === "ArrowUp") return row > 0 ? cell - columns : cell;
  if (key === "ArrowDown") return row < rows - 1 ? cell + columns : cell;
  return null;
}

/** From which side of the gap a letter slides a tile: W up, A left, S down, D right. The key of the arrow that leads there from the gap. */
export const slides: Readonly<Record<string, string>> = {
  w: "ArrowDown",
  a: "ArrowRight",
  s: "ArrowUp",
  d: "ArrowLeft",
};
