import { describeGame } from "../../engine/contract-tests/game.ts";
import game from "./game.ts";

describeGame(game, { handles: ({ cell }) => [cell] });
