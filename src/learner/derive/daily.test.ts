import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dailyItem, dailyRecord, dailyStates, firstDailyDay } from "./daily.ts";
import { attempt, logs } from "./examples.ts";
import { rightDays, streak } from "./streak.ts";

const item = dailyItem("2025-10-25");

describe("firstDailyDay", () => {
  test("is the earliest day on which a daily challenge was answered, whichever one and whether right or not", () => {
    const log = [
      attempt(1, { item: "logic-001", day: "2025-09-01" }),
      attempt(2, { item, day: "2025-11-03" }),
      attempt(3, { item: dailyItem("2025-10-30"), day: "2025-11-02", verdict: "wrong" }),
    ];
    expect(firstDailyDay(log)).toBe("2025-11-02");
    expect(firstDailyDay([])).toBe(null);
    expect(firstDailyDay(log.slice(0, 1))).toBe(null);
  });
});

describe("dailyStates", () => {
  test("solved, tried, or not there; by the day a challenge was set for", () => {
    const log = [
      attempt(1, { item, day: "2026-01-01" }),
      attempt(2, { item, day: "2026-01-02", verdict: "wrong" }),
      attempt(3, { item: dailyItem("2025-10-26"), verdict: "wrong" }),
      attempt(4, { item: "logic-001" }),
      attempt(5, { item: "daily-challenge-of-some-other-sort" }),
    ];
    expect([...dailyStates(log)].sort()).toEqual([
      ["2025-10-25", "solved"],
      ["2025-10-26", "tried"],
    ]);
  });
});

describe("dailyRecord", () => {
  test("nothing yet", () => expect(dailyRecord([], "2025-10-25")).toEqual({ typed: [], solved: null }));

  test("the answers in order, each once, up to the right one", () => {
    const log = [
      attempt(3, { item, typed: "10", day: "2026-02-02", help: "hint" }),
      attempt(1, { item, typed: "12", verdict: "wrong", day: "2026-02-01" }),
      attempt(2, { item, typed: "11", verdict: "wrong", day: "2026-02-01" }),
      attempt(4, { item, typed: "9", verdict: "wrong", day: "2026-02-03" }),
      attempt(5, { item: dailyItem("2025-10-26"), typed: "99" }),
    ];
    const again = attempt(0, { item, typed: "12", verdict: "wrong" });
    expect(dailyRecord([...log, again], "2025-10-25")).toEqual({
      typed: ["12", "11", "10"],
      solved: { on: "2026-02-02", help: "hint" },
    });
    expect(dailyRecord(log.slice(1, 3), "2025-10-25")).toEqual({ typed: ["12", "11"], solved: null });
  });
});

test("an old challenge counts for the streak on the day it is solved, never on the day it was set for", () => {
  const log = [
    attempt(1, { item: dailyItem("2026-01-05"), day: "2026-03-02" }),
    attempt(2, { item: dailyItem("2026-03-01"), day: "2026-03-01" }),
  ];
  expect(streak(rightDays(log), "2026-03-02")).toBe(2);
  expect(streak(rightDays(log), "2026-01-05")).toBe(0);
});

test("states, records and the log agree", () => {
  fc.assert(
    fc.property(logs, (log) => {
      const states = dailyStates(log);
      for (const day of ["2025-10-24", "2025-10-25"]) {
        const { typed, solved } = dailyRecord(log, day);
        expect(states.get(day)).toBe(solved ? "solved" : typed.length > 0 ? "tried" : undefined);
        expect(states.has(day)).toBe(log.some((one) => one.item === dailyItem(day)));
      }
    }),
  );
});
