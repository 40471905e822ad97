import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import BoardOfPiles from "../../games/nim/Board.tsx";
import type { Move } from "../../games/nim/board.ts";
import game from "../../games/nim/game.ts";
import type { State } from "../../games/nim/state.ts";

function played(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((now, move) => {
    const next = game.play(now, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, state);
}

test("while a won game is shown once more, its end is told at the end alone", () => {
  const drawn = (state: State) =>
    renderToString(
      createElement(BoardOfPiles, {
        state,
        over: true,
        hint: [],
        because: [],
        area: [],
        inDigits: (text: string) => text,
        onMove: () => undefined,
      }),
    );
  const start = game.start({ piles: [1, 3], most: null, last: "wins", opponent: "perfect", begins: "you", seed: 0 });
  const begun = played(start, { pile: 1, count: 2 });
  expect(drawn(played(begun, { pile: 0, count: 1 }, { pile: 1, count: 1 }))).toContain("You win");
  expect(drawn(begun)).not.toMatch(/You (?:win|lose)/);
});
