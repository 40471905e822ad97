import { describe, expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { press } from "./board.ts";
import { boardText, moveText } from "./board-text.ts";
import game from "./game.ts";

describe("texts", () => {
  test.each([
    ["010.111.010", 3, false, 2],
    ["wrap_010.111.010", 3, true, 2],
    ["three_0120.1111.0102.0000", 4, false, 3],
    ["wrap_three_012.111.010", 3, true, 3],
  ])("%s", (text, size, wrap, colours) => {
    expect(boardText.read(text)).toMatchObject({ value: { size, wrap, colours } });
  });

  const general = "A board of lights has 3 to 7 rows of digits with dots between them, such as 010.111.010.";
  test.each([
    ["01.10", general],
    ["010111010", general],
    ["three_wrap_012.111.010", general],
    ["010.1a1.010", general],
    ["010.11.010", "These are 3 rows, so each has 3 lights; row 2 has 2."],
    ["010.121.010", "Each light is 0 (off) or 1 (on); 2 is none of these."],
    ["three_010.131.010", "Each light is 0 (off), 1 (dim) or 2 (bright); 3 is none of these."],
    ["1".repeat(200), "This text is too long for a board of lights."],
  ])("%s: %s", (text, problem) => expect(boardText.read(text)).toEqual({ problem }));

  test("a press", () => {
    expect(moveText.read("r2c5")).toEqual({ value: { row: 1, column: 4 } });
    for (const text of ["r0c1", "r8c1", "2,5", "r2c5 "])
      expect(moveText.read(text)).toEqual({
        problem: "A press names a row and a column, such as r2c5 for row 2, column 5.",
      });
  });
});

const read = (text: string) => {
  const reading = boardText.read(text);
  if (isProblem(reading)) throw new Error(reading.problem);
  return reading.value;
};

test("a press outside the board is refused", () => {
  for (const [row, column] of [
    [3, 0],
    [0, 3],
    [-1, 0],
    [0.5, 0],
  ] as const)
    expect(game.play(read("010.111.010"), { row, column })).toEqual({
      refusal: "There is no such cell: this board has 3 rows and 3 columns.",
    });
});

describe("judging", () => {
  test("says what a board without a solution breaks, and it is true", () => {
    const board = read("10000.00000.00000.00000.00000");
    const judged = game.judge(board);
    const problem = isProblem(judged) ? judged.problem : "";
    const [, count, on, list = ""] =
      /^This board has no solution: every press changes an even number of these (\d+) lights, and an odd number of them, (\d+), is on \((.*)\)\.$/.exec(
        problem,
      ) ?? [];
    // The lights that the sentence names, read back from its words.
    const named = list.split("; ").flatMap((line) => {
      const [row = 0, ...columns] = (line.match(/\d+/g) ?? []).map(Number);
      return columns.map((column) => (row - 1) * 5 + column - 1);
    });
    expect(named).toHaveLength(Number(count));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((cell) => board.lights[cell] === 1)).toHaveLength(Number(on));
    expect(Number(on) % 2).toBe(1);
    for (let cell = 0; cell < 25; cell++) {
      const after = press(board, cell);
      expect(named.filter((one) => after.lights[one] !== board.lights[one]).length % 2).toBe(0);
    }
  });

  test("of three colours, by the number of boards", () => {
    expect(game.judge(read("three_1000.0000.0000.0000"))).toEqual({
      problem:
        "This board has no solution: the presses reach only one in 9 of all boards of this kind, and this is none of them.",
    });
  });

  test("a dark board is no game", () => {
    expect(game.judge(read("000.000.000"))).toEqual({
      problem: "Every light on this board is off already: there is nothing to do.",
    });
  });
});

test("few and many presses keep their word", () => {
  for (const size of ["3", "4", "5", "6", "7"])
    for (const edges of ["plain", "wrap"])
      for (const colours of ["2", "3"])
        for (const presses of ["few", "many"]) {
          const settings = { size, edges, colours, presses };
          if (game.settings.fault(settings) !== null) continue;
          for (let seed = 0; seed < 20; seed++) {
            const { key, grade } = game.deal(settings, random(seed));
            const count = key.split(",").length;
            expect(grade).toBe(`${count} presses at best`);
            expect(count > Number(size)).toBe(presses === "many");
            expect(count).toBeGreaterThanOrEqual(2);
          }
        }
});

test("the board and its changes in words", () => {
  expect(game.words.board(read("010.000.011"))).toBe("3 of 9 lights are on: row 1, column 2; row 3, columns 2 and 3.");
  expect(game.words.board(read("three_010.020.000"))).toBe(
    "1 of 9 lights is bright: row 2, column 2. 1 of 9 lights is dim: row 1, column 2.",
  );
  expect(game.words.board(read("000.000.000"))).toBe("All 9 lights are off.");
  const before = read("010.000.000");
  expect(game.words.change(before, { row: 0, column: 0 }, before)).toBe(
    "Pressed row 1, column 1: 2 lights are on now, 1 light is off now",
  );
});
