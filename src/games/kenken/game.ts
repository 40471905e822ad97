import { gridGame } from "../../engine/game/grid-game.ts";
import { deal } from "./deal.ts";
import { judge } from "./judge.ts";
import { nextStep } from "./next-step.ts";
import play from "./play.ts";
import { hardestTechnique } from "./rating/grades.ts";
import { readWish } from "./settings.ts";

export default gridGame(play, {
  deal(chosen, random, tell) {
    const fault = play.settings.fault(chosen);
    // Such a board would be looked for without end.
    if (fault !== null) throw new RangeError(fault);
    const wish = readWish(chosen);
    const { board, solution } = deal(wish, random, tell);
    return { board, key: solution.join(""), grade: wish.grade, technique: hardestTechnique(board) };
  },
  judge,
  nextStep: (state, key) => nextStep(state, play.readKey(state.board, key)),
});
