import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAsked } from "./asked.ts";

const today = "2026-11-21";

describe("readAsked", () => {
  test.each([
    [null, null, { view: "lists" }],
    ["2025-10-25", null, { view: "day", day: "2025-10-25" }],
    ["2026-11-21", null, { view: "day", day: "2026-11-21" }],
    [null, "2025-10-20", { view: "week", monday: "2025-10-20" }],
    [null, "2026-11-22", { view: "week", monday: "2026-11-16" }],
    [null, "2026-01-07", { view: "week", monday: "2026-01-05" }],
  ])("day %s, week %s", (day, week, asked) => expect(readAsked(day, week, today)).toEqual(asked));

  test.each([
    ["2026-11-22", null, "22 November 2026 is still to come."],
    ["2025-10-24", null, "The first daily challenge was on 25 October 2025."],
    ["2026-02-30", null, "“2026-02-30” is no day of the calendar."],
    ["", null, "“” is no day"],
    ["<b>x</b>", null, "“<b>x</b>” is no day"],
    [null, "2026-11-23", "The week of 23 November 2026 is still to come."],
    [null, "2025-10-19", "The first weekly quiz was in the week of 20 October 2025."],
    [null, "soon", "“soon” is no day of the calendar."],
  ])("day %s, week %s is refused", (day, week, words) => {
    const asked = readAsked(day, week, today);
    expect(asked.view === "refused" && asked.why).toContain(words);
  });

  test("any text is answered, in a sentence that is no longer than it needs to be", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        for (const asked of [readAsked(text, null, today), readAsked(null, text, today)])
          expect(asked.view === "refused" ? asked.why.length : 0).toBeLessThan(220);
      }),
    );
  });
});
