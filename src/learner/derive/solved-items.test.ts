import { expect, test } from "vitest";
import { newAttempt } from "../keep/new-entry.ts";
import { solvedItems } from "./solved-items.ts";

test("after a seen solution only a twin solves the puzzle", () => {
  const made = { who: "guest", category: "patterns", verdict: "right", typed: "5", ms: 1000 } as const;
  const seen = newAttempt({ ...made, item: "patterns-easy-003", help: "solution" }, new Date(1000));
  const again = newAttempt({ ...made, item: "patterns-easy-003", help: "alone" }, new Date(2000));
  const twin = newAttempt({ ...made, item: "patterns-easy-003~12", help: "alone" }, new Date(3000));
  expect(solvedItems([seen, again]).size).toBe(0);
  expect([...solvedItems([seen, again, twin])]).toEqual([["patterns-easy-003", "alone"]]);
});
