import { expect, test } from "vitest";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { isPrime } from "../../maths/whole.ts";
import { afterwards } from "./afterwards.ts";
import type { Board } from "./board.ts";
import game from "./game.ts";
import { type State, totalOf } from "./state.ts";
import { endWords, priceWords, takenWords } from "./words.ts";

const taxman: Board = { n: 12, opponent: "taxman", seed: 0 };
const duel: Board = { n: 12, opponent: "perfect", seed: 5 };

function after(board: Board, numbers: readonly number[]): State {
  return numbers.reduce((state, x) => {
    const next = game.play(state, x);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(board));
}

function keyOf(board: Board): string {
  const judged = game.judge(board);
  if (isProblem(judged)) throw new Error(judged.problem);
  return judged.key;
}

test("against the taxman: the best total, a way to it with its prices, and why a prime comes first", () => {
  const key = keyOf(taxman);
  const told = afterwards(after(taxman, [11, 9, 10, 12]), key);
  expect(told[0]).toBe(
    "You took 42 of 78. The most that anybody can take from this board is 50, and more than 39 wins.",
  );
  expect(told[1]).toBe(
    "One best way is 11 (1), 10 (2, 5), 9 (3), 8 (4) and 12 (6). The brackets hold what the taxman gets for each.",
  );
  expect(told[2]).toContain("11 is the largest, and it costs no more than the 1.");
  expect(told[3]).toContain("6 of 12");
  expect(told.at(-1)).toContain("The smaller divisors of 12 add up to 16, which is more than 12.");
  expect(told.at(-1)).toContain("On this board 12 is the only one. Take");
  expect(told.at(-1)).toMatch(/perfect: 6 = 1 \+ 2 \+ 3\.$/);
  expect(afterwards(after(taxman, [11, 10, 9, 8, 12]), key)[0]).toMatch(
    /^You took 50 of 78\. That is the best possible/,
  );
});

test("a best way begins with the largest prime, as is said, and takes what is said", () => {
  for (let n = 10; n <= 50; n++) {
    const board: Board = { n, opponent: "taxman", seed: 0 };
    const [best = "", way = ""] = keyOf(board).split(":");
    const numbers = way.split(".").map(Number);
    expect(isPrime(numbers[0] ?? 0), `${n}`).toBe(true);
    expect(totalOf(after(board, numbers), "you")).toBe(Number(best));
    const [, , prime = "", half = ""] = afterwards(after(board, numbers), `${best}:${way}`);
    expect(prime).toContain(`at the start: ${numbers[0]} is the largest`);
    expect(half).toContain(`${Math.floor(n / 2)} of ${n}`);
    expect(numbers.length).toBeLessThanOrEqual(n / 2);
  }
});

test("against an opponent: both leads, the game of two that play their best, and what numbers gain", () => {
  const told = afterwards(after(duel, [11, 10, 9, 12]), keyOf(duel));
  expect(told[0]).toBe(
    "You ended 11 ahead. If both sides play their best from the start, whoever begins ends 5 ahead.",
  );
  expect(told[1]).toMatch(/by turns, is 11 \(1\), 9 \(3\), 10 \(2, 5\) and 12 \(4, 6\)\./);
  expect(told[2]).toContain("At the start 11 gains 10 and 7 gains 6.");
  expect(told.join(" ")).not.toMatch(/taxman|NaN|undefined/);
});

test("without a key that fits there is still something to learn", () => {
  for (const key of ["", "50", "50:99", "x:1.2", "50:0.3"])
    expect(afterwards(after(taxman, [12, 10]), key)[0]).toMatch(/^Whatever is taken first/);
  expect(afterwards(after({ ...taxman, n: 10 }, [7]), "").at(-1)).toContain("On a larger board");
});

test("the latest moves are known and told", () => {
  expect(game.start(duel).latest).toEqual([]);
  const two = after(duel, [11, 10]);
  expect(two.latest.map((taken) => takenWords(two, taken))).toEqual([
    "You took 11, and the opponent got 1.",
    "The opponent took 10, and you got 2 and 5.",
  ]);
  expect(after(duel, [11, 10, 9]).latest.map(({ x }) => x)).toEqual([9]);
  const end = after(taxman, [11, 10, 9, 8, 12]);
  expect(end.latest.map((taken) => takenWords(end, taken))).toEqual([
    "You took 12, and the taxman got 6. Nothing more can be taken, so the taxman also gets 7.",
  ]);
  expect(endWords(end)).toBe("You win by 22.");
});

test("what a number costs is told before it is taken", () => {
  const state = after(taxman, [11]);
  expect(priceWords(state, 12)).toBe("You get 12. The taxman gets 2, 3, 4 and 6 for it, 15 in all.");
  expect(priceWords(state, 9)).toBe("You get 9. The taxman gets 3 for it.");
  expect(priceWords(state, 7)).toBe("No divisor of 7 is left but 7 itself, so it cannot be taken.");
  expect(priceWords(state, 11)).toBe("11 is gone.");
});
