import { expect, test } from "vitest";
import { hintOf } from "../../engine/item.ts";
import { attempt } from "../derive/examples.ts";
import { newRun, newSeen, newWin } from "../keep/new-entry.ts";
import { logCsv } from "./csv.ts";

/** The lines of a file, which begins with the mark of Unicode and ends with its last line. */
function linesOf(csv: string): readonly string[] {
  expect(csv).toMatch(/^\uFEFF.*\r\n$/s);
  return csv.slice(1, -2).split("\r\n");
}

const cellsOf = (typed: string) =>
  linesOf(logCsv([attempt(1, { typed })]))[1]
    ?.split(",")
    .slice(7, -1)
    .join(",");

test("a head, and a row an answer, oldest first", () => {
  const rows = linesOf(
    logCsv([attempt(2, { typed: "8" }), attempt(1, { slip: "x", slipName: "added instead of multiplying" })]),
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
  ["-1/2", "−1⁄2"],
  ["3/4", "3⁄4"],
  ["2:15", "2∶15"],
  ["2;3", '"2;3"'],
  ["=1+1", "'=1+1"],
  ["+1+1", "'+1+1"],
  ["-1+1", "'-1+1"],
  ["\t=1+1", "'\t=1+1"],
  ["\r=1+1", '"\'\r=1+1"'],
  ["＝1+1", "'＝1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
])("%s is written %s", (typed, written) => expect(cellsOf(typed)).toBe(written));

test("where a comma is the decimal mark, semicolons stand between the cells", () => {
  const [head, row] = linesOf(logCsv([attempt(1, { typed: "0,25" })], "comma"));
  expect(head).toBe("day;time;category;item;verdict;help;seconds;answer;slip");
  expect(row).toContain(';60;"0,25";');
});

test("boards, runs, and solutions and hints seen have a row, too", () => {
  const made = { who: "guest", ms: 61_000 };
  const now = new Date(2026, 10, 23);
  const rows = linesOf(
    logCsv([
      newWin({ ...made, id: "a", item: "game/sudoku~9-hard~1", grade: "Hard", technique: "", help: "hint" }, now),
      newRun({ ...made, item: "speed/times/12/60", right: 20, wrong: 1 }, now),
      newSeen({ who: "guest", item: "logic-easy-001" }, now),
      newSeen({ who: "guest", item: hintOf("logic-easy-001") }, now),
    ]),
  );
  expect(rows.slice(1).map((row) => row.split(",").slice(2).join())).toEqual([
    "sudoku,game/sudoku~9-hard~1,won,hint,61,Hard,",
    'speed-math,speed/times/12/60,"20 right, 1 wrong",,61,,',
    ",logic-easy-001,solution seen,,0,,",
    ",logic-easy-001?hint,hint seen,,0,,",
  ]);
});
