import { playableGrid } from "../../engine/game/grid-game.ts";
import type { Board } from "./board.ts";
import { rulesOf } from "./clue-words.ts";
import { readBoard, writeBoard } from "./keen-text.ts";
import { settings } from "./settings.ts";
import { clashesOf, shapeOf } from "./shape.ts";

export default playableGrid<Board>({
  id: "kenken",
  title: "KenKen",
  settings,
  board: { read: readBoard, write: writeBoard },
  shape: shapeOf,
  rules: rulesOf,
  clashes: clashesOf,
  // The values of the solution, as digits in reading order.
  readKey: (_, key) => Array.from(key, Number),
});
