import { expect, test } from "vitest";
import { dateWords, dayInYear, dayWords, yearOf } from "./dates.ts";

test.each([
  ["1776-04-01", false, "1 April 1776"],
  ["1776-04", false, "April 1776"],
  ["1776", true, "about 1776"],
  ["370", true, "about AD 370"],
  ["-286", true, "about 287 BC"],
  ["0", false, "1 BC"],
])("%s in words", (date, about, words) => {
  expect(dateWords(date, about)).toBe(words);
});

test("a day in the year is known only from a whole date", () => {
  expect([dayInYear("1776-04-01"), dayInYear("1776-04"), dayInYear("1776")]).toEqual(["04-01", null, null]);
  expect(dayWords("04-01")).toBe("1 April");
  expect(yearOf("-286")).toBe(-286);
});
