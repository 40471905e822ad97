import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Attempt } from "../records/entry.ts";
import { dailyItem, solvedThisMonth } from "./daily.ts";
import { attempt, logs, seen } from "./examples.ts";
import { countPractised, progress } from "./progress.ts";
import { done, solvedItems } from "./solved-items.ts";
import { rightDays, streak } from "./streak.ts";

const today = "2025-10-25";

describe("streak", () => {
  test.each([
    ["nothing yet", [], 0],
    ["only today", ["2025-10-25"], 1],
    ["only yesterday: today is still to come", ["2025-10-24"], 1],
    ["only the day before yesterday: yesterday is forgiven", ["2025-10-23"], 1],
    ["three days ago is over", ["2025-10-22"], 0],
    ["three days up to today", ["2025-10-23", "2025-10-24", "2025-10-25"], 3],
    ["three days up to yesterday", ["2025-10-22", "2025-10-23", "2025-10-24"], 3],
    ["one missed day is forgiven", ["2025-10-21", "2025-10-22", "2025-10-24", "2025-10-25"], 4],
    ["two missed days in a row are not", ["2025-10-21", "2025-10-24", "2025-10-25"], 2],
    ["a second missed day in the same week is not", ["2025-10-21", "2025-10-23", "2025-10-25"], 2],
    [
      "a missed day in each of two weeks is",
      ["2025-10-17", "2025-10-19", "2025-10-20", "2025-10-21", "2025-10-23", "2025-10-24", "2025-10-25"],
      7,
    ],
    ["a day named twice counts once", ["2025-10-25", "2025-10-25"], 1],
    ["days after today are ignored", ["2025-10-24", "2025-10-25", "2025-10-26", "2031-01-01"], 2],
    ["tomorrow alone is no streak", ["2025-10-26"], 0],
  ])("%s", (_, days, length) => expect(streak(days, today)).toBe(length));

  test("goes on over month ends, leap days and clock changes", () => {
    expect(streak(["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-01")).toBe(3);
    expect(streak(["2025-02-28", "2025-03-01"], "2025-03-01")).toBe(2);
    expect(streak(["2025-10-25", "2025-10-26", "2025-10-27"], "2025-10-27")).toBe(3);
    expect(streak(["2024-12-31", "2025-01-01"], "2025-01-01")).toBe(2);
  });

  test("only days with a right answer are counted", () => {
    const log = [
      attempt(1, { day: "2025-10-23", verdict: "wrong" }),
      attempt(2, { day: "2025-10-24", verdict: "almost" }),
      attempt(3, { day: "2025-10-25", verdict: "wrong" }),
      attempt(4, { day: "2025-10-25", verdict: "right" }),
    ];
    expect([...rightDays(log)]).toEqual(["2025-10-25"]);
  });
});

describe("solvedItems", () => {
  const solvedBy = (...fields: readonly Partial<Attempt>[]) =>
    solvedItems(fields.map((each, n) => attempt(n, { item: "logic-001", ...each }))).get("logic-001");

  test("alone", () => expect(solvedBy({ verdict: "right" })).toBe("alone"));
  test("helped by a hint", () => expect(solvedBy({ help: "hint" })).toBe("helped"));
  test("alone wins over helped", () => {
    expect(solvedBy({ help: "hint" }, { help: "alone" })).toBe("alone");
    expect(solvedBy({ help: "alone" }, { help: "hint" })).toBe("alone");
  });
  test("neither wrong nor almost solves", () =>
    expect(solvedBy({ verdict: "wrong" }, { verdict: "almost" })).toBe(undefined));
  test("not after the solution was seen", () => {
    expect(solvedBy({ help: "solution" })).toBe(undefined);
    expect(solvedBy({ verdict: "wrong", help: "solution" }, { help: "alone" })).toBe(undefined);
  });
  test("nor after it was only looked at, without an answer", () => {
    const right = (n: number) => attempt(n, { item: "logic-001" });
    expect(solvedItems([seen(1, "logic-001"), right(2)]).size).toBe(0);
    expect(solvedItems([right(1), seen(2, "logic-001")]).size).toBe(1);
    expect(done([seen(1, "logic-001"), seen(2, "logic-002~7")]).seen).toEqual(new Set(["logic-001", "logic-002~7"]));
  });
  test("however often it was seen", () =>
    expect(solvedBy({ help: "solution" }, { help: "alone" }, { help: "solution" })).toBe(undefined));
  test("looking at the solution afterwards takes nothing away", () =>
    expect(solvedBy({ help: "alone" }, { help: "solution" })).toBe("alone"));
  test("another item's solution does not matter", () =>
    expect(solvedBy({ help: "solution", item: "logic-002" }, { help: "alone" })).toBe("alone"));
});

describe("solvedThisMonth", () => {
  test("counts different daily challenges solved in today's month", () => {
    const log = [
      attempt(1, { item: dailyItem("2025-10-01"), day: "2025-10-01" }),
      attempt(2, { item: dailyItem("2025-10-01"), day: "2025-10-01" }),
      attempt(3, { item: dailyItem("2025-09-12"), day: "2025-10-02", help: "hint" }),
      attempt(4, { item: dailyItem("2025-09-30"), day: "2025-09-30" }),
      attempt(5, { item: dailyItem("2024-10-05"), day: "2024-10-05" }),
      attempt(6, { item: dailyItem("2025-10-06"), day: "2025-10-06", verdict: "wrong" }),
      attempt(7, { item: dailyItem("2025-10-07"), day: "2025-10-07", help: "solution" }),
      attempt(8, { item: "arithmetic-easy-001", day: "2025-10-08" }),
    ];
    expect(solvedThisMonth(log, today)).toBe(2);
  });
});

describe("progress", () => {
  test("of an empty log is nothing, and no share of nothing", () => {
    expect(progress([], today)).toEqual({
      solved: 0,
      practised: 0,
      hours: 0,
      minutes: 0,
      streak: 0,
      accuracy: { right: 0, judged: 0, percent: null },
      byCategory: [],
    });
  });

  test("of a small log", () => {
    const log = [
      attempt(1, { verdict: "wrong", ms: 30 * 60_000 }),
      attempt(2, { verdict: "right", ms: 5 * 60_000 }),
      attempt(3, { verdict: "almost", item: "geometry-circles-001", category: "geometry", ms: 10 * 60_000 }),
      attempt(4, { verdict: "right", item: "logic-001", category: "logic", help: "hint", day: "2025-10-24" }),
      attempt(5, { verdict: "right", item: "logic-002", category: "logic", help: "solution", ms: 4 * 60_000 }),
    ];
    expect(progress(log, today)).toEqual({
      solved: 2,
      practised: 0,
      hours: 0.5,
      minutes: 30,
      streak: 2,
      accuracy: { right: 3, judged: 4, percent: 75 },
      byCategory: [
        { category: "arithmetic", right: 1, judged: 2, percent: 50, solved: 1, puzzles: ["arithmetic-easy-001"] },
        { category: "geometry", right: 0, judged: 0, percent: null, solved: 0, puzzles: [] },
        { category: "logic", right: 2, judged: 2, percent: 100, solved: 1, puzzles: ["logic-001"] },
      ],
    });
  });

  test("a question of practice counts once when it was right without its solution, a fact whenever it came back; puzzles and boards do not", () => {
    const log = [
      attempt(1, { item: "times-tables/0~7", verdict: "wrong" }),
      attempt(2, { item: "times-tables/0~7", verdict: "right", help: "hint" }),
      attempt(3, { item: "times-tables/0~7", verdict: "right" }),
      attempt(4, { item: "times-tables/1~7", verdict: "right", help: "solution" }),
      attempt(5, { item: "times-tables/1~8", verdict: "almost" }),
      attempt(6, { item: "fact/7x8", verdict: "right" }),
      attempt(7, { item: "fact/7x8", verdict: "right" }),
      attempt(8, { item: "fact/3x4", verdict: "right" }),
      attempt(11, { item: "fact/7x8", verdict: "right" }),
      attempt(9, { item: "patterns-easy-003~12", verdict: "right" }),
      attempt(10, { item: "game/sudoku~9-hard~4", verdict: "right" }),
    ];
    expect(countPractised(log)).toBe(4);
    expect(progress([...log, ...log].reverse(), today).practised).toBe(4);
    expect(countPractised([...log, ...log].reverse())).toBe(4);
  });

  test("an attempt counts for ten minutes at most", () => {
    const log = [1, 2, 3].map((n) => attempt(n, { ms: 9 * 60 * 60_000 }));
    expect(progress(log, today).hours).toBe(0.5);
  });
});

const figures = (log: readonly Attempt[]) => ({
  ...progress(log, today),
  days: streak(rightDays(log), today),
  month: solvedThisMonth(log, today),
  items: [...solvedItems(log)].sort(),
});

test("any order and any attempt held twice give the same figures", () => {
  const shuffled = logs.chain((log) =>
    fc.tuple(fc.constant(log), fc.shuffledSubarray([...log], { minLength: log.length }), fc.subarray([...log])),
  );
  fc.assert(
    fc.property(shuffled, ([log, other, again]) => {
      expect(figures([...again, ...other])).toEqual(figures(log));
    }),
    { numRuns: 500 },
  );
});

test("the figures hang together", () => {
  fc.assert(
    fc.property(logs, (log) => {
      const { solved, accuracy, byCategory, streak: days } = progress(log, today);
      const sum = (of: "right" | "judged") => byCategory.reduce((total, each) => total + each[of], 0);
      expect(sum("right")).toBe(accuracy.right);
      expect(sum("judged")).toBe(accuracy.judged);
      expect(solved).toBeLessThanOrEqual(accuracy.right);
      expect(accuracy.percent ?? 0).toBeGreaterThanOrEqual(0);
      expect(accuracy.percent ?? 0).toBeLessThanOrEqual(100);
      expect(days).toBeLessThanOrEqual(new Set(log.map(({ day }) => day)).size);
    }),
  );
});
