import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { boardOf, newMove, readMove } from "./move.ts";

const saved: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("../../../tests/saves/move-v1.json", import.meta.url), "utf8"),
);
const good = saved[0] ?? {};

test("reads the frozen moves of version 1 as they are", () => {
  expect(saved.map(readMove)).toEqual(saved);
});

test.each(Object.keys(good))("needs %s", (field) => {
  const { [field]: _, ...rest } = good;
  expect(readMove(rest)).toBe(null);
  expect(readMove({ ...good, [field]: null })).toBe(null);
  expect(readMove({ ...good, [field]: {} })).toBe(null);
});

test.each([
  ["v", 2],
  ["at", -1],
  ["at", 9e15],
  ["id", "guest/game/sudoku/first"],
  ["id", "guest/game/sudoku/first#"],
  ["id", "guest#1.a"],
  ["id", `guest/game/${"x".repeat(200)}#1.a`],
  ["text", "x".repeat(20_001)],
])("refuses %s = %o", (field, value) => expect(readMove({ ...good, [field]: value })).toBe(null));

test("whatever it is given, it answers with null or a move that reads the same again", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      const move = readMove(value);
      if (move !== null) expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    }),
  );
});

test("a new move is readable, and tells its board", () => {
  const move = newMove("guest/game/nim/first", "1.a", "x y 0 0 0", new Date(2026, 10, 21));
  expect(readMove(move)).toEqual(move);
  expect(boardOf(move.id)).toBe("guest/game/nim/first");
});
