import { playableGrid } from "../../engine/game/grid-game.ts";
import type { Board } from "./board/board.ts";
import { rulesOf } from "./board/clue-words.ts";
import { readBoard, writeBoard } from "./board/keen-text.ts";
import { clashesOf, shapeOf } from "./board/shape.ts";
import { settings } from "./settings.ts";

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
