import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import type { Board, Strength } from "./board.ts";
import { luck } from "./luck.ts";
import { choices, choose } from "./opponent.ts";
import { after, allMoves, isLost, isOver, type Position } from "./theory.ts";

const position: Position = { piles: [3, 4, 6], most: null, last: "wins" };

/** How often a strength leaves the other side lost, in 2,000 draws from a won position. */
function rightMoves(strength: Strength): number {
  const draws = random(7);
  return range(1, 2000).filter(() => isLost(after(position, choose(choices(position, strength), draws)))).length / 2000;
}

test("a perfect opponent is always right, a good one seven times in ten, a beginner by luck only", () => {
  expect(isLost(position)).toBe(false);
  expect(rightMoves("perfect")).toBe(1);
  expect(rightMoves("good")).toBeGreaterThan(0.66);
  expect(rightMoves("good")).toBeLessThan(0.74);
  expect(rightMoves("beginner")).toBeLessThan(0.3);
});

test("all see the move that settles the game", () => {
  for (const strength of ["beginner", "good", "perfect"] as const) {
    expect(choices({ piles: [0, 5], most: null, last: "wins" }, strength)).toEqual([
      { tenths: 10, moves: [{ pile: 1, count: 5 }] },
    ]);
    expect(choices({ piles: [0, 5], most: null, last: "loses" }, strength)).toEqual([
      { tenths: 10, moves: [{ pile: 1, count: 4 }] },
    ]);
  }
});

test("in a lost position the perfect opponent takes one counter of a largest pile", () => {
  expect(choices({ piles: [2, 5, 7], most: null, last: "wins" }, "perfect")).toEqual([
    { tenths: 10, moves: [{ pile: 2, count: 1 }] },
  ]);
});

test("the chance of luck is what blind players get", () => {
  const board: Board = { piles: [2, 3, 4], most: null, last: "wins", opponent: "good", begins: "you", seed: 0 };
  const draws = random(3);
  const games = 4000;
  let won = 0;
  for (let game = 0; game < games; game++) {
    let turn: "you" | "opponent" = "you";
    let now: Position = board;
    while (!isOver(now)) {
      now = after(now, turn === "you" ? draws.pick(allMoves(now)) : choose(choices(now, "good"), draws));
      turn = turn === "you" ? "opponent" : "you";
    }
    if (turn === "opponent") won += 1;
  }
  expect(Math.abs(won / games - luck(board))).toBeLessThan(0.025);
});
