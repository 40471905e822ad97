import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newProfile, readProfile } from "./profile.ts";

const saved: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("../../../tests/saves/profile-v1.json", import.meta.url), "utf8"),
);
const good = saved[0] ?? {};

test("reads the frozen saves of version 1 as they are", () => {
  expect(saved.map(readProfile)).toEqual(saved);
});

test.each(Object.keys(good))("needs %s", (field) => {
  const { [field]: _, ...rest } = good;
  expect(readProfile(rest)).toBe(null);
  expect(readProfile({ ...good, [field]: null })).toBe(null);
  expect(readProfile({ ...good, [field]: {} })).toBe(null);
});

test.each([
  ["v", 2],
  ["name", "   "],
  ["colour", "beige"],
  ["shape", "dodecahedron"],
  ["at", -1],
])("refuses %s = %o", (field, value) => expect(readProfile({ ...good, [field]: value })).toBe(null));

test("a name is tidied and cut, never through a character", () => {
  expect(newProfile("  Ada   Lovelace ", "logic", "star")?.name).toBe("Ada Lovelace");
  expect(newProfile("🙂".repeat(30), "logic", "star")?.name).toBe("🙂".repeat(20));
  expect(newProfile(" ", "logic", "star")).toBe(null);
});

test("whatever it is given, it answers with null or a profile that reads the same again", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ name: fc.string({ unit: "grapheme" }) })), (value) => {
      const profile = readProfile({ ...good, ...(typeof value === "object" ? value : {}) });
      if (profile !== null) expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    }),
  );
});
