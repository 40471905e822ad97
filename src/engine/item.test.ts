import { expect, test } from "vitest";
import { boardItem, gameOfItem, itemOf, puzzleOfItem, twinId } from "./item.ts";

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
