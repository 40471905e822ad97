import { expect, test } from "vitest";
import { type Kind, keptKind, kindInWords, kindOf, readKind } from "./kind.ts";
import { operations, ranges } from "./sums.ts";

const kinds: Kind[] = operations.flatMap((operation) =>
  ranges[operation].flatMap((range: number) => [0, 60, 120].map((seconds) => ({ operation, range, seconds }))),
);

test("every kind comes back from its text, and no two have the same words", () => {
  for (const kind of kinds) expect(readKind(kindOf(kind))).toEqual(kind);
  expect(new Set(kinds.map(kindInWords)).size).toBe(kinds.length);
});

test.each([
  "",
  "speed",
  "monthly/2026-11/10–12",
  "speed/powers/10/60",
  "speed/times/10",
  "speed/times/-1/60",
  "speed/times/10/60/1",
])("%s is no kind of speed run", (text) => expect(readKind(text)).toBe(null));

test("in words", () => {
  expect(kindInWords({ operation: "times", range: 10, seconds: 60 })).toBe("Times ×, tables up to 10, 60 seconds");
  expect(kindInWords({ operation: "minus", range: 100, seconds: 0 })).toBe(
    "Taking away −, numbers up to 100, no clock",
  );
});

test("what was chosen before stands again where it is still offered", () => {
  expect(keptKind("speed/mixed/20/120")).toEqual({ operation: "mixed", range: 20, seconds: 120 });
  for (const other of ["", "speed/mixed/12/60", "speed/times/12/61", "speed/mixed/20", "sums/mixed/20/60"])
    expect(keptKind(other)).toBeNull();
});
