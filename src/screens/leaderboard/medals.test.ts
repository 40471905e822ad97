import { expect, test } from "vitest";
import { bests } from "../../learner/derive/bests.ts";
import { attempt, run, win } from "../../learner/derive/examples.ts";
import { earned, toCome } from "./medals.ts";

const today = "2025-10-25";

test("with nothing yet, every medal is still to come, and says where it comes from", () => {
  const none = bests([], today);
  expect(earned(none)).toEqual([]);
  expect(toCome(none).map(({ to }) => to)).toEqual([
    "/daily-challenge",
    "/arithmetic/easy",
    "/speed-math",
    "/sudoku",
    "/weekly-quiz",
    "/monthly-test",
    "/tables?practise=facts",
  ]);
});

test("bests in words, each with its day, and only the medals that are missing", () => {
  const some = bests(
    [
      attempt(1),
      attempt(2, { item: "logic-001", day: "2025-10-24" }),
      run(3, "speed/times/10/60", 24, { wrong: 1, day: "2025-10-03" }),
      win(4, { ms: 247_500, day: "2025-10-03" }),
    ],
    today,
  );
  expect(earned(some).map(({ name, figure, value, when }) => `${name}: ${figure}, ${value}, ${when}`)).toEqual([
    "Times ×, tables up to 10, 60 seconds: 24, 24 a minute, set on 3 October 2025",
    "Longest streak of days with a right answer: 2, 2 days, set on 25 October 2025",
    "Most puzzles solved in a day: 1, 1 puzzle, set on 3 October 2025",
    "Most puzzles solved in a week: 2, 2 puzzles, set in the week of 20 October 2025",
    "Sudoku: Hard: 4:07, 4:07 without help, set on 3 October 2025",
  ]);
  expect(toCome(some).map(({ kind }) => kind)).toEqual(["quiz", "test", "facts"]);
});

test("a quiz is counted out of its ten questions, and one day is no streak yet", () => {
  const quiz = Array.from({ length: 10 }, (_, n) =>
    attempt(n, {
      item: `weekly-${String(n + 1).padStart(3, "0")}`,
      category: "weekly-quiz",
      verdict: n < 3 ? "wrong" : "right",
    }),
  );
  const own = bests(quiz, today);
  expect(earned(own).find(({ kind }) => kind === "quiz")).toMatchObject({ figure: "7/10", value: "7 of 10" });
  expect(earned(own).some(({ kind }) => kind === "streak")).toBe(false);
  expect(toCome(own)[0]?.kind).toBe("streak");
});
