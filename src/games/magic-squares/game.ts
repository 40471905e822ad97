import type { Step } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { gridGame } from "../../engine/game/grid-game.ts";
import type { Board } from "./board/board.ts";
import { readKey } from "./board/key.ts";
import { deal } from "./deal.ts";
import { judge } from "./judge.ts";
import play from "./play.ts";
import { positionOf, puzzleOf } from "./position/position.ts";
import { nextFound, tryToTheEnd } from "./techniques/person.ts";

export default gridGame(play, { deal, judge, nextStep });

function nextStep({ board, cells }: GridState<Board>, key: string): Step<GridMove> | null {
  const position = positionOf(puzzleOf(board), cells);
  const found = nextFound(position, 3) ?? tryToTheEnd(position, readKey(board, key));
  if (!found) return null;
  const { cell, number: value, technique, look, why, because, looksAtCell } = found;
  return {
    look,
    technique,
    why,
    cells: [cell],
    because,
    area: looksAtCell ? [cell] : [cell, ...because],
    pattern: [{ cell, value }],
    moves: [{ do: "write", cell, value, tidy: true }],
  };
}
