import { expect, test } from "vitest";
import { describeGame } from "../../engine/contract-tests/game.ts";
import { random } from "../../maths/random.ts";
import game from "./game.ts";
import { opening } from "./opening.ts";

test("the page opens with what the first settings deal by seed 1", () => {
  expect(opening).toEqual(game.deal(game.settings.first, random(1)));
});

const wish = (size: number, operations: string, grade: string) => ({ size: String(size), operations, grade });

// All settings are dealt in deal.test.ts; these meet each size, each choice of operations and each grade.
describeGame(game, {
  seeds: 2,
  settings: [
    wish(3, "add", "easy"),
    wish(3, "hidden", "hard"),
    wish(4, "all", "normal"),
    wish(4, "addsub", "extreme"),
    wish(5, "addsubmul", "hard"),
    wish(6, "hidden", "extreme"),
    wish(6, "all", "easy"),
    wish(7, "add", "normal"),
    wish(8, "all", "hard"),
    wish(9, "all", "extreme"),
  ],
});

test("what cannot be dealt is refused at once, even when nobody asked before", () => {
  expect(() => game.deal(wish(3, "all", "extreme"), random(1))).toThrow(RangeError);
});

test("a full cage that misses its target is a clash, and nothing else is", () => {
  const read = game.board.read("3:a_a3_a_,s1m2m3a5");
  if (!("value" in read)) throw new Error(read.problem);
  let state = game.start(read.value);
  for (const [cell, value] of [...(read.value.cages[0]?.cells.entries() ?? [])].map(
    ([at, cell]) => [cell, 2 * at + 1] as const,
  )) {
    const next = game.play(state, { do: "write", cell, value, tidy: false });
    if ("refusal" in next) throw new Error(next.refusal);
    state = next;
  }
  expect(game.clashes(state)).toEqual([
    {
      cells: [0, 1],
      why: "The cage 1− at row 1, column 1 is full, but does not make the difference 1.",
    },
  ]);
});

test("clues are shown and read aloud", () => {
  const read = game.board.read("4:a3_5aa__a3__,s1h12d2m6a5a4h3h3");
  if (!("value" in read)) throw new Error(read.problem);
  const { clues } = game.shape(read.value);
  expect(clues.map(({ text, words }) => `${text} | ${words}`)).toMatchInlineSnapshot(`
    [
      "1− | difference 1, cage of row 1, columns 1 and 2",
      "12 | hidden operation, result 12, cage of row 1, columns 3 and 4; row 2, column 4",
      "2÷ | quotient 2, cage of column 1, rows 2 and 3",
      "6× | product 6, cage of row 2, columns 2 and 3; row 3, column 3",
      "5+ | sum 5, cage of column 2, rows 3 and 4",
      "4 | single cell: 4",
      "3 | single cell: 3",
      "3 | hidden operation, result 3, cage of row 4, columns 3 and 4",
    ]
  `);
});

test("no two cages of a board are told in the same words", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { board } = game.deal({ ...game.settings.first, size: seed % 2 ? "4" : "6" }, random(seed));
    const words = game.shape(board).clues.flatMap((clue) => (clue.cells.length > 1 ? [clue.words] : []));
    expect(new Set(words).size, words.join(" | ")).toBe(words.length);
  }
});
