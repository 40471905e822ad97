import { expect, test } from "vitest";
import { challengeOf } from "../../content/daily-calendar.ts";
import { challengeFor } from "./pick.ts";

test("a learner's first day has the specified first one, every other day its own", () => {
  expect(challengeFor("2026-11-21", "2026-11-21")).toEqual({ kind: "written", id: "daily-001" });
  for (const first of ["2026-11-20", "2026-11-22", "2020-01-01"])
    expect(challengeFor("2026-11-21", first)).toEqual(challengeOf("2026-11-21"));
});
