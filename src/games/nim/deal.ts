import type { Fair, Settings, SettingsForm } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import type { Board, Side, Strength } from "./board.ts";
import { moveText } from "./board.ts";
import { grade } from "./luck.ts";
import { slowest } from "./opponent.ts";
import { after, isLost, isOver, type Position, winningMoves } from "./theory.ts";

const randomPiles = 3;
const largestPile = 12;

export const settings: SettingsForm = {
  fields: [
    {
      name: "piles",
      label: "Piles",
      options: [
        { value: "random", label: "Three piles, new each time" },
        { value: "1.3.5.7", label: "1, 3, 5 and 7" },
        { value: "21", label: "One pile of 21: take 1 to 3" },
      ],
    },
    {
      name: "last",
      label: "Whoever takes the last counter",
      options: [
        { value: "wins", label: "wins" },
        { value: "loses", label: "loses (misère)" },
      ],
    },
    {
      name: "opponent",
      rising: true,
      label: "Opponent",
      options: [
        { value: "beginner", label: "Still learning" },
        { value: "good", label: "Plays well" },
        { value: "perfect", label: "Perfect" },
      ],
    },
    {
      name: "begins",
      label: "Who begins",
      options: [
        { value: "you", label: "You" },
        { value: "opponent", label: "The opponent" },
      ],
    },
  ],
  first: { piles: "random", last: "wins", opponent: "beginner", begins: "you" },
  fault(chosen) {
    const { board, areRandom } = asked(chosen, 0);
    if (areRandom || isFair(board)) return null;
    return board.begins === "you"
      ? "With these piles the second player can win whatever the first one does, so let the opponent begin."
      : "With these piles the first player can always win, so you have to begin.";
  },
};

/** A board that the player can win. The opponent's choices depend on its seed, so every game is another one. */
export function deal(chosen: Settings, random: Random): Fair<Board> {
  const { board, areRandom } = asked(chosen, random.whole(0, 9999));
  if (!areRandom) return fair(board);
  // Of all threes of different piles up to 12 about one in twelve is lost to whoever begins: these are found soon too.
  for (;;) {
    const piled = { ...board, piles: random.shuffle(range(1, largestPile)).slice(0, randomPiles) };
    if (isFair(piled)) return fair(piled);
  }
}

/** The board's best line and grade; a board that the opponent can always win is no fair one. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  if (isFair(board)) return fair(board);
  const change = board.begins === "you" ? "let the opponent begin" : "begin yourself";
  return { problem: `This board cannot be won against a perfect opponent: to have a chance, ${change}.` };
}

function fair(board: Board): Fair<Board> {
  return { board, key: bestLine(board), grade: grade(board) };
}

function isFair(board: Board): boolean {
  return isLost(board) === (board.begins === "opponent");
}

/** The board that was asked for; without piles where these are to be random. */
function asked({ piles, last, opponent, begins }: Settings, seed: number): { board: Board; areRandom: boolean } {
  const areRandom = piles === undefined || piles === "random";
  const board = {
    piles: areRandom ? [] : piles.split(".").map(Number),
    most: piles === "21" ? 3 : null,
    last: last as Board["last"],
    opponent: opponent as Strength,
    begins: begins as Side,
    seed,
  };
  return { board, areRandom };
}

/** The game in which both play as well as can be: "2-3.1-1", who begins first. */
function bestLine(board: Board): string {
  const moves: string[] = [];
  for (let position: Position = board; !isOver(position); ) {
    const move = winningMoves(position)[0] ?? slowest(position)[0];
    if (!move) break;
    moves.push(moveText.write(move));
    position = after(position, move);
  }
  return moves.join(".");
}
