import { expect, test } from "vitest";
import { apart } from "./slips.ts";

test("slips keep apart from the answer and from each other", () => {
  const slips = apart(12, [
    [12, "right after all"],
    [7, "first"],
    [7, "second"],
    [2.5, "no whole number"],
    [-3, "below zero"],
    ["1/2", "a text"],
  ]);
  expect(slips).toEqual([
    { when: "7", say: "first" },
    { when: "1/2", say: "a text" },
  ]);
  expect(apart(5, [[-3, "below zero"]], -9)).toHaveLength(1);
});
