import { describeGame } from "../../engine/contract-tests/game.ts";
import game from "./game.ts";
import type { Hop } from "./state.ts";

// Most boards are the same for every seed; those that are drawn are looked at more often.
const handles = ({ from, to }: Hop) => [from, to];
describeGame(game, { seeds: 1, handles });
describeGame(game, {
  seeds: 3,
  handles,
  settings: [
    { board: "english", start: "other", end: "marked" },
    { board: "english", start: "new7", end: "anywhere" },
    { board: "english", start: "new12", end: "marked" },
    { board: "triangle", start: "other", end: "marked" },
  ],
});
