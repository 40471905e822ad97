import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newAttempt } from "../keep/new-entry.ts";
import { readEntry } from "./entry.ts";

const file = (name: string): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../../tests/saves/${name}.json`, import.meta.url), "utf8"));
const frozen = (version: number) => file(`entry-v${version}`);
const saved = frozen(3);
const good = saved[0] ?? {};

describe("readEntry", () => {
  test("reads the frozen saves of version 3 as they are", () => {
    expect(saved.map(({ what }) => what)).toEqual(["answer", "answer", "answer", "seen", "win", "run"]);
    expect(saved.map(readEntry)).toEqual(saved);
  });

  test("reads those of version 2 as answers, their slips by id and name, and a board among them as won", () => {
    const answers = frozen(2).slice(0, 3);
    const today = (old: Record<string, unknown>) => ({ ...old, v: 3, what: "answer", slipName: old["slip"] });
    expect(answers.map(readEntry)).toEqual([
      ...answers.slice(0, 2).map(today),
      { ...today(answers[2] ?? {}), slip: "lost-the-minus-sign" },
    ]);
    expect(frozen(2).slice(3).map(readEntry)).toEqual([
      {
        v: 3,
        what: "win",
        id: "2f1c7b60-0d3a-4e59-8f1b-6c5d4e3f2a10",
        at: 1790000000000,
        day: "2026-09-21",
        who: "guest",
        item: "game/kenken~6-easy~12",
        ms: 200_000,
        grade: "Easy",
        technique: "",
        help: "hint",
      },
    ]);
  });

  test("reads those of version 1 as a guest's, with no slip", () => {
    expect(frozen(1)).toHaveLength(3);
    const today = { v: 3, what: "answer", who: "guest", slip: "", slipName: "" };
    expect(frozen(1).map(readEntry)).toEqual(frozen(1).map((old) => ({ ...old, ...today })));
  });

  test("reads runs as they were kept until version 0.5, in a table of their own", () => {
    const runs = file("run-v1");
    expect(runs.map(readEntry)).toEqual(
      runs.map(({ kind, ...others }) => ({ ...others, v: 3, what: "run", item: kind })),
    );
  });

  test.each([null, undefined, 0, "", "right", true, [], {}, [good], new Date(), new Map(), () => good])(
    "%o is no entry",
    (value) => expect(readEntry(value)).toBe(null),
  );

  test.each(Object.keys(good))("needs %s", (field) => {
    const { [field]: _, ...rest } = good;
    expect(readEntry(rest)).toBe(null);
    expect(readEntry({ ...good, [field]: null })).toBe(null);
    expect(readEntry({ ...good, [field]: {} })).toBe(null);
  });

  test.each([
    ["v", 0],
    ["v", 4],
    ["what", "game"],
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
  ])("refuses %s = %o", (field, value) => expect(readEntry({ ...good, [field]: value })).toBe(null));

  test("leaves out what is not an attempt's", () => {
    expect(readEntry({ ...good, nickname: "Ada" })).toEqual(good);
  });

  test("cuts what was typed to 200 characters, never through one", () => {
    expect(readEntry({ ...good, typed: "7".repeat(500) })).toMatchObject({ typed: "7".repeat(200) });
    expect(readEntry({ ...good, typed: "🙂".repeat(500) })).toMatchObject({ typed: "🙂".repeat(200) });
    expect(readEntry({ ...good, typed: "🙂".repeat(150) })).toMatchObject({ typed: "🙂".repeat(150) });
  });

  test("whatever it is given, it answers with null or an attempt that reads the same again", () => {
    const almost = fc.record(
      Object.fromEntries(Object.keys(good).map((field) => [field, fc.oneof(fc.constant(good[field]), fc.anything())])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), almost), (value) => {
        const attempt = readEntry(value);
        if (attempt !== null) expect(readEntry(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
      }),
      { numRuns: 1000 },
    );
  });

  test("does not change what it reads", () => {
    const frozen = Object.freeze({ ...good, typed: "7".repeat(500), ms: 1.5 });
    expect(readEntry(frozen)).not.toBe(null);
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
      slipName: "",
      v: 3,
      what: "answer",
      id: attempt.id,
      at: now.getTime(),
      day: "2025-10-25",
      ms: 1235,
    });
    expect(newAttempt(made, now).id).not.toBe(attempt.id);
  });

  test("counts a slip by an id, and keeps its name", () => {
    const named = (slip: string) => newAttempt({ ...made, slip }).slip;
    expect(newAttempt({ ...made, slip: "Added 1/2, not 1/3" }).slipName).toBe("Added 1/2, not 1/3");
    expect(named("Added 1/2, not 1/3")).toBe("added-1-2-not-1-3");
    expect(named("added 1/2 – not 1/3!")).toBe(named("Added 1/2, not 1/3"));
    expect(named("")).toBe("");
  });

  test("keeps digits of every script as the usual ones", () => {
    expect(newAttempt({ ...made, typed: "x = ٣٤, y = ۵" }).typed).toBe("x = 34, y = 5");
  });

  test("is always readable, whatever was typed and however the clock jumped", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), fc.double(), (typed, ms) => {
        const attempt = newAttempt({ ...made, typed, slip: typed, ms });
        expect(readEntry(attempt)).toEqual(attempt);
      }),
    );
  });
});
