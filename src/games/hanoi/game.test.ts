import { describeGame } from "../../engine/contract-tests/game.ts";
import game from "./game.ts";
import { discPart } from "./position.ts";

describeGame(game, { handles: ({ from, to }, { pegs }) => [from, to, discPart(pegs.indexOf(from) + 1)] });
