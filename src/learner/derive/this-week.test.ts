import fc from "fast-check";
import { expect, test } from "vitest";
import { type Day, dayNumber, daysAfter, mondayOf } from "../day.ts";
import { thisWeek } from "./this-week.ts";

test("a Wednesday after a right answer on Monday", () => {
  const week = thisWeek(new Set(["2026-11-16", "2026-11-15"]), "2026-11-18");
  expect(week).toEqual(["done", "open", "open", "to come", "to come", "to come", "to come"]);
});

test("counted by the numbers of the days, it is the same", () => {
  const around = fc.integer({ min: -20, max: 20 }).map((days) => daysAfter("2026-11-18", days));
  fc.assert(
    fc.property(fc.uniqueArray(around), around, (days: readonly Day[], today) => {
      const numbers = new Set(days.map(dayNumber));
      const first = dayNumber(mondayOf(today));
      const byNumber = Array.from({ length: 7 }, (_, at) =>
        first + at > dayNumber(today) ? "to come" : numbers.has(first + at) ? "done" : "open",
      );
      expect(thisWeek(new Set(days), today)).toEqual(byNumber);
    }),
  );
});
