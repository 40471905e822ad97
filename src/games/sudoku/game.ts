import { gridGame } from "../../engine/game/grid-game.ts";
import { deal } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { judge } from "./judge.ts";
import play from "./play.ts";
import { gradeIn, sizeIn } from "./settings.ts";

export default gridGame(play, {
  deal: (settings, random, tell) => deal({ ...gradeIn(settings), size: sizeIn(settings) }, random, tell),
  judge,
  nextStep,
});
