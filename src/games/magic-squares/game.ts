import { gridGame } from "../../engine/game/grid-game.ts";
import { rules } from "./rules.ts";

const game = gridGame(rules);

export default game;
