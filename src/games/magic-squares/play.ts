import type { Clash } from "../../engine/game/game.ts";
import type { Clue, GridShape } from "../../engine/game/grid.ts";
import { playableGrid } from "../../engine/game/grid-game.ts";
import { capital } from "../../engine/words.ts";
import { equal, mixedText } from "../../maths/rational.ts";
import { type Board, exact, figureOfBoard } from "./board/board.ts";
import { boardRules } from "./board/board-rules.ts";
import { readBoard, writeBoard } from "./board/board-text.ts";
import { readKey } from "./board/key.ts";
import { combined } from "./board/weights.ts";
import type { Line } from "./figures/lines.ts";
import { settings } from "./settings.ts";

/** Magic squares, stars and triangles: each number in one cell, and every line reaches the total. */
export default playableGrid<Board>({
  id: "magic-squares",
  title: "Magic Squares",
  settings,
  board: { read: readBoard, write: writeBoard },
  shape,
  rules: boardRules,
  clashes: ({ board, cells }) => figureOfBoard(board).lines.flatMap((line) => clashOf(board, cells, line) ?? []),
  readKey,
});

function shape(board: Board): GridShape {
  const { rows, columns, places, lines } = figureOfBoard(board);
  return {
    rows,
    columns,
    places,
    values: board.numbers.map((number) => mixedText(exact(number))),
    once: true,
    houses: lines.map(({ name, cells }) => ({ name, cells, different: true })),
    boxes: [],
    clues: lines.map((line) => clueOf(board, line)),
    givens: board.givens,
  };
}

function clueOf({ operation, total }: Board, { name, cells, shape, letter }: Line): Clue {
  const goal = mixedText(exact(total));
  return {
    cells,
    text: operation === "sum" ? `= ${goal}` : `×= ${goal}`,
    words: `${name}: ${operation} ${goal}`,
    shape,
    ...(letter && { letter }),
  };
}

/** A full line that misses its total. */
function clashOf({ operation, total, numbers }: Board, cells: readonly number[], line: Line): Clash | null {
  const values = line.cells.flatMap((cell) => numbers[(cells[cell] ?? 0) - 1] ?? []);
  if (values.length < line.cells.length) return null;
  const reached = combined(values.map(exact), operation);
  if (equal(reached, exact(total))) return null;
  const [reaches, reach] = operation === "sum" ? ["makes", "make"] : ["multiplies to", "multiply to"];
  const why = `${capital(line.name)} ${reaches} ${mixedText(reached)} and has to ${reach} ${mixedText(exact(total))}.`;
  return { cells: line.cells, why };
}
