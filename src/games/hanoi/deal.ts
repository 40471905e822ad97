import type { Fair, Settings, SettingsForm } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import { moveText } from "./board-text.ts";
import { type Board, discs, isGathered } from "./position.ts";
import { fewestMoves, shortestWay } from "./shortest.ts";

export const settings: SettingsForm = {
  fields: [
    {
      name: "discs",
      rising: true,
      label: "Discs",
      options: range(discs.least, discs.most).map((n) => ({ value: String(n), label: String(n) })),
    },
    {
      name: "start",
      label: "Start",
      options: [
        { value: "tower", label: "All on peg 1" },
        { value: "anywhere", label: "Scattered over the pegs" },
      ],
    },
  ],
  first: { discs: "4", start: "tower" },
  fault: () => null,
};

/**
 * The whole tower on the first peg, or every disc on any peg. The largest is never dealt on the last peg: one that is there
 * already never has to move, and the game would be that of a smaller tower.
 */
export function deal(chosen: Settings, random: Random): Fair<Board> {
  const size = Math.min(Math.max(Number(chosen["discs"]) || discs.least, discs.least), discs.most);
  const scattered = chosen["start"] === "anywhere";
  const pegs = range(1, size).map((disc) => (scattered ? random.whole(0, disc === size ? 1 : 2) : 0));
  return fair({ pegs });
}

/** Any position can be finished; only one that is finished already is no game. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  if (isGathered(board)) return { problem: "All discs stand on peg 3 already: there is nothing to do." };
  return fair(board);
}

function fair(board: Board): Fair<Board> {
  const key = shortestWay(board).map(moveText.write).join(",");
  return { board, key, grade: `${count(fewestMoves(board), "move")} at best` };
}
