import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProblem, isRefusal } from "./game.ts";
import { colourNames, type GridMove, type GridShape, type GridState } from "./grid.ts";
import { gridGame, playableGrid } from "./grid-game.ts";
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
const playable = playableGrid<string>({
  id: "latin",
  title: "Latin",
  settings: { fields: [], first: {}, fault: () => null },
  board: { write: (board) => board, read: (text) => ({ value: text }) },
  shape: () => shape,
  rules: () => "Each number once in a row and in a column.",
  clashes: () => [],
  readKey: (_, key) => [...key].map(Number),
});
const game = gridGame(playable, { deal: () => fair, judge: () => fair, nextStep: () => null });

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

/** Texts that are moves, or nearly. */
const nearly = fc
  .array(fc.constantFrom("c", "e", "1", "40", ".", "~", "^", "*", "=", "-", ",", "t", "plain"), { maxLength: 7 })
  .map((parts) => parts.join(""));

const someCells = fc.uniqueArray(fc.nat(3), { minLength: 1 });
const anyMove: fc.Arbitrary<GridMove> = fc.oneof(
  fc.record({ do: fc.constant("write" as const), cell: fc.nat(3), value: fc.nat(2), tidy: fc.boolean() }),
  fc.record({ do: fc.constantFrom("mark" as const, "corner" as const), cells: someCells, value: fc.nat(2) }),
  fc.record({ do: fc.constant("colour" as const), cells: someCells, colour: fc.nat(colourNames.length) }),
  fc.record({ do: fc.constant("empty" as const), cells: someCells }),
  fc.record({ do: fc.constantFrom("fill" as const, "clear" as const, "plain" as const, "reset" as const) }),
);

