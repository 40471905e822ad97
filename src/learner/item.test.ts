import { expect, test } from "vitest";
import { solvedItems } from "./derive/solved-items.ts";
import { boardItem, gameOfItem, itemOf, puzzleOfItem, twinId } from "./item.ts";
import { newAttempt } from "./new-entry.ts";

test("a twin points at the puzzle it is like, and a twin of a twin at the same", () => {
  expect(twinId("patterns-easy-003", 12)).toBe("patterns-easy-003~12");
  expect(twinId("patterns-easy-003~12", 7)).toBe("patterns-easy-003~7");
  expect(puzzleOfItem("patterns-easy-003~12")).toBe("patterns-easy-003");
  expect(puzzleOfItem("patterns-easy-003")).toBe("patterns-easy-003");
});

test("after a seen solution only a twin solves the puzzle", () => {
  const made = { who: "guest", category: "patterns", verdict: "right", typed: "5", ms: 1000 } as const;
  const seen = newAttempt({ ...made, item: "patterns-easy-003", help: "solution" }, new Date(1000));
  const again = newAttempt({ ...made, item: "patterns-easy-003", help: "alone" }, new Date(2000));
  const twin = newAttempt({ ...made, item: "patterns-easy-003~12", help: "alone" }, new Date(3000));
  expect(solvedItems([seen, again]).size).toBe(0);
  expect([...solvedItems([seen, again, twin])]).toEqual([["patterns-easy-003", "alone"]]);
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
