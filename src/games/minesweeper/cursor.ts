/** The cell that a key leads to from a cell of a field: arrows, Home and End in the row, with Ctrl in the field. Null for other keys. */
export function cellAfter(key: string, ctrl: boolean, cell: number, rows: number, columns: number): number | null {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  if (ctrl) return key === "Home" ? 0 : key === "End" ? rows * columns - 1 : null;
  const found: Readonly<Record<string, number>> = {
    Home: row * columns,
    End: row * columns + columns - 1,
    ArrowLeft: column > 0 ? cell - 1 : cell,
    ArrowRight: column < columns - 1 ? cell + 1 : cell,
    ArrowUp: row > 0 ? cell - columns : cell,
    ArrowDown: row < rows - 1 ? cell + columns : cell,
  };
  return found[key] ?? null;
}
