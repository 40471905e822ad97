import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "../day.ts";
import { longestStreak } from "./longest-streak.ts";
import { streak } from "./streak.ts";

test.each([
  ["nothing yet", [], null],
  ["one day", ["2025-10-25"], { days: 1, day: "2025-10-25" }],
  ["a longer one that is long over", ["2025-10-01", "2025-10-02", "2025-10-25"], { days: 2, day: "2025-10-02" }],
  [
    "the first of two as long",
    ["2025-10-01", "2025-10-02", "2025-10-24", "2025-10-25"],
    { days: 2, day: "2025-10-02" },
  ],
  ["one missed day is forgiven", ["2025-10-21", "2025-10-23", "2025-10-24"], { days: 3, day: "2025-10-24" }],
])("%s", (_, days, longest) => expect(longestStreak(days)).toEqual(longest));

test("it is the longest that the streak of any day was", () => {
  const offsets = fc.uniqueArray(fc.nat(40), { maxLength: 35 });
  fc.assert(
    fc.property(offsets, (list) => {
      const days = list.map((offset) => daysAfter("2025-02-10", offset));
      const lengths = [...days].sort().map((day) => ({ days: streak(days, day), day }));
      const longest = Math.max(0, ...lengths.map((one) => one.days));
      expect(longestStreak([...days, ...days])).toEqual(lengths.find((one) => one.days === longest) ?? null);
    }),
    { numRuns: 1000 },
  );
});
