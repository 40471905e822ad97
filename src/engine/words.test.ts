import { expect, test } from "vitest";
import { and, capital, commas, count, digital, inWords, or, ordinal, tex } from "./words.ts";

test("words for numbers", () => {
  expect([count(1, "bead"), count(0, "bead"), count(2, "box", "boxes")]).toEqual(["1 bead", "0 beads", "2 boxes"]);
  expect([and([]), and(["a"]), and(["a", "b"]), and([1, 2, 3])]).toEqual(["", "a", "a and b", "1, 2 and 3"]);
  expect([or([]), or(["a"]), or(["a", "b"]), or([1, 2, 3])]).toEqual(["", "a", "a or b", "1, 2 or 3"]);
  expect(commas(["a", 2, "c"])).toBe("a, 2, c");
  expect([0, 12, 13].map(inWords)).toEqual(["zero", "twelve", "13"]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "103rd",
    "111th",
  ]);
  expect([9999, 12500, -1234567].map(tex)).toEqual(["9999", "12\\,500", "-1\\,234\\,567"]);
  expect(capital("four beads")).toBe("Four beads");
});

test("minutes as a clock shows them", () => {
  expect([0, 545, 719, 1439].map(digital)).toEqual(["00:00", "09:05", "11:59", "23:59"]);
});
