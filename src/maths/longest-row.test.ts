import { expect, test } from "vitest";
import { longestRow } from "./longest-row.ts";

test.each([
  ["", 0],
  ["000", 0],
  ["111", 3],
  ["0110111", 3],
  ["1110110", 3],
  ["10101", 1],
])("in %s the longest row is %i", (row, longest) => {
  expect(longestRow([...row].map((one) => one === "1"))).toBe(longest);
});
