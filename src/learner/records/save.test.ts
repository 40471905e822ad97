import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newSave, readSave } from "./save.ts";

const saved: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("../../../tests/saves/save-v1.json", import.meta.url), "utf8"),
);
const good = saved[0] ?? {};

test("reads the frozen saves of version 1 as they are", () => {
  expect(saved.map(readSave)).toEqual(saved);
});

test.each(Object.keys(good))("needs %s", (field) => {
  const { [field]: _, ...rest } = good;
  expect(readSave(rest)).toBe(null);
  expect(readSave({ ...good, [field]: null })).toBe(null);
  expect(readSave({ ...good, [field]: {} })).toBe(null);
});

test.each([
  ["v", 2],
  ["at", -1],
  ["at", 9e15],
  ["id", "guest/another"],
  ["kind", ""],
  ["text", "x".repeat(200_001)],
])("refuses %s = %o", (field, value) => expect(readSave({ ...good, [field]: value })).toBe(null));

test("whatever it is given, it answers with null or a save that reads the same again", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      const save = readSave(value);
      if (save !== null) expect(readSave(JSON.parse(JSON.stringify(save)))).toEqual(save);
    }),
  );
});

test("a new save is readable, and takes the place of the last of its kind", () => {
  const save = newSave({ who: "guest", kind: "assessment", text: "{}" }, new Date(2026, 10, 21));
  expect(readSave(save)).toEqual(save);
  expect(newSave({ who: "guest", kind: "assessment", text: "" }).id).toBe(save.id);
});
