import fc from "fast-check";
import { expect, test } from "vitest";
import { mondayOf } from "../../learner/day.ts";
import { monthsUntil, weeksOf } from "./month.ts";

test("months go back to the first challenge's", () => {
  expect(monthsUntil("2026-02-01")).toEqual(["2026-02", "2026-01", "2025-12", "2025-11", "2025-10"]);
  expect(monthsUntil("2025-10-31")).toEqual(["2025-10"]);
  expect(monthsUntil("1999-01-01")).toEqual([]);
});

test("weeks begin on Monday, and a month has all its days once", () => {
  expect(weeksOf("2026-02").map((week) => week.map((day) => day?.slice(8) ?? ""))).toEqual([
    ["", "", "", "", "", "", "01"],
    ["02", "03", "04", "05", "06", "07", "08"],
    ["09", "10", "11", "12", "13", "14", "15"],
    ["16", "17", "18", "19", "20", "21", "22"],
    ["23", "24", "25", "26", "27", "28", ""],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const weeks = weeksOf(`${year}-${String(month).padStart(2, "0")}`);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        const [some] = week.filter((day) => day !== null);
        expect(week.indexOf(some ?? null)).toBe((new Date(`${some}T00:00:00Z`).getUTCDay() + 6) % 7);
        if (week[0]) expect(mondayOf(week[0])).toBe(week[0]);
      }
    }),
  );
});
