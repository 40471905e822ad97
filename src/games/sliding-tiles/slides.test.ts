import { expect, test } from "vitest";
import { cellAfter } from "../../engine/game/rectangle.ts";
import { type Board, slide } from "./board.ts";
import { slides } from "./slides.ts";
import { direction } from "./words.ts";

test.each([
  ["w", "up"],
  ["a", "left"],
  ["s", "down"],
  ["d", "right"],
])("%s slides a tile %s", (letter, way) => {
  const middle: Board = { rows: 3, columns: 3, tiles: [1, 2, 3, 4, 0, 5, 6, 7, 8] };
  const from = cellAfter(slides[letter] ?? "", false, 4, middle) ?? 4;
  const tile = middle.tiles[from] ?? 0;
  expect(direction(from, slide(middle, tile).tiles.indexOf(tile))).toBe(way);
});
