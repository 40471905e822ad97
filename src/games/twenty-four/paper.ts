import { cards } from "../../boards/combine/cards.ts";
import type { PaperGame } from "../../boards/paper.ts";
import game from "./game.ts";
import type { Hand } from "./hand.ts";

const onPaper: PaperGame<Hand> = {
  game,
  paper: (hand, key) => cards(hand, 24, "all four", key),
};
export default onPaper;
