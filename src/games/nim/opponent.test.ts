import { expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { range, sum } from "../../maths/whole.ts";
import { type Board, boardText, type Strength } from "./board.ts";
import { grade, luck } from "./luck.ts";
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

/** The same chance straight from the rules, move by move and without remembering anything. */
function blindly(now: Position, strength: Strength, turn: "you" | "opponent"): number {
  if (isOver(now)) return (turn === "opponent") === (now.last === "wins") ? 1 : 0;
  const shares = turn === "you" ? [{ tenths: 10, moves: allMoves(now) }] : choices(now, strength);
  const next = turn === "you" ? "opponent" : "you";
  return sum(
    shares.map(
      ({ tenths, moves }) =>
        (tenths / 10) * (sum(moves.map((move) => blindly(after(now, move), strength, next))) / moves.length),
    ),
  );
}

test("the chance of luck is what blind players get, whoever begins", () => {
  for (const opponent of ["beginner", "good", "perfect"] as const)
    for (const last of ["wins", "loses"] as const)
      for (const begins of ["you", "opponent"] as const)
        for (const [piles, most] of [
          [[2, 3, 4], null],
          [[7], 3],
          [[3, 2, 2], 2],
        ] as const) {
          const board: Board = { piles, most, last, opponent, begins, seed: 0 };
          expect(luck(board), JSON.stringify(board)).toBeCloseTo(blindly(board, opponent, begins), 12);
        }
});

test.each([
  ["1.2-any-wins-beginner-you-0", "Easy"],
  ["21-3-wins-beginner-you-0", "Easy"],
  ["3.4.5-any-wins-good-you-0", "Medium"],
  ["21-3-wins-perfect-you-0", "Hard"],
  ["7.12.9-any-wins-perfect-you-0", "Expert"],
])("%s is %s", (text, expected) => {
  const board = boardText.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  expect(grade(board.value)).toBe(expected);
});
