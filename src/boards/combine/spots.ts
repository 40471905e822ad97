/** Something on a board that takes the focus: its name, its row, and how far across it lies, 0 to 1. */
export interface Spot {
  readonly name: string;
  readonly row: number;
  readonly across: number;
}

/** Rows of so many columns from the first row on; nothing where a place is empty. */
export function spotsOf(names: readonly (string | null)[], columns: number, firstRow = 0): readonly Spot[] {
  return names.flatMap((name, at) => {
    const row = firstRow + Math.floor(at / columns);
    return name === null ? [] : [{ name, row, across: ((at % columns) + 0.5) / columns }];
  });
}

/** Where a key leads to: arrows to the nearest spot of the row or of the next row that has any, Home and End in the row. Null for other keys. */
export function spotAfter(spots: readonly Spot[], at: Spot, key: string): Spot | null {
  const row = spots.filter((spot) => spot.row === at.row);
  const place = row.indexOf(at);
  if (key === "Home") return row[0] ?? at;
  if (key === "End") return row.at(-1) ?? at;
  if (key === "ArrowLeft") return row[place - 1] ?? at;
  if (key === "ArrowRight") return row[place + 1] ?? at;
  if (key === "ArrowUp")
    return nearest(spots, at, Math.max(...spots.map(({ row }) => row).filter((row) => row < at.row)));
  if (key === "ArrowDown")
    return nearest(spots, at, Math.min(...spots.map(({ row }) => row).filter((row) => row > at.row)));
  return null;
}

function nearest(spots: readonly Spot[], at: Spot, row: number): Spot {
  const away = (spot: Spot) => Math.abs(spot.across - at.across);
  return spots.filter((spot) => spot.row === row).sort((a, b) => away(a) - away(b))[0] ?? at;
}
