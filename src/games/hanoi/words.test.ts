import { describe, expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import game from "./game.ts";
import type { Position } from "./position.ts";

const position = (text: string): Position => {
  const read = game.board.read(text);
  if (isProblem(read)) throw new Error(read.problem);
  return read.value;
};

describe("texts", () => {
  test.each([
    ["321.-.-", [0, 0, 0]],
    ["-.31.2", [1, 2, 1]],
    [" 8.7654321.- ", [1, 1, 1, 1, 1, 1, 1, 0]],
  ])("%s", (text, pegs) => expect(position(text)).toEqual({ pegs }));

  test.each([
    ["123.-.-", "A larger disc cannot lie on a smaller one."],
    ["21.-.-", "A tower here has 3 to 8 discs; this text has 2."],
    ["987654321.-.-", "A tower here has 3 to 8 discs; this text has 9."],
    ["431.-.-", "These are 3 discs, so each of 1 to 3 must be named once; 2 is missing."],
    ["3.3.1", "These are 3 discs, so each of 1 to 3 must be named once; 2 is missing."],
    ["321.-", "A tower is written peg by peg, discs from the bottom up, such as 431.2.- with a dash for an empty peg."],
    ["9".repeat(50), "This text is too long for a tower of at most 8 discs."],
  ])("%s: %s", (text, problem) => expect(game.board.read(text)).toEqual({ problem }));

  test.each(["1-4", "13", "1-3 ", "0-1"])("%s is no move", (text) =>
    expect(game.move.read(text)).toEqual({
      problem: "A move names the peg to take from and the peg to go to, such as 1-3.",
    }),
  );
});

test.each([
  [0, 0, "A disc has to move to another peg."],
  [1, 2, "Peg 2 is empty: there is no disc to move."],
  [1, 1, "Peg 2 is empty: there is no disc to move."],
  [0, 2, "A larger disc cannot lie on a smaller one."],
])("from %s to %s: %s", (from, to, refusal) =>
  expect(game.play(position("32.-.1"), { from, to })).toEqual({ refusal }),
);

test.each([
  ["-.-.321", null],
  ["1.-.32", "Disc 1 is the only disc that is not on peg 3 yet, and no disc can be in its way."],
  [
    "3.21.-",
    "Disc 3 is the largest disc that is not on peg 3 yet. Discs 1 and 2 both stand on peg 2, out of its way, so it can move now.",
  ],
  [
    "2.1.3",
    "Disc 2 is the largest disc that is not on peg 3 yet. Disc 1 stands on peg 2, out of its way, so it can move now.",
  ],
  [
    "21.-.3",
    "Disc 2 is the largest disc that is not on peg 3 yet. Before it can move there, disc 1 must stand on peg 2. It can go there now.",
  ],
  [
    "43.-.21",
    "Disc 4 is the largest disc that is not on peg 3 yet. Before it can move there, discs 1 to 3 must all stand on peg 2. Of these, disc 3 is the largest that is not there, and it can go there now.",
  ],
  [
    "43.2.1",
    "Disc 4 is the largest disc that is not on peg 3 yet. Before it can move there, discs 1 to 3 must all stand on peg 2. So disc 3 must go to peg 2; for that disc 2 must go to peg 3; for that disc 1 must go to peg 1, and it can go now.",
  ],
  [
    "54321.-.-",
    "Disc 5 is the largest disc that is not on peg 3 yet. Before it can move there, discs 1 to 4 must all stand on peg 2. So disc 4 must go to peg 2. Asking again and again what has to go first leads down to disc 1, which can go to peg 3 now.",
  ],
])("why in %s", (text, why) => expect(game.nextStep(position(text), "")?.why ?? null).toBe(why));

test("the board and its changes in words", () => {
  expect(game.words.board(position("43.-.21"))).toBe(
    "2 of 4 discs stand on peg 3. Peg 1: discs 4 and 3 from the bottom up. Peg 2 is empty. Peg 3: discs 2 and 1 from the bottom up.",
  );
  expect(game.words.board(position("432.-.1"))).toMatch(/^1 of 4 discs stands on peg 3\..* Peg 3: disc 1\.$/);
  const change = game.words.change(position("432.-.1"), { from: 0, to: 1 }, position("43.2.1"));
  expect(change).toBe("Disc 2 from peg 1 to peg 2");
});

describe("boards", () => {
  test("a scattered board is never the game of a smaller tower, and both open pegs occur for the largest disc", () => {
    const starts = Array.from(
      { length: 200 },
      (_, seed) => game.deal({ discs: "3", start: "anywhere" }, random(seed)).board,
    );
    expect(new Set(starts.map(({ pegs }) => pegs[2]))).toEqual(new Set([0, 1]));
    expect(new Set(starts.map(({ pegs }) => pegs.join(""))).size).toBe(18);
  });

  test("the tower of 4 takes 15 moves", () => {
    const fair = game.deal({ discs: "4", start: "tower" }, random(1));
    expect(fair.grade).toBe("15 moves at best");
    expect(fair.key.split(",")).toHaveLength(15);
  });

  test("a gathered tower is no game", () => {
    expect(game.judge(position("-.-.321"))).toEqual({
      problem: "All discs stand on peg 3 already: there is nothing to do.",
    });
  });
});
