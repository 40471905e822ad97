import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProblem, isRefusal } from "./game.ts";
import type { GridMove, GridShape, GridState } from "./grid.ts";
import { gridGame } from "./grid-game.ts";
import { areFull, candidatesOf } from "./grid-moves.ts";
import { aroundWords } from "./grid-words.ts";

/** Two rows of two, each value once in a row and in a column; the first cell is given. */
const shape: GridShape = {
  rows: 2,
  columns: 2,
  places: [0, 1, 2, 3].map((cell) => ({ row: Math.floor(cell / 2), column: cell % 2 })),
  values: ["-1/2", "7"],
  once: false,
  houses: [
    { name: "row 1", cells: [0, 1], different: true },
    { name: "row 2", cells: [2, 3], different: true },
    { name: "column 1", cells: [0, 2], different: true },
    { name: "column 2", cells: [1, 3], different: true },
  ],
  boxes: [],
  clues: [{ cells: [1, 3], text: "13/2+", words: "cage of 2 cells: sum 6 1/2", shape: "cage" }],
  givens: [2, 0, 0, 0],
};

const fair = { board: "b", key: "2112", grade: "Easy" };
const game = gridGame<string>({
  id: "latin",
  title: "Latin",
  settings: { fields: [], first: {}, fault: () => null },
  deal: () => fair,
  judge: () => fair,
  board: { write: (board) => board, read: (text) => ({ value: text }) },
  shape: () => shape,
  rules: () => "Each number once in a row and in a column.",
  clashes: () => [],
  nextStep: () => null,
  readKey: (_, key) => [...key].map(Number),
});

const start = game.start("b");

function played(...moves: readonly GridMove[]): GridState<string> {
  return moves.reduce((state, move) => {
    const next = game.play(state, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, start);
}

const write = (cell: number, value: number, tidy = false): GridMove => ({ do: "write", cell, value, tidy });
const solved = played(write(1, 1), write(2, 1), write(3, 2));

describe("moves", () => {
  test("write, clear and reset; a given stays", () => {
    expect(played(write(1, 1)).cells).toEqual([2, 1, 0, 0]);
    expect(played(write(1, 1), write(1, 0))).toEqual(start);
    expect(played(write(1, 1), { do: "mark", cell: 2, value: 1 }, { do: "reset" })).toEqual(start);
    expect(game.play(start, write(0, 1))).toEqual({ refusal: "This cell is given: it cannot be changed." });
  });

  test("a mark is set and taken away; a filled cell takes none; a written value replaces its cell's marks", () => {
    const mark = { do: "mark", cell: 1, value: 2 } as const;
    expect(played(mark).marks).toEqual([0, 2, 0, 0]);
    expect(played(mark, mark)).toEqual(start);
    expect(game.play(solved, mark)).toHaveProperty("refusal");
    expect(played(mark, write(1, 1)).marks).toEqual([0, 0, 0, 0]);
  });

  test("filling pencils in what the houses leave; tidying strikes a written value in the houses of its cell", () => {
    const filled = played({ do: "fill" });
    expect(filled.marks).toEqual([0, 1, 1, 3]);
    expect(played({ do: "fill" }, write(1, 1)).marks).toEqual([0, 0, 1, 3]);
    expect(played({ do: "fill" }, write(1, 1, true)).marks).toEqual([0, 0, 1, 2]);
    expect(played({ do: "fill" }, { do: "strike", marks: [{ cell: 3, value: 1 }] }).marks).toEqual([0, 1, 1, 2]);
    expect(played({ do: "fill" }, { do: "clear" }).marks).toEqual([0, 0, 0, 0]);
    expect(candidatesOf(start, 3)).toBe(3);
  });

  test("what is struck stays ruled out, pencilled in or not, until it is pencilled in again or all marks are", () => {
    const strike: GridMove = { do: "strike", marks: [{ cell: 3, value: 1 }] };
    expect(played(strike).ruledOut).toEqual([0, 0, 0, 1]);
    expect(played(strike, write(1, 1)).ruledOut).toEqual([0, 0, 0, 1]);
    expect(played(strike, { do: "mark", cell: 3, value: 2 }).ruledOut).toEqual([0, 0, 0, 1]);
    for (const move of [{ do: "mark", cell: 3, value: 1 }, { do: "fill" }, { do: "clear" }, { do: "reset" }] as const)
      expect(played(strike, move).ruledOut, move.do).toEqual([0, 0, 0, 0]);
  });

  test("marks are full when each empty cell has some, with the value that belongs there among them", () => {
    const [one, two]: GridMove[] = [{ do: "mark", cell: 1, value: 1 }, { do: "mark", cell: 1, value: 2 }]; // biome-ignore format: two moves
    if (!one || !two) throw new Error("no moves");
    const wanted = [2, 1, 1, 2];
    expect(areFull(played({ do: "fill" }), wanted)).toBe(true);
    expect(areFull(played({ do: "fill" }, one, two), wanted)).toBe(false);
    expect(areFull(played(one, write(2, 1)), wanted)).toBe(false);
    expect(areFull(played(one, write(2, 1), write(3, 2)), wanted)).toBe(true);
  });

  test.each<GridMove>([
    write(9, 1),
    write(1, 3),
    { do: "mark", cell: 1, value: 0 },
    { do: "strike", marks: [] },
    { do: "strike", marks: [{ cell: 1, value: 9 }] },
  ])("%j is refused", (move) => expect(game.play(start, move)).toHaveProperty("refusal"));

  test("are text, and any text is a move or none", () => {
    const moves: GridMove[] = [
      write(12, 7),
      write(12, 0, true),
      { do: "mark", cell: 3, value: 25 },
      { do: "strike", marks: [{ cell: 1, value: 2 }, { cell: 80, value: 9 }] }, // biome-ignore format: one move
      { do: "fill" },
      { do: "clear" },
      { do: "reset" },
    ];
    for (const move of moves) expect(game.move.read(game.move.write(move))).toEqual({ value: move });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = game.move.read(text);
        if (!isProblem(read)) expect(game.move.read(game.move.write(read.value))).toEqual(read);
      }),
    );
  });
});

