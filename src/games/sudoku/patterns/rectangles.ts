import type { Layout } from "../board/layout.ts";

/** Four cells in two rows, two columns and two boxes, in the order of a walk around. */
export type Rectangle = readonly [number, number, number, number];

const known = new Map<Layout, readonly Rectangle[]>();

/** All such rectangles of a layout: 486 for 9x9. */
export function rectanglesOf(layout: Layout): readonly Rectangle[] {
  const found = known.get(layout);
  if (found) return found;
  const { size, houseOf } = layout;
  const rectangles: Rectangle[] = [];
  for (let top = 0; top < size; top++) {
    for (let bottom = top + 1; bottom < size; bottom++) {
      for (let left = 0; left < size; left++) {
        for (let right = left + 1; right < size; right++) {
          const walk: Rectangle = [top * size + left, top * size + right, bottom * size + right, bottom * size + left];
          if (new Set(walk.map((cell) => houseOf[cell * 3 + 2])).size === 2) rectangles.push(walk);
        }
      }
    }
  }
  known.set(layout, rectangles);
  return rectangles;
}
