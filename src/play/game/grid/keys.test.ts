import { describe, expect, test } from "vitest";
import type { GridShape } from "../../../engine/game/grid.ts";
import { cellRows, edgesOf, nextCell } from "./edges.ts";
import { keyAction, valueTyped } from "./keys.ts";

const square = (size: number, extra: Partial<GridShape> = {}): GridShape => ({
  rows: size,
  columns: size,
  places: Array.from({ length: size * size }, (_, cell) => ({ row: Math.floor(cell / size), column: cell % size })),
  values: Array.from({ length: size }, (_, at) => String(at + 1)),
  once: false,
  houses: [],
  boxes: [],
  clues: [],
  givens: Array(size * size).fill(0),
  ...extra,
});

/** A triangle of three: one above, two below it, with a gap between. */
const triangle: GridShape = {
  ...square(3),
  rows: 2,
  places: [
    { row: 0, column: 1 },
    { row: 1, column: 0 },
    { row: 1, column: 2 },
  ],
};

const boardOf = (shape: GridShape, cells: readonly number[] = shape.givens) => ({
  board: null,
  shape,
  cells,
  marks: shape.givens,
  corners: shape.givens,
  colours: shape.givens,
  ruledOut: shape.givens,
});

const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, code = key, more: Partial<typeof held> = {}, shape = square(9), at = 40) =>
  keyAction({ key, code, ...held, ...more }, boardOf(shape), at);

describe("keys", () => {
  test("arrows go to the next cell and stop at the edge; Home and End to the ends of the row", () => {
    expect(press("ArrowUp")).toEqual({ do: "go", to: 31 });
    expect(press("ArrowDown")).toEqual({ do: "go", to: 49 });
    expect(press("ArrowLeft")).toEqual({ do: "go", to: 39 });
    expect(press("ArrowRight", "ArrowRight", {}, square(9), 44)).toEqual({ do: "go", to: 44 });
    expect([press("Home"), press("End")]).toEqual([
      { do: "go", to: 36 },
      { do: "go", to: 44 },
    ]);
    const ctrl = { ctrlKey: true };
    expect([press("Home", "Home", ctrl), press("End", "End", ctrl)]).toEqual([
      { do: "go", to: 0 },
      { do: "go", to: 80 },
    ]);
  });

  test("Shift and arrows choose cells on the way; Enter and Space write what is held; Escape goes back to one", () => {
    expect(press("ArrowUp", "ArrowUp", { shiftKey: true })).toEqual({ do: "extend", to: 31 });
    expect([press("Enter"), press(" ", "Space"), press("Escape")]).toEqual(
      ["put", "put", "one"].map((does) => ({ do: does })),
    );
    expect([press("f", "KeyF"), press("S", "KeyS"), press("m", "KeyM")]).toEqual(
      ["first", "several", "tool"].map((does) => ({ do: does })),
    );
  });

  test("N goes to the next empty cell and, with Shift, to the one before, round the end; R, C and B read", () => {
    const state = boardOf(square(2), [1, 0, 2, 0]);
    const n = (at: number, shiftKey = false) => keyAction({ key: "n", code: "KeyN", ...held, shiftKey }, state, at);
    expect([n(0), n(1), n(3)]).toEqual([1, 3, 1].map((to) => ({ do: "go", to })));
    expect([n(0, true), n(3, true)]).toEqual([3, 1].map((to) => ({ do: "go", to })));
    const full = boardOf(square(2), [1, 2, 2, 1]);
    expect(keyAction({ key: "n", code: "KeyN", ...held }, full, 2)).toEqual({ do: "go", to: 2 });
    expect([press("r"), press("c"), press("B")]).toEqual(
      ["row", "column", "group"].map((what) => ({ do: "read", what })),
    );
  });

  test("digits type, from the number block with and without NumLock, and with Shift they pencil", () => {
    expect(press("7", "Digit7")).toEqual({ do: "type", text: "7", pencil: false });
    expect(press("&", "Digit7", { shiftKey: true })).toEqual({ do: "type", text: "7", pencil: true });
    expect(press("Home", "Numpad7")).toEqual({ do: "type", text: "7", pencil: false });
    expect(press("7", "Numpad7", { shiftKey: true })).toEqual({ do: "type", text: "7", pencil: false });
  });

  test("digits of every script type, with and without a place on the keyboard", () => {
    for (const key of ["٧", "۷", "७", "৭", "７", "𝟕"]) {
      expect(press(key, "")).toEqual({ do: "type", text: "7", pencil: false });
      expect(press(key, "Digit7")).toEqual({ do: "type", text: "7", pencil: false });
    }
    expect(press("٠", "")).toEqual({ do: "clear" });
  });

  test("0 clears, unless a value has a 0", () => {
    expect(press("0", "Digit0")).toEqual({ do: "clear" });
    expect(press("0", "Digit0", {}, square(4, { values: ["5", "10"] }))).toEqual({
      do: "type",
      text: "0",
      pencil: false,
    });
    expect(press("Backspace")).toEqual({ do: "clear" });
  });

  test("undo, redo, pencil and hint; the browser keeps its own keys", () => {
    expect(press("z", "KeyZ", { ctrlKey: true })).toEqual({ do: "undo" });
    expect(press("Z", "KeyZ", { metaKey: true, shiftKey: true })).toEqual({ do: "redo" });
    expect(press("y", "KeyY", { ctrlKey: true })).toEqual({ do: "redo" });
    expect([press("p", "KeyP"), press("H", "KeyH")]).toEqual([{ do: "pencil" }, { do: "hint" }]);
    for (const key of ["r", "1", "p"]) expect(press(key, key === "1" ? "Digit1" : key, { ctrlKey: true })).toBeNull();
    expect(press("ArrowLeft", "ArrowLeft", { altKey: true })).toBeNull();
    expect(press("Tab")).toBeNull();
  });
});

test("where cells stand with gaps, arrows find the nearest", () => {
  expect(cellRows(triangle)).toEqual([
    [null, 0, null],
    [1, null, 2],
  ]);
  expect(nextCell(triangle, 0, [1, 0])).toBe(1);
  expect(nextCell(triangle, 1, [0, 1])).toBe(2);
  expect(nextCell(triangle, 2, [-1, 0])).toBe(0);
  expect(nextCell(triangle, 0, [-1, 0])).toBe(0);
});

test("lines are thick where a box or a cage ends", () => {
  const halves = square(2, {
    boxes: [
      [0, 1],
      [2, 3],
    ],
  });
  expect(edgesOf(halves)).toEqual(["t b l", "t r b", "t b l", "t r b"]);
  expect(edgesOf(square(2))).toEqual(["t l", "t r", "b l", "r b"]);
  const cage = { cells: [0, 2], text: "", words: "", shape: "cage" } as const;
  expect(edgesOf(square(2, { clues: [cage] }))[0]).toBe("t r l");
});

test("values of several characters are typed one after the other", () => {
  const values = ["1", "2", "12", "-1/2", "−3"];
  expect(valueTyped(values, "1")).toEqual({ value: 1, more: true });
  expect(valueTyped(values, "12")).toEqual({ value: 3, more: false });
  expect(valueTyped(values, "-1")).toEqual({ value: 0, more: true });
  expect(valueTyped(values, "-1/2")).toEqual({ value: 4, more: false });
  expect(valueTyped(values, "-3")).toEqual({ value: 5, more: false });
  expect(valueTyped(values, "13")).toBeNull();
});
