import type { Reading } from "./reading.ts";

/** What stands in a cell of a square of four rows. */
export interface Filled {
  /** From 0 at the top left, row by row. */
  readonly cell: number;
  readonly text: string;
}

/** The cell that a place of the figure lies in; -1 for one outside of the square. */
export const cellAt = (x: number, y: number): number =>
  x > 0 && x < 4 && y > 0 && y < 4 ? 4 * Math.floor(4 - y) + Math.floor(x) : -1;

/** What the figure shows in the cells of its square. Numbers among it count as read. */
export function cellsIn({ numbers, said, shown: { labels, drawn } }: Reading): Filled[] {
  return labels.flatMap((text, i) => {
    const [x = 0, y = 0] = drawn?.spots[i] ?? [];
    const cell = cellAt(x, y);
    if (cell < 0) return [];
    for (const [at, number] of numbers.entries()) if (number.text === i + 1) said(at + 1);
    return [{ cell, text }];
  });
}

/** The signs between the cells: a bent line, whose tip points at the cell with the smaller number. */
export function signsIn({ shown: { drawn } }: Reading): { readonly small: number; readonly large: number }[] {
  return (drawn?.lines ?? []).map(([[ax, ay] = [0, 0], [x, y] = [0, 0], [bx, by] = [0, 0]]) => {
    const [dx, dy] = [x - (ax + bx) / 2, y - (ay + by) / 2];
    // Two and a half times as far from the tip is the middle of the one cell, as far back beyond the ends that of the other.
    return { small: cellAt(x + 2 * dx, y + 2 * dy), large: cellAt(x - 3 * dx, y - 3 * dy) };
  });
}
