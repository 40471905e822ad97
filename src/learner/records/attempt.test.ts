import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newAttempt } from "../new-attempt.ts";
import { readAttempt } from "./attempt.ts";

const frozen = (version: number): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../../tests/saves/attempt-v${version}.json`, import.meta.url), "utf8"));
const saved = frozen(2);
const good = saved[0] ?? {};

describe("readAttempt", () => {
  test("reads the frozen saves of version 2 as they are", () => {
    expect(saved).toHaveLength(3);
    expect(saved.map(readAttempt)).toEqual(saved);
  });

  test("reads the frozen saves of version 1 as a guest's, with no named slip", () => {
    expect(frozen(1)).toHaveLength(3);
    expect(frozen(1).map(readAttempt)).toEqual(frozen(1).map((old) => ({ ...old, v: 2, who: "guest", slip: "" })));
  });

  test.each([null, undefined, 0, "", "right", true, [], {}, [good], new Date(), new Map(), () => good])(
    "%o is no attempt",
    (value) => expect(readAttempt(value)).toBe(null),
  );

  test.each(Object.keys(good))("needs %s", (field) => {
    const { [field]: _, ...rest } = good;
    expect(readAttempt(rest)).toBe(null);
    expect(readAttempt({ ...good, [field]: null })).toBe(null);
    expect(readAttempt({ ...good, [field]: {} })).toBe(null);
  });

  test.each([
    ["v", 0],
    ["v", 3],
    ["v", "1"],
    ["v", 1.5],
    ["id", "1"],
    ["id", "0b6f2f0e-5c1d-4a5e-9a53-2f7d1c0a8e11x"],
    ["at", -1],
    ["at", 1.5],
    ["at", Number.NaN],
    ["at", Number.POSITIVE_INFINITY],
    ["at", 9e15],
    ["day", "2025-02-29"],
    ["day", "25/10/2025"],
    ["who", ""],
    ["who", 7],
    ["slip", 7],
    ["item", ""],
    ["item", "x".repeat(201)],
    ["category", ""],
    ["verdict", "empty"],
    ["verdict", "toString"],
    ["help", "teacher"],
    ["ms", -1],
    ["ms", Number.NaN],
    ["ms", Number.POSITIVE_INFINITY],
    ["ms", "5"],
  ])("refuses %s = %o", (field, value) => expect(readAttempt({ ...good, [field]: value })).toBe(null));

  test("leaves out what is not an attempt's", () => {
    expect(readAttempt({ ...good, nickname: "Ada" })).toEqual(good);
  });

  test("cuts what was typed to 200 characters, never through one", () => {
    expect(readAttempt({ ...good, typed: "7".repeat(500) })?.typed).toBe("7".repeat(200));
    expect(readAttempt({ ...good, typed: "🙂".repeat(500) })?.typed).toBe("🙂".repeat(200));
    expect(readAttempt({ ...good, typed: "🙂".repeat(150) })?.typed).toBe("🙂".repeat(150));
  });

  test("whatever it is given, it answers with null or an attempt that reads the same again", () => {
    const almost = fc.record(
      Object.fromEntries(Object.keys(good).map((field) => [field, fc.oneof(fc.constant(good[field]), fc.anything())])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), almost), (value) => {
        const attempt = readAttempt(value);
        if (attempt !== null) expect(readAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
      }),
      { numRuns: 1000 },
    );
  });

  test("does not change what it reads", () => {
    const frozen = Object.freeze({ ...good, typed: "7".repeat(500), ms: 1.5 });
    expect(readAttempt(frozen)).not.toBe(null);
    expect(frozen.ms).toBe(1.5);
  });
});

describe("newAttempt", () => {
  const made = {
    who: "guest",
    item: "logic-003",
    category: "logic",
    verdict: "right",
    typed: "9",
    help: "hint",
    ms: 1234.6,
  } as const;

  test("stamps version, id, moment and the device's day", () => {
    const now = new Date(2025, 9, 25, 23, 59, 59);
    const attempt = newAttempt(made, now);
    expect(attempt).toEqual({
      ...made,
      slip: "",
      v: 2,
      id: attempt.id,
      at: now.getTime(),
      day: "2025-10-25",
      ms: 1235,
    });
    expect(newAttempt(made, now).id).not.toBe(attempt.id);
  });

  test("keeps digits of every script as the usual ones", () => {
    expect(newAttempt({ ...made, typed: "x = ٣٤, y = ۵" }).typed).toBe("x = 34, y = 5");
  });

  test("is always readable, whatever was typed and however the clock jumped", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), fc.double(), (typed, ms) => {
        const attempt = newAttempt({ ...made, typed, slip: typed, ms });
        expect(readAttempt(attempt)).toEqual(attempt);
      }),
    );
  });
});
