import { expect, test } from "vitest";
import { type Board, slide } from "./board.ts";
import { cellAfter, slides } from "./roving.ts";
import { direction } from "./words.ts";

const size = { rows: 2, columns: 3 };

test.each([
  ["ArrowLeft", false, 4, 3],
  ["ArrowLeft", false, 3, 3],
  ["ArrowRight", false, 1, 2],
  ["ArrowRight", false, 2, 2],
  ["ArrowUp", false, 4, 1],
  ["ArrowUp", false, 1, 1],
  ["ArrowDown", false, 1, 4],
  ["ArrowDown", false, 4, 4],
  ["Home", false, 5, 3],
  ["End", false, 0, 2],
  ["Home", true, 5, 0],
  ["End", true, 0, 5],
  ["ArrowUp", true, 4, null],
  ["x", false, 4, null],
])("%s (ctrl %s) from %s on 3 by 2: %s", (key, ctrl, from, to) => expect(cellAfter(key, ctrl, from, size)).toBe(to));

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
