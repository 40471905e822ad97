import { expect, test } from "vitest";
import { nothing } from "../../../engine/game/grid-moves.ts";
import { entryMove, type Tool, toolNames } from "./entry.ts";

const givens = [2, 0, 0, 0];
const shape = {
  rows: 2,
  columns: 2,
  places: [0, 1, 2, 3].map((cell) => ({ row: Math.floor(cell / 2), column: cell % 2 })),
  values: ["1", "2"],
  once: false,
  houses: [],
  boxes: [],
  clues: [],
  givens,
};
const none = nothing(shape);
const start = { board: null, shape, cells: givens, marks: none, corners: none, colours: none, ruledOut: none };
const move = (tool: Tool, value: number, cells: readonly number[], state = start) =>
  entryMove(state, cells, tool, value, true);

test("a number is written into one cell and pencilled into several; each tool does its own", () => {
  expect(move("number", 2, [1])).toEqual({ do: "write", cell: 1, value: 2, tidy: true });
  expect(move("number", 2, [1, 2])).toEqual({ do: "mark", cells: [1, 2], value: 2 });
  expect(move("pencil", 2, [1])).toEqual({ do: "mark", cells: [1], value: 2 });
  expect(move("corner", 2, [1, 2])).toEqual({ do: "corner", cells: [1, 2], value: 2 });
  expect(move("colour", 5, [0, 1])).toEqual({ do: "colour", cells: [0, 1], colour: 5 });
});

test("clearing takes what stands there: a colour with that tool, else what is written and marked", () => {
  for (const tool of toolNames) expect(move(tool, 0, [1]), tool).toHaveProperty("refusal");
  const noted = { ...start, corners: [0, 1, 0, 0], colours: [0, 4, 0, 0] };
  expect(move("number", 0, [1], noted)).toEqual({ do: "write", cell: 1, value: 0, tidy: false });
  expect(move("number", 0, [1, 2], noted)).toEqual({ do: "empty", cells: [1, 2] });
  expect(move("colour", 0, [1, 2], noted)).toEqual({ do: "colour", cells: [1, 2], colour: 0 });
});

test("without a cell each says what to do first", () => {
  for (const tool of toolNames) expect(move(tool, 1, [])).toEqual({ refusal: "Choose a cell first." });
});
