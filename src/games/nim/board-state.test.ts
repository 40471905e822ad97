import { expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import type { Board, Move } from "./board.ts";
import game from "./game.ts";
import type { State } from "./state.ts";
import { endWords, takenWords } from "./words.ts";

const board: Board = { piles: [1, 3], most: null, last: "wins", opponent: "perfect", begins: "you", seed: 0 };

function played(state: State, ...moves: Move[]): State {
  return moves.reduce((now, move) => {
    const next = game.play(now, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, state);
}

test("a state knows the last move of each side, and no more", () => {
  const start = game.start(board);
  const [mine, reply, next] = [
    { pile: 1, count: 1 },
    { pile: 0, count: 1 },
    { pile: 1, count: 2 },
  ];
  expect(start.latest).toEqual([]);
  expect(played(start, mine).latest).toEqual([{ ...mine, by: "you" }]);
  const two = played(start, mine, reply);
  expect(two.latest.map(takenWords)).toEqual(["You took 1 from pile 2", "The opponent took 1 from pile 1"]);
  const end = played(two, next);
  expect(end.latest).toEqual([{ ...next, by: "you" }]);
  expect(endWords(end)).toBe("You win: you took the last counter");
  expect(played(game.start({ ...board, begins: "opponent" }), mine).latest).toEqual([{ ...mine, by: "opponent" }]);
});

test("what a move changed is said without a stop at its end, for the player sets one", () => {
  const two = played(game.start(board), { pile: 0, count: 1 });
  expect(game.words.change(game.start(board), { pile: 0, count: 1 }, two)).toBe(
    "You take 1 from pile 1, which is empty now",
  );
  const end = played(two, { pile: 1, count: 3 });
  expect(game.words.change(two, { pile: 1, count: 3 }, end)).toBe(
    "The opponent takes 3 from pile 2, which is empty now. You lose: the opponent took the last counter",
  );
});

test("afterwards the strategy is told, and what it meant in this game", () => {
  const end = played(game.start(board), { pile: 1, count: 2 }, { pile: 0, count: 1 }, { pile: 1, count: 1 });
  const told = game.afterwards?.(end, "") ?? [];
  expect(told[1]).toMatch(/^One pile, two piles\. Think backwards/);
  expect(told.some((one) => one.startsWith("And if the last counter lost? Then"))).toBe(true);
  expect(told[0]).toBe(
    "This game. As powers of two the piles were 1 and 3 = 2 + 1: no partner for one 2, so whoever begins can mend it and win. Here you began: you could win for certain, and you did.",
  );
  const single = game.start({ ...board, piles: [21], most: 3 });
  expect(game.afterwards?.(single, "").some((one) => one.startsWith("Groups of 4. So leave 4 counters"))).toBe(true);
});
