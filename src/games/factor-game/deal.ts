import type { Fair, Settings, SettingsForm } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import type { Board, Opponent } from "./board.ts";
import { bestLead, bestMoves } from "./duel.ts";
import { type Pot, potOf, takeable, without } from "./pot.ts";
import { halfOf } from "./state.ts";
import { bestTotal, canReach } from "./taxman.ts";

export const settings: SettingsForm = {
  fields: [
    {
      name: "n",
      label: "Numbers",
      rising: true,
      options: [10, 15, 20, 25, 30, 40, 50].map((n) => ({ value: String(n), label: `1 to ${n}` })),
    },
    {
      name: "opponent",
      label: "Against",
      options: [
        { value: "taxman", label: "The taxman, who gets all divisors" },
        { value: "beginner", label: "An opponent who is still learning" },
        { value: "good", label: "An opponent who plays well" },
        { value: "perfect", label: "A perfect opponent" },
      ],
    },
  ],
  first: { n: "20", opponent: "taxman" },
  fault: () => null,
};

/** The board that was asked for; against an opponent its seed makes every game another one. */
export function deal({ n, opponent }: Settings, random: Random): Fair<Board> {
  const against = opponent as Opponent;
  return fair({ n: Number(n), opponent: against, seed: against === "taxman" ? 0 : random.whole(0, 9999) });
}

/** The best that the player can do, exact for every board there is, and a way to it. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  const pot = potOf(range(1, board.n));
  const isWon = board.opponent === "taxman" ? bestTotal(pot) > halfOf(board.n) : bestLead(pot) > 0;
  return isWon ? fair(board) : { problem: `From 1 to ${board.n} nobody can win: choose a larger board.` };
}

/** The key is the best total, or the best lead, and a way to it: "40:7.9.6.8.10". */
function fair(board: Board): Fair<Board> {
  const pot = potOf(range(1, board.n));
  if (board.opponent === "taxman") {
    const best = bestTotal(pot);
    const key = `${best}:${bestLine(pot, (left) => takeable(left).find((x) => keepsBest(left, x))).join(".")}`;
    return { board, key, grade: `${best} of ${(board.n * (board.n + 1)) / 2} at best` };
  }
  const lead = bestLead(pot);
  const strength = { beginner: "Beginner", good: "Good player", perfect: "Perfect opponent" }[board.opponent];
  const key = `${lead}:${bestLine(pot, (left) => bestMoves(left)[0]).join(".")}`;
  return { board, key, grade: `${strength}: best play ends ${lead} ahead` };
}

/** Whether taking x leaves the best total within reach. */
function keepsBest(pot: Pot, x: number): boolean {
  return canReach(without(pot, x), bestTotal(pot) - x);
}

function bestLine(full: Pot, choose: (left: Pot) => number | undefined): number[] {
  const line: number[] = [];
  for (let pot = full; ; pot = without(pot, line.at(-1) ?? 0)) {
    const x = choose(pot);
    if (x === undefined) return line;
    line.push(x);
  }
}
