import { cards } from "../../boards/combine/cards.ts";
import type { PaperGame } from "../../boards/paper.ts";
import game from "./game.ts";
import type { Round } from "./round.ts";

const onPaper: PaperGame<Round> = {
  game,
  paper: ({ numbers, target }, key) => cards(numbers, target, "some or all", key),
};
export default onPaper;
