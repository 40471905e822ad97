import { playableGrid } from "../../engine/game/grid-game.ts";
import type { Size } from "./board/layout.ts";
import { shapeOf } from "./board/shape.ts";
import { type Board, readBoard, sizeOfBoard, writeBoard } from "./board/text.ts";
import { settings } from "./settings.ts";

const boxRules: Readonly<Record<Size, string>> = {
  9: "Each row, column and 3×3 box holds 1-9 without repeats.",
  6: "Each row, column and box of 2×3 holds 1-6 without repeats.",
  4: "Each row, column and 2×2 box holds 1-4 without repeats.",
};

export default playableGrid<Board>({
  id: "sudoku",
  title: "Sudoku",
  settings,
  board: { read: readBoard, write: writeBoard },
  shape: shapeOf,
  rules: (board) => boxRules[sizeOfBoard(board)],
  clashes: () => [],
  readKey: (_, key) => Array.from(key, Number),
});
