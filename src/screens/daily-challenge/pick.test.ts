import { expect, test } from "vitest";
import type { Puzzle } from "../../engine/puzzle.ts";
import { puzzleOf } from "./pick.ts";

const puzzles = ["a", "b", "c", "d"].map((id) => ({ id }) as Puzzle);
const idOf = (...args: [string, string | null]) => puzzleOf(args[0], args[1], puzzles)?.id;

test("a device without history, and a learner's first day, get the first one", () => {
  expect(idOf("2026-11-21", null)).toBe("a");
  expect(idOf("2026-11-21", "2026-11-21")).toBe("a");
});

test("every other day has its own, the same for everybody, and the first one never again", () => {
  const ids = ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"].map((day) => idOf(day, "2026-11-21"));
  expect(new Set(ids.slice(0, 3))).toEqual(new Set(["b", "c", "d"]));
  expect(ids[3]).toBe(ids[0]);
  expect(idOf("2026-11-23", "2020-01-01")).toBe(ids[1]);
});

test("a clock before 1970 does no harm", () => {
  expect(["b", "c", "d"]).toContain(idOf("1969-12-30", "2026-11-21"));
});
