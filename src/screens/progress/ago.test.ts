import { expect, test } from "vitest";
import { ago } from "./ago.ts";

test.each([
  ["2026-03-31", "today"],
  ["2026-03-30", "yesterday"],
  ["2026-03-18", "13 days ago"],
  ["2026-03-17", "2 weeks ago"],
  ["2026-03-04", "3 weeks ago"],
  ["2026-01-30", "8 weeks ago"],
  ["2026-01-29", "2 months ago"],
  ["2024-03-31", "23 months ago"],
  ["2024-03-30", "2 years ago"],
  ["2026-04-01", "today"],
])("%s was %s", (day, words) => expect(ago(day, "2026-03-31")).toBe(words));
