import type { GridShape } from "../../../engine/game/grid.ts";

/** The numbers of the cells by their places, row by row; null where the board has a gap. */
export function cellRows({ rows, columns, places }: GridShape): readonly (readonly (number | null)[])[] {
  const table = Array.from({ length: rows }, () => Array<number | null>(columns).fill(null));
  for (const [cell, { row, column }] of places.entries()) {
    const line = table[row];
    if (line) line[column] = cell;
  }
  return table;
}

/** For each cell the sides, of t, r, b and l, on which its box or cage ends: there the line is thick. */
export function edgesOf(shape: GridShape): readonly string[] {
  const table = cellRows(shape);
  const regions = [...shape.boxes, ...shape.clues.filter((clue) => clue.shape === "cage").map(({ cells }) => cells)];
  const together = (a: number, b: number | null | undefined) =>
    typeof b === "number" && regions.every((region) => region.includes(a) === region.includes(b));
  return shape.places.map(({ row, column }, cell) => {
    const around = {
      t: table[row - 1]?.[column],
      r: table[row]?.[column + 1],
      b: table[row + 1]?.[column],
      l: table[row]?.[column - 1],
    };
    return Object.entries(around)
      .filter(([, other]) => !together(cell, other))
      .map(([side]) => side)
      .join(" ");
  });
}

/** The nearest cell from one in a direction: on its own line if there is any, otherwise slanting. The cell itself at the edge. */
export function nextCell({ places }: GridShape, from: number, [down, right]: readonly [number, number]): number {
  const start = places[from];
  if (!start) return from;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [cell, { row, column }] of places.entries()) {
    const along = down * (row - start.row) + right * (column - start.column);
    const aside = Math.abs(right * (row - start.row)) + Math.abs(down * (column - start.column));
    const distance = along + 3 * aside;
    if (along <= 0 || aside > along * 2 || distance >= least) continue;
    [best, least] = [cell, distance];
  }
  return best;
}
