/** The cell that a key leads to from a cell of a square board: arrows, Home and End in the row, with Ctrl on the board. Null for other keys. */
export function cellAfter(key: string, ctrl: boolean, cell: number, size: number): number | null {
  const row = Math.floor(cell / size);
  const column = cell % size;
  if (key === "Home") return ctrl ? 0 : row * size;
  if (key === "End") return ctrl ? size * size - 1 : row * size + size - 1;
  if (ctrl) return null;
  if (key === "ArrowLeft") return column > 0 ? cell - 1 : cell;
  if (key === "ArrowRight") return column < size - 1 ? cell + 1 : cell;
  if (key === "ArrowUp") return row > 0 ? cell - size : cell;
  if (key === "ArrowDown") return row < size - 1 ? cell + size : cell;
  return null;
}
