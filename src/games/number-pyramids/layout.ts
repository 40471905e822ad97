import { range } from "../../maths/whole.ts";

/** Heights that a pyramid can have: its rows, and the bricks in the lowest of them. */
export const heights = [3, 4, 5, 6] as const;

/** A brick and the two that it lies on. Bricks are numbered from 0 at the top, row by row, from left to right. */
export interface Triple {
  readonly above: number;
  readonly left: number;
  readonly right: number;
}

/** The number of the brick in a row at a place, both counted from 0. */
export function brickAt(row: number, place: number): number {
  return (row * (row + 1)) / 2 + place;
}

/** How many bricks a pyramid of so many rows has. */
export function bricksOf(height: number): number {
  return brickAt(height, 0);
}

/** Every brick with the two below it, from the top down. */
export function triplesOf(height: number): readonly Triple[] {
  return range(0, height - 2).flatMap((row) =>
    range(0, row).map((place) => ({
      above: brickAt(row, place),
      left: brickAt(row + 1, place),
      right: brickAt(row + 1, place + 1),
    })),
  );
}

/** "row 3, brick 2", both counted from 1. */
export function placeWords(brick: number): string {
  const row = rowOf(brick);
  return `row ${row + 1}, brick ${brick - brickAt(row, 0) + 1}`;
}

/** Where a key leads to from a brick: arrows up and down to the row above or below, left and right in the row. Null for other keys. */
export function brickAfter(key: string, brick: number, height: number): number | null {
  const row = rowOf(brick);
  const place = brick - brickAt(row, 0);
  if (key === "ArrowLeft") return place > 0 ? brick - 1 : brick;
  if (key === "ArrowRight") return place < row ? brick + 1 : brick;
  if (key === "ArrowUp") return row > 0 ? brickAt(row - 1, Math.min(place, row - 1)) : brick;
  if (key === "ArrowDown") return row < height - 1 ? brickAt(row + 1, place) : brick;
  return null;
}

/** The row of a brick, counted from 0. */
function rowOf(brick: number): number {
  let row = 0;
  while (brickAt(row + 1, 0) <= brick) row++;
  return row;
}
