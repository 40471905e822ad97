import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { isProblem, isRefusal, type Settings } from "../../engine/game/game.ts";
import { type Random, random } from "../../maths/random.ts";
import { range, sum } from "../../maths/whole.ts";
import { type Board, boardText, type Move, moveText, type Strength } from "./board.ts";
import game from "./game.ts";
import { grade, luck } from "./luck.ts";
import { choices, choose } from "./opponent.ts";
import { positionOf } from "./state.ts";
import { after, allMoves, isLost, isOver, type Position, winningMoves } from "./theory.ts";

const position: Position = { piles: [3, 4, 6], most: null, last: "wins" };

/** How often a strength leaves the other side lost, in 2,000 draws from a won position. */
function rightMoves(strength: Strength): number {
  const draws = random(7);
  return range(1, 2000).filter(() => isLost(after(position, choose(choices(position, strength), draws)))).length / 2000;
}

test("a perfect opponent is always right, a good one seven times in ten, a beginner never where there is a mistake to make", () => {
  expect(isLost(position)).toBe(false);
  expect(rightMoves("perfect")).toBe(1);
  expect(rightMoves("good")).toBeGreaterThan(0.66);
  expect(rightMoves("good")).toBeLessThan(0.74);
  expect(rightMoves("beginner")).toBe(0);
});

describe("a beginner", () => {
  const moves = (piles: readonly number[], most: number | null = null, last: "wins" | "loses" = "wins") =>
    choices({ piles, most, last }, "beginner").flatMap((share) => share.moves.map((move) => moveText.write(move)));

  test("takes a whole pile or a single counter, never what mends a nim-sum of three piles", () => {
    // To take 1 of the first pile would leave 2, 4 and 6: that is right, so it is not played.
    expect(moves([3, 4, 6])).toEqual(["1-3", "2-1", "2-4", "3-1", "3-6"]);
    // To take all of the second pile, or of the fourth, would leave 1, 2 and 3 and be right.
    expect(moves([1, 4, 2, 3])).toEqual(["1-1", "2-1", "3-1", "3-2", "4-1", "4-3"]);
  });

  test("gives two piles away, but takes the last one", () => {
    expect(moves([3, 5])).toEqual(["2-5"]);
    expect(moves([0, 7])).toEqual(["2-7"]);
    expect(moves([1, 4], null, "loses")).toEqual(["2-4"]);
    expect(moves([0, 4], null, "loses")).toEqual(["2-3"]);
  });

  test("leaves what is easiest of one pile where so many may be taken", () => {
    expect(moves([4], 3)).toEqual(["1-3"]);
    expect(moves([3], 3)).toEqual(["1-3"]);
  });
});

describe("who beats a beginner from a position that is won", () => {
  const kinds = allKinds();
  const blind = (position: Position, draws: Random) => draws.pick(allMoves(position));
  const perfect = (position: Position, draws: Random) => {
    const winning = winningMoves(position);
    return draws.pick(winning.length > 0 ? winning : allMoves(position));
  };
  const players: Record<string, (position: Position, draws: Random) => Move> = {
    blind,
    /** A beginner as well: sees the move that settles the game, and plays any other by chance. */
    novice: (position, draws) => {
      const moves = allMoves(position);
      const settles = (move: Move) => {
        const left = sum(after(position, move).piles);
        return left === (position.last === "wins" ? 0 : 1);
      };
      const settling = moves.filter(settles);
      return draws.pick(settling.length > 0 ? settling : moves);
    },
    /** Knows what to do as soon as two piles are left, and nothing before. */
    endgame: (position, draws) =>
      (position.piles.filter((pile) => pile > 0).length <= 2 ? perfect : blind)(position, draws),
    perfect,
  };
  const games = seeds(4000, 600);
  const deals = 30;

  /** Of many games, each played with draws of its own, the part that the player wins. */
  function wins(name: string, chosen: Settings): number {
    const boards = range(1, deals).map((seed) => game.deal(chosen, random(seed)).board);
    const won = range(1, games).filter((seed) => {
      const draws = random(seed);
      let state = game.start(boards[seed % deals] ?? draws.pick(boards));
      while (game.outcome(state) === "open") {
        const move = game.reply?.(state, draws) ?? players[name]?.(positionOf(state), draws);
        const next = move ? game.play(state, move) : { refusal: "no move" };
        if (isRefusal(next)) throw new Error(next.refusal);
        state = next;
      }
      return game.outcome(state) === "solved";
    });
    return won.length / games;
  }

  test.each(kinds)("$piles, the last counter $last, $begins begin", (chosen) => {
    const chance = wins("blind", chosen);
    // Where the last counter loses, hardly a move wins that is not looked for: of 21 counters blind play could win 39 in 100
    // at most, whatever the opponent did that still takes a win in one.
    const [least, most] = chosen["last"] === "wins" ? [0.42, 0.68] : [0.17, 0.35];
    expect(chance).toBeGreaterThan(least);
    expect(chance).toBeLessThan(most);
    // Two beginners: the one who takes a win where she sees one wins 68 to 80 of 100 games, whichever kind it is.
    const novice = wins("novice", chosen);
    expect(novice).toBeGreaterThan(0.6);
    expect(novice).toBeLessThan(0.88);
    expect(wins("endgame", chosen)).toBeGreaterThan(0.72);
    expect(wins("perfect", chosen)).toBe(1);
  });
});

/** Every setting of piles, end and beginner that can be dealt. */
function allKinds(): Settings[] {
  const [piles = [], last = [], , begins = []] = game.settings.fields.map(({ options }) =>
    options.map(({ value }) => value),
  );
  return piles
    .flatMap((one) => last.flatMap((end) => begins.map((first) => ({ piles: one, last: end, begins: first }))))
    .map((one) => ({ ...one, opponent: "beginner" }))
    .filter((chosen) => game.settings.fault(chosen) === null);
}

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
