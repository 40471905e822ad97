import { expect, test } from "vitest";
import {
  boardItem,
  exerciseItem,
  gameOfItem,
  itemOf,
  puzzleOfItem,
  readExerciseItem,
  readTwinItem,
  twinId,
} from "./item.ts";

test("a twin points at the puzzle it is like, and a twin of a twin at the same", () => {
  expect(twinId("patterns-easy-003", 12)).toBe("patterns-easy-003~12");
  expect(twinId("patterns-easy-003~12", 7)).toBe("patterns-easy-003~7");
  expect(puzzleOfItem("patterns-easy-003~12")).toBe("patterns-easy-003");
  expect(puzzleOfItem("patterns-easy-003")).toBe("patterns-easy-003");
});

test("an item says the version of its puzzle from the second on", () => {
  expect(itemOf({ id: "patterns-easy-003" })).toBe("patterns-easy-003");
  expect(itemOf({ id: "patterns-easy-003", version: 1 })).toBe("patterns-easy-003");
  expect(itemOf({ id: "patterns-easy-003", version: 2 })).toBe("patterns-easy-003@2");
  expect(itemOf({ id: "patterns-easy-003~12", version: 2 })).toBe("patterns-easy-003~12@2");
  for (const item of ["patterns-easy-003@2", "patterns-easy-003~12@2"])
    expect(puzzleOfItem(item)).toBe("patterns-easy-003");
});

test("a board's item says its game", () => {
  expect(boardItem("sudoku", "9-hard~7")).toBe("game/sudoku~9-hard~7");
  expect(gameOfItem(boardItem("sudoku", "9-hard~7"))).toBe("sudoku");
  expect(gameOfItem(boardItem("magic-squares", ""))).toBe("magic-squares");
  expect(gameOfItem("sudoku-1~2")).toBe("");
});

test("a twin reads back with its version; what is none, or is written otherwise, is not read", () => {
  expect(readTwinItem("patterns-easy-003~12")).toEqual({ puzzle: "patterns-easy-003", seed: 12 });
  expect(readTwinItem("patterns-easy-003~12@2")).toEqual({ puzzle: "patterns-easy-003", seed: 12, version: 2 });
  for (const item of ["patterns-easy-003", "adding/1~12", "a~12@1", "a~12@0", "a~12@02", "a~2147483648", "a~12@2 "])
    expect(readTwinItem(item), item).toBe(null);
});

test("a question reads back with its version", () => {
  for (const version of [undefined, 2, 17]) {
    const exercise = { skill: "adding-fractions", stage: 2, seed: 2147483647, ...(version && { version }) };
    expect(readExerciseItem(exerciseItem(exercise))).toEqual(exercise);
  }
  expect(exerciseItem({ skill: "adding", stage: 0, seed: 5 })).toBe("adding/0~5");
  expect(exerciseItem({ skill: "adding", stage: 0, seed: 5, version: 1 })).toBe("adding/0~5");
  expect(exerciseItem({ skill: "adding", stage: 0, seed: 5, version: 2 })).toBe("adding/0~5@2");
  for (const item of ["adding/0~5@1", "adding/0~5@0", "adding/0~2147483648", "adding/0~5@", "fact/7x8"])
    expect(readExerciseItem(item), item).toBe(null);
});