describe("the end", () => {
  test("is when every cell is filled and no rule is broken", () => {
    expect(game.outcome(solved)).toBe("solved");
    expect(game.outcome(played(write(1, 1), write(2, 1)))).toBe("open");
    expect(game.outcome(played(write(1, 1), write(2, 1), write(3, 1)))).toBe("open");
  });

  test("what stands twice in a house is named, and a wrong cell is a mistake", () => {
    const twice = played(write(1, 2));
    expect(game.clashes(twice)).toEqual([{ cells: [0, 1], why: "7 stands twice in row 1." }]);
    expect(game.isMistaken(twice, fair.key)).toBe(true);
    expect([game.isMistaken(start, fair.key), game.isMistaken(solved, fair.key)]).toEqual([false, false]);
  });
});

describe("words", () => {
  test.each([
    [start, 0, "7"],
    [start, 1, "empty, cage of 2 cells: sum 6 1/2"],
    [played(write(2, 1)), 2, "minus 1/2"],
    [played({ do: "fill" }), 3, "empty, cage of 2 cells: sum 6 1/2, pencil marks minus 1/2 and 7"],
    [played({ do: "fill" }), 2, "empty, pencil mark minus 1/2"],
  ])("a cell, %#", (state, cell, words) => expect(game.cellWords(state, cell)).toBe(words));

  test("of what stands around a cell", () => {
    expect(aroundWords(start, 1, "row")).toBe("Row 1: 7, empty.");
    expect(aroundWords(solved, 3, "column")).toBe("Column 2: minus 1/2, 7.");
    expect(aroundWords(solved, 3, "group")).toBe("Cage of 2 cells: sum 6 1/2: minus 1/2, 7.");
    expect(aroundWords(start, 0, "group")).toBe("");
    const slanting = { ...shape, houses: [...shape.houses, { name: "diagonal 1", cells: [0, 3], different: true }] };
    expect(aroundWords({ ...solved, shape: slanting }, 0, "group")).toBe("Diagonal 1: 7, 7.");
  });

  test("of the board and of changes", () => {
    expect(game.words.board(start)).toBe("2 rows and 2 columns. 3 of 4 cells are empty.");
    expect(game.words.board(solved)).toBe("2 rows and 2 columns. Every cell is filled.");
    const said = (move: GridMove, before = start) => {
      const next = game.play(before, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      return game.words.change(before, move, next);
    };
    expect(said(write(1, 1))).toBe("minus 1/2 in row 1, column 2");
    expect(said(write(1, 0), solved)).toBe("empty in row 1, column 2");
    expect(said({ do: "mark", cell: 1, value: 2 })).toBe("pencil mark 7 added to row 1, column 2");
    expect(said({ do: "mark", cell: 3, value: 2 }, played({ do: "fill" }))).toBe(
      "pencil mark 7 taken from row 2, column 2",
    );
    const strike: GridMove = { do: "strike", marks: [{ cell: 3, value: 2 }] };
    expect(said(strike, played({ do: "fill" }))).toBe("1 pencil mark struck");
    expect(said(strike)).toBe("not 7 in row 2, column 2");
  });

  test.each<[string, GridMove, readonly GridMove[]]>([
    ["7 is back in row 2, column 2", write(3, 0), [write(3, 2)]],
    ["minus 1/2 is back in row 2, column 1", write(2, 2), [write(2, 1)]],
    ["pencil marks are back in row 2, column 2: minus 1/2 and 7", write(3, 2), [{ do: "fill" }]],
    ["taken back: 7 in row 2, column 2", write(3, 2), []],
    ["pencil mark 7 is gone from row 1, column 2", { do: "mark", cell: 1, value: 2 }, []],
    ["pencil mark 7 is back in row 2, column 2", { do: "mark", cell: 3, value: 2 }, [{ do: "fill" }]],
    ["the board is as it was before the reset", { do: "reset" }, [write(3, 2)]],
    ["taken back: all pencil marks taken away", { do: "clear" }, [{ do: "fill" }]],
  ])("of a move taken back: %s", (words, move, earlier) => {
    const before = played(...earlier);
    const after = game.play(before, move);
    if (isRefusal(after)) throw new Error(after.refusal);
    expect(game.words.undone?.(before, move, after)).toBe(words);
  });
});