describe("moves", () => {
  test("write, clear and reset; a given stays", () => {
    expect(played(write(1, 1)).cells).toEqual([2, 1, 0, 0]);
    expect(played(write(1, 1), write(1, 0))).toEqual(start);
    expect(played(write(1, 1), { do: "mark", cells: [2], value: 1 }, { do: "reset" })).toEqual(start);
    expect(game.play(start, write(0, 1))).toEqual({ refusal: "This cell is given: it cannot be changed." });
  });

  test("a mark is set and taken away; a filled cell takes none; a written value replaces its cell's marks", () => {
    const mark = { do: "mark", cells: [1], value: 2 } as const;
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

  test("corner marks stand beside the others, and go where their value is written, tidied or struck", () => {
    const corner = (value: number, ...cells: number[]): GridMove => ({ do: "corner", cells, value });
    expect(played(corner(2, 1)).corners).toEqual([0, 2, 0, 0]);
    expect(played(corner(2, 1)).marks).toEqual([0, 0, 0, 0]);
    expect(played(corner(2, 1), corner(2, 1))).toEqual(start);
    expect(game.play(solved, corner(2, 1))).toHaveProperty("refusal");
    expect(played(corner(2, 1), write(1, 1)).corners).toEqual([0, 0, 0, 0]);
    const both = [corner(1, 2, 3), corner(2, 3)];
    expect(played(...both, write(2, 1)).corners).toEqual([0, 0, 0, 3]);
    expect(played(...both, write(2, 1, true)).corners).toEqual([0, 0, 0, 2]);
    expect(played(...both, { do: "strike", marks: [{ cell: 3, value: 2 }] }).corners).toEqual([0, 0, 1, 1]);
    expect(played(...both, { do: "clear" })).toEqual(start);
    expect(played(...both, { do: "fill" }).corners).toEqual([0, 0, 1, 3]);
    expect(areFull(played(corner(1, 1, 2), corner(2, 3)), [2, 1, 1, 2]), "hints rest on no corner mark").toBe(false);
  });

  test("a mark comes into all empty ones of several cells, and goes where all of them have it", () => {
    const mark = (...cells: number[]): GridMove => ({ do: "mark", cells, value: 2 });
    expect(played(mark(0, 1, 3)).marks).toEqual([0, 2, 0, 2]);
    expect(played(mark(1), mark(1, 2, 3)).marks).toEqual([0, 2, 2, 2]);
    expect(played(mark(1, 2, 3), mark(0, 1, 2)).marks).toEqual([0, 0, 0, 2]);
    expect(game.play(start, mark(0))).toHaveProperty("refusal");
  });

  test("several cells are emptied at once, but for what is given", () => {
    const marked = played(write(1, 1), { do: "mark", cells: [2], value: 1 }, { do: "corner", cells: [3], value: 2 });
    expect(game.play(marked, { do: "empty", cells: [0, 1, 2, 3] })).toEqual(start);
    expect(game.play(marked, { do: "empty", cells: [0] })).toHaveProperty("refusal");
  });

  test("cells are coloured, given ones, too; a colour that all of them have goes", () => {
    const colour = (number: number, ...cells: number[]): GridMove => ({ do: "colour", cells, colour: number });
    expect(played(colour(3, 0, 1)).colours).toEqual([3, 3, 0, 0]);
    expect(played(colour(3, 0), colour(3, 0, 1)).colours).toEqual([3, 3, 0, 0]);
    expect(played(colour(3, 0), colour(2, 0, 1)).colours).toEqual([2, 2, 0, 0]);
    for (const last of [colour(3, 0, 1), colour(0, 0, 1), { do: "plain" }, { do: "reset" }] as const)
      expect(played(colour(3, 0, 1), last)).toEqual(start);
    expect(played(colour(3, 1), write(1, 1), { do: "clear" }).colours).toEqual([0, 3, 0, 0]);
  });

  test("what is struck stays ruled out, pencilled in or not, until it is pencilled in again or all marks are", () => {
    const strike: GridMove = { do: "strike", marks: [{ cell: 3, value: 1 }] };
    expect(played(strike).ruledOut).toEqual([0, 0, 0, 1]);
    expect(played(strike, write(1, 1)).ruledOut).toEqual([0, 0, 0, 1]);
    expect(played(strike, { do: "mark", cells: [3], value: 2 }).ruledOut).toEqual([0, 0, 0, 1]);
    for (const move of [
      { do: "mark", cells: [3], value: 1 },
      { do: "fill" },
      { do: "clear" },
      { do: "reset" },
    ] as const)
      expect(played(strike, move).ruledOut, move.do).toEqual([0, 0, 0, 0]);
  });

  test("marks are full when each empty cell has some, with the value that belongs there among them", () => {
    const [one, two]: GridMove[] = [{ do: "mark", cells: [1], value: 1 }, { do: "mark", cells: [1], value: 2 }]; // biome-ignore format: two moves
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
    { do: "mark", cells: [1], value: 0 },
    { do: "mark", cells: [], value: 1 },
    { do: "mark", cells: [1, 1], value: 1 },
    { do: "corner", cells: [1, 9], value: 1 },
    { do: "corner", cells: [1], value: 3 },
    { do: "colour", cells: [1], colour: colourNames.length + 1 },
    { do: "colour", cells: [], colour: 1 },
    { do: "empty", cells: [4] },
    { do: "empty", cells: [] },
    { do: "strike", marks: [] },
    { do: "strike", marks: [{ cell: 1, value: 9 }] },
  ])("%j is refused", (move) => expect(game.play(start, move)).toHaveProperty("refusal"));

  test("are text, and any text is a move or none", () => {
    const moves: GridMove[] = [
      write(12, 7),
      write(12, 0, true),
      { do: "mark", cells: [3], value: 25 },
      { do: "strike", marks: [{ cell: 1, value: 2 }, { cell: 80, value: 9 }] }, // biome-ignore format: one move
      { do: "mark", cells: [3, 80, 12], value: 9 },
      { do: "corner", cells: [3], value: 9 },
      { do: "colour", cells: [3, 4], colour: 0 },
      { do: "empty", cells: [3, 4] },
      { do: "fill" },
      { do: "clear" },
      { do: "plain" },
      { do: "reset" },
    ];
    for (const move of moves) expect(game.move.read(game.move.write(move))).toEqual({ value: move });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const read = game.move.read(text);
        if (!isProblem(read)) expect(game.move.read(game.move.write(read.value))).toEqual(read);
      }),
    );
  });

  test.each<[string, GridMove]>([
    ["c40=7", { do: "write", cell: 40, value: 7, tidy: false }],
    ["c40=7t", { do: "write", cell: 40, value: 7, tidy: true }],
    ["c40=0", { do: "write", cell: 40, value: 0, tidy: false }],
    ["c40~7", { do: "mark", cells: [40], value: 7 }],
    ["c40-7,c41-7", { do: "strike", marks: [{ cell: 40, value: 7 }, { cell: 41, value: 7 }] }], // biome-ignore format: one move
    ["clear", { do: "clear" }],
  ])("%s was saved before there were moves of several cells, and means the same", (text, move) => {
    expect(game.move.read(text)).toEqual({ value: move });
    expect(game.move.write(move)).toBe(text);
  });

  test.each(["c1.2=3", "c1~2t", "e1~2", "e", "c1.2", "c1.~2", "c1..2~3", "c1^", "c1*123", "c1.2-3"])(
    "%s is no move",
    (text) => expect(game.move.read(text)).toHaveProperty("problem"),
  );

  test("whatever is played in any order, the fields of a state stay of one kind, and what is undone is told", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 12 }), (moves) => {
        let state: GridState<string> = start;
        for (const move of moves) {
          const next = game.play(state, move);
          if (isRefusal(next)) continue;
          for (const words of [game.words.change(state, move, next), game.words.undone?.(state, move, next) ?? ""])
            expect(words, JSON.stringify(move)).toMatch(/^(?!.*(?:undefined|NaN|null)).*[^.!? ]$/);
          state = next;
          for (const [cell, value] of state.cells.entries()) {
            expect(value === 0 || ((state.marks[cell] ?? 0) | (state.corners[cell] ?? 0)) === 0).toBe(true);
            expect((state.marks[cell] ?? 0) & (state.ruledOut[cell] ?? 0)).toBe(0);
            expect(state.corners[cell]).toBeLessThan(4);
            expect(state.colours[cell]).toBeLessThanOrEqual(colourNames.length);
          }
          expect(state.cells[0]).toBe(2);
        }
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
    [
      played({ do: "fill" }, { do: "corner", cells: [3], value: 2 }, { do: "colour", cells: [3], colour: 5 }),
      3,
      "empty, cage of 2 cells: sum 6 1/2, pencil marks minus 1/2 and 7, corner mark 7, coloured blue",
    ],
    [played({ do: "colour", cells: [0], colour: 1 }), 0, "7, coloured red"],
  ])("a cell, %#", (state, cell, words) => expect(game.cellWords(state, cell)).toBe(words));

  test("of what stands around a cell", () => {
    expect(aroundWords(start, 1, "row")).toBe("Row 1: 7, empty.");
    expect(aroundWords(solved, 3, "column")).toBe("Column 2: minus 1/2, 7.");
    expect(aroundWords(solved, 3, "group")).toBe("Cage of 2 cells: sum 6 1/2: minus 1/2, 7.");
    expect(aroundWords(start, 0, "group")).toBe("");
    const clue = { cells: [2, 3], text: "", words: "", shape: "line", letter: "A" } as const;
    const lined = { ...shape, houses: [{ name: "line A", cells: [2, 3], different: true }], clues: [clue] };
    expect(aroundWords({ ...solved, shape: lined }, 3, "group")).toBe("Line A: minus 1/2, 7.");
    expect(game.cellWords({ ...start, shape: lined }, 3)).toBe("empty, line A");
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
    expect(said({ do: "mark", cells: [1], value: 2 })).toBe("pencil mark 7 added to row 1, column 2");
    expect(said({ do: "mark", cells: [3], value: 2 }, played({ do: "fill" }))).toBe(
      "pencil mark 7 taken from row 2, column 2",
    );
    const strike: GridMove = { do: "strike", marks: [{ cell: 3, value: 2 }] };
    expect(said(strike, played({ do: "fill" }))).toBe("1 pencil mark struck");
    expect(said(strike)).toBe("not 7 in row 2, column 2");
    expect(said({ do: "mark", cells: [0, 1, 3], value: 2 })).toBe("pencil mark 7 added to 2 cells");
    expect(said({ do: "corner", cells: [3], value: 2 })).toBe("corner mark 7 added to row 2, column 2");
    expect(said({ do: "colour", cells: [0, 3], colour: 5 })).toBe("2 cells coloured blue");
    expect(said({ do: "colour", cells: [0], colour: 5 }, played({ do: "colour", cells: [0], colour: 5 }))).toBe(
      "colour taken from row 1, column 1",
    );
    expect(said({ do: "empty", cells: [0, 1, 2] }, solved)).toBe("2 cells cleared");
    expect(said({ do: "plain" })).toBe("all colours taken away");
  });

  test.each<[string, GridMove, readonly GridMove[]]>([
    ["7 is back in row 2, column 2", write(3, 0), [write(3, 2)]],
    ["minus 1/2 is back in row 2, column 1", write(2, 2), [write(2, 1)]],
    ["pencil marks are back in row 2, column 2: minus 1/2 and 7", write(3, 2), [{ do: "fill" }]],
    ["taken back: 7 in row 2, column 2", write(3, 2), []],
    ["pencil mark 7 is gone from row 1, column 2", { do: "mark", cells: [1], value: 2 }, []],
    ["pencil mark 7 is back in row 2, column 2", { do: "mark", cells: [3], value: 2 }, [{ do: "fill" }]],
    ["corner mark 7 is gone from 2 cells", { do: "corner", cells: [1, 2], value: 2 }, []],
    [
      "corner mark 7 is back in row 1, column 2",
      { do: "corner", cells: [1], value: 2 },
      [{ do: "corner", cells: [1], value: 2 }],
    ],
    [
      "pencil mark is back in row 1, column 2: minus 1/2; corner mark is back in row 1, column 2: 7",
      write(1, 1),
      [{ do: "fill" }, { do: "corner", cells: [1], value: 2 }],
    ],
    ["row 1, column 2 has no colour again", { do: "colour", cells: [1], colour: 2 }, []],
    [
      "row 1, column 2 is orange again",
      { do: "colour", cells: [1], colour: 3 },
      [{ do: "colour", cells: [1], colour: 2 }],
    ],
    ["the colours of 2 cells are as they were", { do: "colour", cells: [1, 2], colour: 2 }, []],
    ["all colours are back", { do: "plain" }, [{ do: "colour", cells: [1], colour: 2 }]],
    ["what stood in 2 cells is back", { do: "empty", cells: [1, 2, 3] }, [write(1, 1), write(2, 1)]],
    ["the board is as it was before the reset", { do: "reset" }, [write(3, 2)]],
    ["taken back: all pencil marks taken away", { do: "clear" }, [{ do: "fill" }]],
  ])("of a move taken back: %s", (words, move, earlier) => {
    const before = played(...earlier);
    const after = game.play(before, move);
    if (isRefusal(after)) throw new Error(after.refusal);
    expect(game.words.undone?.(before, move, after)).toBe(words);
  });
});
