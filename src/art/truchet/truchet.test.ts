import { expect, test } from "vitest";
import { laid, stringsOf } from "./truchet.ts";

/** Follows the strings tile by tile, as a finger would. */
function followed(across: number, tiles: readonly number[]) {
  // Sides of a tile: 0 above, 1 right, 2 below, 3 left. Where a string leaves that came in there.
  const out = (way: number, side: number) => (way === 0 ? [3, 2, 1, 0] : [1, 0, 3, 2])[side] ?? 0;
  const step = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  const seen = new Set<string>();
  const count = { loops: 0, open: 0 };
  const run = (x: number, y: number, side: number): boolean => {
    for (;;) {
      const way = tiles[y * across + x] ?? 0;
      const next = out(way, side);
      if (seen.has(`${x} ${y} ${side}`)) return true;
      seen.add(`${x} ${y} ${side}`).add(`${x} ${y} ${next}`);
      const [dx, dy] = step[next] ?? [0, 0];
      [x, y, side] = [x + dx, y + dy, (next + 2) % 4];
      if (x < 0 || y < 0 || x >= across || y >= across) return false;
    }
  };
  for (let i = 0; i < across; i++)
    for (const [x, y, side] of [
      [i, 0, 0],
      [across - 1, i, 1],
      [i, across - 1, 2],
      [0, i, 3],
    ] as const)
      if (!seen.has(`${x} ${y} ${side}`) && !run(x, y, side)) count.open++;
  for (let i = 0; i < across * across; i++)
    for (let side = 0; side < 4; side++)
      if (!seen.has(`${i % across} ${Math.floor(i / across)} ${side}`) && run(i % across, Math.floor(i / across), side))
        count.loops++;
  return count;
}

test("loops and strings to the edge are counted as a finger counts them; of these there are always two for each tile of a row", () => {
  for (let seed = 1; seed <= 30; seed++)
    for (const across of [2, 5, 8]) {
      const tiles = laid(seed, across, 2, 50);
      const { loops, open } = stringsOf(across, tiles);
      expect({ loops, open }, `${seed} ${across}`).toEqual(followed(across, tiles));
      expect(open).toBe(2 * across);
    }
});

test("favouring one way all the way lays all tiles so", () => {
  expect(new Set(laid(4, 6, 2, 100))).toEqual(new Set([0]));
  expect(new Set(laid(4, 6, 2, 0))).toEqual(new Set([1]));
});
