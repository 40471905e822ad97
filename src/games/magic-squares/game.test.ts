import { describeGame } from "../../engine/contract-tests/game.ts";
import game from "./game.ts";

// Two seeds for each of the 36 settings; deal.test.ts asks three more of every one.
describeGame(game, { seeds: 2 });
