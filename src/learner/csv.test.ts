import { expect, test } from "vitest";
import { attemptsCsv } from "./csv.ts";
import { attempt } from "./derive/examples.ts";

const cellsOf = (typed: string) =>
  attemptsCsv([attempt(1, { typed })])
    .split("\r\n")[1]
    ?.split(",")
    .slice(7, -1)
    .join(",");

test("a head, and a row an answer, oldest first", () => {
  const rows = attemptsCsv([attempt(2, { typed: "8" }), attempt(1, { slip: "added instead of multiplying" })]).split(
    "\r\n",
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toBe("day,time,category,item,verdict,help,seconds,answer,slip");
  expect(rows[1]).toMatch(
    /^2025-10-25,\d\d:\d\d:\d\d,arithmetic,arithmetic-easy-001,right,alone,60,7,added instead of multiplying$/,
  );
});

test.each([
  ["1,5", '"1,5"'],
  ['say "7"', '"say ""7"""'],
  ["a\nb", '"a\nb"'],
  ["-3", "-3"],
  ["-1/2", "-1/2"],
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
])("%s is written %s", (typed, written) => expect(cellsOf(typed)).toBe(written));
