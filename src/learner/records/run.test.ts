import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newRun, readRun } from "./run.ts";

const saved: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("../../../tests/saves/run-v1.json", import.meta.url), "utf8"),
);
const good = saved[0] ?? {};

test("reads the frozen saves of version 1 as they are", () => {
  expect(saved.map(readRun)).toEqual(saved);
});

test.each(Object.keys(good))("needs %s", (field) => {
  const { [field]: _, ...rest } = good;
  expect(readRun(rest)).toBe(null);
  expect(readRun({ ...good, [field]: null })).toBe(null);
  expect(readRun({ ...good, [field]: {} })).toBe(null);
});

test.each([
  ["v", 2],
  ["at", -1],
  ["at", 9e15],
  ["day", "2025-02-29"],
  ["kind", ""],
  ["right", 1.5],
  ["wrong", -1],
  ["ms", Number.NaN],
])("refuses %s = %o", (field, value) => expect(readRun({ ...good, [field]: value })).toBe(null));

test("whatever it is given, it answers with null or a run that reads the same again", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      const run = readRun(value);
      if (run !== null) expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    }),
  );
});

test("a new run is readable", () => {
  const run = newRun(
    { who: "guest", kind: "speed/times/12/60", right: 3, wrong: 1, ms: 60_000.4 },
    new Date(2026, 10, 21),
  );
  expect(run).toMatchObject({ day: "2026-11-21", ms: 60_000 });
  expect(readRun(run)).toEqual(run);
});
