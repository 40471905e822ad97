import { expect, test } from "vitest";
import { solvedItems } from "./derive/solved-items.ts";
import { puzzleOfItem, twinId } from "./item.ts";
import { newAttempt } from "./new-attempt.ts";

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
