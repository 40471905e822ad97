import { and, noun } from "../words.ts";

/** A board of cells that are numbered row by row from 0. */
export interface Rectangle {
  readonly rows: number;
  readonly columns: number;
}

/** "row 3, column 5", both counted from 1. */
export function placeIn(columns: number, cell: number): string {
  return `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}

/** "row 1, columns 2 and 5; row 3, column 4": places, counted from 0 and in reading order, gathered by row. */
export function placesIn(places: readonly { readonly row: number; readonly column: number }[]): string {
  const rows = [...new Set(places.map(({ row }) => row))];
  const named = rows.map((row) => {
    const columns = places.flatMap((place) => (place.row === row ? [place.column + 1] : []));
    return `row ${row + 1}, ${noun(columns.length, "column")} ${and(columns)}`;
  });
  return named.join("; ");
}

/** The cell that a key leads to from a cell: arrows, Home and End in the row, with Ctrl on the board. Null for other keys. */
export function cellAfter(key: string, ctrl: boolean, cell: number, { rows, columns }: Rectangle): number | null {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
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

/** The cells of each row, by their numbers. */
export function rowsOf({ rows, columns }: Rectangle): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}
