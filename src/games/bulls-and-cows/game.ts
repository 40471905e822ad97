import type { Fair, Game, Settings, SettingsForm } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import { afterwards } from "./afterwards.ts";
import { type Board, boardText, lengths, type Move, moveText } from "./board.ts";
import { nextStep } from "./hint.ts";
import { secrets } from "./rules.ts";
import { scramble } from "./scramble.ts";
import { outcome, play, type State, start } from "./state.ts";
import { thousands, words } from "./words.ts";

const settings: SettingsForm = {
  fields: [
    {
      name: "length",
      label: "Digits",
      rising: true,
      options: lengths.map((length) => ({ value: String(length), label: String(length) })),
    },
    {
      name: "digits",
      label: "May a digit come more than once?",
      options: [
        { value: "different", label: "No, all are different" },
        { value: "repeats", label: "Yes" },
      ],
    },
    {
      name: "first",
      label: "May it begin with 0?",
      options: [
        { value: "zero", label: "Yes" },
        { value: "nonzero", label: "No" },
      ],
    },
  ],
  first: { length: "4", digits: "different", first: "zero" },
  fault: () => null,
};

const game: Game<Board, State, Move> = {
  id: "bulls-and-cows",
  title: "Bulls and Cows",
  settings,
  deal,
  judge: fair,
  board: boardText,
  move: moveText,
  start,
  play,
  outcome,
  clashes: () => [],
  // Every guess tells something, so nothing has ever to be taken back.
  isMistaken: () => false,
  nextStep,
  afterwards,
  words,
};

export default game;

function deal({ length, digits, first }: Settings, random: Random): Fair<Board> {
  const rules = { length: Number(length), repeats: digits === "repeats", zero: first === "zero" };
  return fair({ ...rules, secret: random.pick(secrets(rules)) });
}

/** Any board: its grade is how many secrets are possible, and its key does not show the one that it is. */
function fair(board: Board): Fair<Board> {
  return { board, key: scramble(board.secret), grade: `${thousands(secrets(board).length)} possible secrets` };
}
