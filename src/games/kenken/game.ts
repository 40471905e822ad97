import type { Fair } from "../../engine/game/game.ts";
import type { GridRules } from "../../engine/game/grid.ts";
import { gridGame } from "../../engine/game/grid-game.ts";
import type { Board } from "./board.ts";
import { rulesOf } from "./clue-words.ts";
import { deal } from "./deal.ts";
import { hardestTechnique } from "./grades.ts";
import { judge } from "./judge.ts";
import { readBoard, writeBoard } from "./keen-text.ts";
import { nextStep } from "./next-step.ts";
import { readWish, settings } from "./settings.ts";
import { clashesOf, shapeOf } from "./shape.ts";

/** The values of the solution, as digits in reading order. */
const readKey = (_board: Board, key: string): readonly number[] => Array.from(key, Number);

const rules: GridRules<Board> = {
  id: "kenken",
  title: "KenKen",
  settings,
  deal(chosen, random, tell): Fair<Board> {
    const fault = settings.fault(chosen);
    // Such a board would be looked for without end.
    if (fault !== null) throw new RangeError(fault);
    const wish = readWish(chosen);
    const { board, solution } = deal(wish, random, tell);
    return { board, key: solution.join(""), grade: wish.grade, technique: hardestTechnique(board) };
  },
  judge,
  board: { read: readBoard, write: writeBoard },
  shape: shapeOf,
  rules: rulesOf,
  clashes: clashesOf,
  nextStep: (state, key) => nextStep(state, readKey(state.board, key)),
  readKey,
};

export default gridGame(rules);
