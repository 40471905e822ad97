import { placeIn } from "../../engine/game/rectangle.ts";
/** A field of mines, its cells numbered 0, 1, ... in reading order, and the cell that is opened first. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly start: number;
  readonly mines: readonly boolean[];
}

/** The number that stands for a mine where every other cell has the count of mines around it. */
export const mineHere = -1;

const around = new Map<string, readonly (readonly number[])[]>();

/** For each cell the up to eight cells that touch it. */
export function neighboursOf(rows: number, columns: number): readonly (readonly number[])[] {
  const name = `${rows}x${columns}`;
  const known = around.get(name);
  if (known) return known;
  const made = Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const near: number[] = [];
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++)
        if (r !== row || c !== column) near.push(r * columns + c);
    return near;
  });
  around.set(name, made);
  return made;
}

/** For each cell the count of mines around it, or `mineHere`. */
export function numbersOf({ rows, columns, mines }: Board): readonly number[] {
  return neighboursOf(rows, columns).map((near, cell) =>
    mines[cell] ? mineHere : near.filter((other) => mines[other]).length,
  );
}

/** How many mines there are. */
export const countMines = ({ mines }: Pick<Board, "mines">) => mines.filter(Boolean).length;

/** "row 3, column 5" */
export function placeWords({ columns }: Pick<Board, "columns">, cell: number): string {
  return placeIn(columns, cell);
}
