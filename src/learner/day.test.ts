import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { dayNumber, dayOf, daysAfter, daysBetween, isDay, mondayOf, monthOf, weekNumber, weekOf } from "./day.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

describe("dayOf", () => {
  test.each([
    ["Europe/London", "2025-03-29T23:59:59Z", "2025-03-29", "the last minute before the clocks go forward"],
    ["Europe/London", "2025-03-30T22:59:59Z", "2025-03-30", "the day of 23 hours"],
    ["Europe/London", "2025-03-30T23:00:00Z", "2025-03-31", "its end"],
    ["Europe/London", "2025-10-26T23:59:59Z", "2025-10-26", "the day of 25 hours"],
    ["America/Los_Angeles", "2025-01-01T07:59:59Z", "2024-12-31", "still the old year in the west"],
    ["Pacific/Kiritimati", "2024-12-31T10:00:00Z", "2025-01-01", "already the new one in the east"],
    ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04", "a day that has no midnight"],
  ])("in %s, %s is %s: %s", (timeZone, instant, day) => {
    process.env["TZ"] = timeZone;
    expect(dayOf(new Date(instant))).toBe(day);
  });

  test("pads the parts", () => expect(dayOf(new Date(2025, 0, 5, 12))).toBe("2025-01-05"));
});

describe("isDay", () => {
  test.each(["2025-01-31", "2024-02-29", "2000-02-29", "0099-12-31"])("%s is one", (text) =>
    expect(isDay(text)).toBe(true),
  );
  test.each([
    "2025-02-29",
    "1900-02-29",
    "2025-13-01",
    "2025-00-10",
    "2025-04-31",
    "2025-1-1",
    "",
    "today",
    "2025-01-01T",
  ])("%j is none", (text) => expect(isDay(text)).toBe(false));
  test("any text is answered", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        expect([true, false]).toContain(isDay(text));
      }),
    );
  });
});

test.each([
  ["2025-03-01", "2025-02-28"],
  ["2024-03-01", "2024-02-29"],
  ["2025-01-01", "2024-12-31"],
  ["2025-03-31", "2025-03-30"],
  ["2025-10-27", "2025-10-26"],
])("the day before %s is %s", (day, before) => expect(daysAfter(day, -1)).toBe(before));

test.each([
  ["2025-10-25", "2025-10-25", 0],
  ["2025-03-29", "2025-03-31", 2],
  ["2025-10-25", "2025-10-27", 2],
  ["2024-02-01", "2024-03-01", 29],
  ["2025-03-31", "2025-03-29", -2],
  ["2024-01-01", "2025-01-01", 366],
])("from %s to %s: %s days", (from, to, days) => expect(daysBetween(from, to)).toBe(days));

test("the month of a day", () => expect(monthOf("2025-10-25")).toBe("2025-10"));

test("in every time zone, noons one after the other are days one after the other", () => {
  const zones = fc.constantFrom("Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC");
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 20_000 }), (timeZone, offset) => {
      process.env["TZ"] = timeZone;
      const today = dayOf(new Date(1990, 0, 1 + offset, 12));
      const tomorrow = dayOf(new Date(1990, 0, 2 + offset, 12));
      expect(isDay(today)).toBe(true);
      expect(daysAfter(tomorrow, -1)).toBe(today);
      expect(daysBetween(today, tomorrow)).toBe(1);
    }),
  );
});

test.each([
  ["2026-11-16", "2026-11-16", "2026-W47"],
  ["2026-11-22", "2026-11-16", "2026-W47"],
  ["2026-11-23", "2026-11-23", "2026-W48"],
  ["2024-12-30", "2024-12-30", "2025-W01"],
  ["2027-01-03", "2026-12-28", "2026-W53"],
  ["2021-01-01", "2020-12-28", "2020-W53"],
])("%s is in the week that begins on %s, %s", (day, monday, week) => {
  expect(mondayOf(day)).toBe(monday);
  expect(weekOf(day)).toBe(week);
});

test("days of one week, Monday to Sunday, share its number, and the next week has the next", () => {
  const monday = dayNumber("2026-11-16");
  const weeks = [0, 1, 2, 3, 4, 5, 6, 7].map((later) => weekNumber(monday + later) - weekNumber(monday));
  expect(weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(dayNumber("1970-01-01")).toBe(0);
});
