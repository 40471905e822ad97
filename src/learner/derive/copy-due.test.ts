import { expect, test } from "vitest";
import { copyDue } from "./copy-due.ts";

const log = (...days: readonly [string, number][]) => new Map(days);

test("fifty answers after thirty days are worth a word; fewer or sooner are not", () => {
  expect(copyDue(log(["2026-01-02", 50]), "2026-01-01", "2026-01-31")).toBe(50);
  expect(copyDue(log(["2026-01-02", 49]), "2026-01-01", "2026-01-31")).toBe(null);
  expect(copyDue(log(["2026-01-02", 50]), "2026-01-01", "2026-01-30")).toBe(null);
  expect(copyDue(log(), null, "2026-01-31")).toBe(null);
});

test("only answers after the last copy count", () => {
  expect(copyDue(log(["2025-12-31", 40], ["2026-01-01", 40], ["2026-01-20", 49]), "2026-01-01", "2026-03-01")).toBe(
    null,
  );
  expect(copyDue(log(["2025-12-31", 40], ["2026-01-20", 51]), "2026-01-01", "2026-03-01")).toBe(51);
});

test("without a copy the thirty days begin with the first answer, wherever it stands in the log", () => {
  expect(copyDue(log(["2026-01-20", 49], ["2026-01-01", 1]), null, "2026-01-31")).toBe(50);
  expect(copyDue(log(["2026-01-20", 49], ["2026-01-02", 1]), null, "2026-01-31")).toBe(null);
});

test("a copy of a day to come is as good as none", () => {
  expect(copyDue(log(["2026-01-01", 50]), "2099-01-01", "2026-01-31")).toBe(50);
});
