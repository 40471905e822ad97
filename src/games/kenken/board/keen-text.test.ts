import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProblem } from "../../../engine/game/game.ts";
import { random } from "../../../maths/random.ts";
import { cut } from "../dealing/cut.ts";
import type { Board } from "./board.ts";
import { readBoard, writeBoard } from "./keen-text.ts";

const board = (text: string): Board => {
  const read = readBoard(text);
  if (isProblem(read)) throw new Error(`${text}: ${read.problem}`);
  return read.value;
};
const problem = (text: string) => {
  const read = readBoard(text);
  return isProblem(read) ? read.problem : "no problem";
};

test("the example of the format's description", () => {
  const text = "6:a_13a_3a__b__aa_3a__aabad_aa__,m4d2a7m72s2s2s1s2m12a7d3d2s2a7m15a8d2";
  expect(board(text).size).toBe(6);
  expect(board(text).cages).toHaveLength(17);
  expect(board(text).cages[0]).toEqual({ cells: [0, 1], operation: "multiply", target: 4 });
  expect(writeBoard(board(text))).toBe(text);
});

test("any cut of any size survives the text, hidden operations too", () => {
  const cutting = fc.record({
    size: fc.integer({ min: 3, max: 9 }),
    seed: fc.integer(),
    pairs: fc.integer({ min: 0, max: 100 }),
    most: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(cutting, ({ size, seed, pairs, most }) => {
      const luck = random(seed);
      const cells = Array.from({ length: size * size }, (_, cell) => cell);
      const groups = cut(size, cells, { pairs, most }, luck).sort(([a = 0], [b = 0]) => a - b);
      const cages = groups.map((group) => ({
        cells: group,
        operation: luck.pick(
          group.length === 2
            ? (["add", "subtract", "multiply", "divide", "hidden"] as const)
            : (["add", "multiply", "hidden"] as const),
        ),
        target: luck.whole(1, 100_000),
      }));
      const text = writeBoard({ size, cages });
      expect(board(text)).toEqual({ size, cages });
      expect(writeBoard(board(text))).toBe(text);
    }),
  );
});

test("one cage over the whole board, as keen's program reads it", () => {
  for (const [size, walls] of [
    [3, "l"],
    [4, "x"],
    [5, "yo"],
  ] as const) {
    const text = `${size}:${walls},a${(size * size * (size + 1)) / 2}`;
    expect(board(text).cages).toHaveLength(1);
    expect(writeBoard(board(text))).toBe(text);
  }
  const whole = {
    size: 9,
    cages: [{ cells: Array.from({ length: 81 }, (_, cell) => cell), operation: "add" as const, target: 405 }],
  };
  expect(board(writeBoard(whole))).toEqual(whole);
  // Exactly 25 open edges before a wall; keen 20230122 takes this text.
  const rows = board("6:y_d_30,a21a21a21a21a21a1a20");
  expect(rows.cages.map(({ cells }) => cells.length)).toEqual([6, 6, 6, 6, 6, 1, 5]);
  expect(writeBoard(rows)).toBe("6:y_d_30,a21a21a21a21a21a1a20");
  // The same board as keen's source says that it writes it: z is 25 edges and no wall.
  expect(board("5:zo,a75")).toEqual(board("5:yo,a75"));
});

test("walls within a cage, leading zeros, blanks around, keen's difficulty, a single cell's bare digit", () => {
  expect(board("3:_9_4,a1a2a3a2a3a1a3a1a2")).toEqual(board("3:_13,a1a2a3a2a3a1a3a1a2"));
  expect(board("3:_13,123231312")).toEqual(board("3:_13,a1a2a3a2a3a1a3a1a2"));
  expect(board("  3dn:a_a3_a_,s01m2m3a5\n")).toEqual(board("3:a_a3_a_,s1m2m3a5"));
});

describe("what is wrong is said", () => {
  test.each([
    ["", 'A KenKen text begins with the number of rows and a colon, such as "6:".'],
    ["sudoku", 'A KenKen text begins with the number of rows and a colon, such as "6:".'],
    ["2:_5,a1a2a2a1", "A KenKen has from 3 to 9 rows; this text asks for 2."],
    ["10:_13,a1", "A KenKen has from 3 to 9 rows; this text asks for 10."],
    ["3:a_a3_a_", "A comma is missing between the walls of the cages and their clues."],
    [
      "3:a_A3_a_,s1m2m3a5",
      'The walls of the cages are written with _, the letters a to z and numbers after them; "A" is something else.',
    ],
    ["3:_12,a1", "This board has 12 edges between its cells; the text has only 11 of them."],
    ["6:hzy,a1", "This board has 60 edges between its cells; the text of the walls goes on after them."],
    ["3:_14,a1", "This board has 12 edges between its cells; the text of the walls goes on after them."],
    ["3:a_a3_a_,s1m2m3", "This board has 4 cages; the text has 3 clues."],
    ["3:a_a3_a_,s1m2m3a5a1", "This board has 4 cages; the text has more clues than that."],
    [
      "3:a_a3_a_,s1m2m3q5",
      'A clue begins with a (sum), s (difference), m (product), d (quotient) or h (hidden); for the cage at row 3, column 2 there is "q".',
    ],
    ["3:a_a3_a_,sm2m3a5", "The clue of the cage at row 1, column 1 has no number."],
    ["3:a_a3_a_,s1s2m3a5", "A difference needs a cage of exactly 2 cells; the cage at row 1, column 3 has 3."],
    ["3:a_a3_a_,s1d2m3a5", "A quotient needs a cage of exactly 2 cells; the cage at row 1, column 3 has 3."],
    ["3:a_a3_a_,s1m2m3a1234567890123456", "The number for the cage at row 3, column 2 is too large: it has 16 digits."],
    [`3:${"_".repeat(2000)}`, "This text is too long for a KenKen: it has 2002 characters, and none needs 1500."],
  ])("%s", (text, sentence) => expect(problem(text)).toBe(sentence));

  test("very many repeats are refused at once", () =>
    expect(problem("9:y999999999999,a1")).toMatch(/goes on after them/));
});
