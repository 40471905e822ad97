import { expect, test } from "vitest";
import { bests } from "../../learner/derive/bests.ts";
import { attempt, run, win } from "../../learner/derive/examples.ts";
import { bestRows, missing } from "./rows.ts";

const today = "2025-10-25";

test("with nothing yet, every place where bests are made is named", () => {
  const none = bests([], today);
  expect(bestRows(none)).toEqual([]);
  expect(missing(none).map(({ to }) => to)).toEqual([
    "/speed-math",
    "/monthly-test",
    "/weekly-quiz",
    "/tables",
    "/arithmetic",
  ]);
});

test("bests in words, each with its day, and only the places that are missing", () => {
  const speed = run(3, "speed/times/10/60", 24, { wrong: 1, day: "2025-10-03" });
  const board = win(4, { ms: 247_500, day: "2025-10-03" });
  const some = bests([attempt(1), attempt(2, { item: "logic-001" }), speed, board], today);
  expect(bestRows(some).map(({ name, value, when }) => `${name}: ${value}, ${when}`)).toEqual([
    "Times ×, tables up to 10, 60 seconds: 24 a minute, set on 3 October 2025",
    "Longest streak of days with a right answer: 1 day, set on 3 October 2025",
    "Most puzzles solved in a day: 2 puzzles, set on 25 October 2025",
    "Most puzzles solved in a week: 2 puzzles, set in the week of 20 October 2025",
    "Sudoku: Hard: 4:07, set on 3 October 2025",
  ]);
  expect(missing(some).map(({ to }) => to)).toEqual(["/monthly-test", "/weekly-quiz", "/tables"]);
});
