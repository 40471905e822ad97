import fc from "fast-check";
import { expect, test } from "vitest";
import { newIn, readBackup, writeBackup } from "./backup.ts";
import { attempt, logs } from "./derive/examples.ts";
import { newProfile, type Profile } from "./records/profile.ts";
import { newRun } from "./records/run.ts";
import { newSave } from "./records/save.ts";

const now = new Date(2026, 10, 21);
const run = newRun({ who: "guest", kind: "speed/times/12/60", right: 20, wrong: 1, ms: 60_000 }, now);

const save = newSave({ who: "guest", kind: "assessment", text: "{}" }, now);
const ada = newProfile("Ada", "logic", "star", now) as Profile;
const settings = { guest: { theme: "dark" }, [ada.id]: { numbers: "comma", textSize: 130 } } as const;

test("a copy reads back as it was written", () => {
  fc.assert(
    fc.property(logs, (attempts) => {
      const record = { attempts, runs: [run], profiles: [ada], saves: [save], settings };
      const text = writeBackup(record, now);
      expect(readBackup(text)).toEqual({ ...record, unread: 0 });
      expect(readBackup(`\uFEFF${text}`)).toEqual({ ...record, unread: 0 });
    }),
  );
});

test.each(["", "{}", "[]", "null", "7", '"sumwhere"', "<html>", "{"])("%s is no copy of ours", (text) =>
  expect(readBackup(text)).toEqual({ problem: "This is not a copy that Sumwhere made." }),
);

test("a copy of a later format is refused, with the way out", () => {
  expect(readBackup(JSON.stringify({ sumwhere: 2, attempts: [] }))).toMatchObject({
    problem: expect.stringContaining("newer Sumwhere"),
  });
});

test("what cannot be read in a copy is counted, the rest is taken", () => {
  const text = JSON.stringify({ sumwhere: 1, attempts: [attempt(1), { v: 99 }, null], runs: "none" });
  expect(readBackup(text)).toEqual({
    attempts: [attempt(1)],
    runs: [],
    profiles: [],
    saves: [],
    settings: {},
    unread: 2,
  });
});

test("of settings in a copy only what can be read is taken", () => {
  const stored = { guest: { theme: "dark", textSize: 7, later: 1 }, "": { theme: "dark" }, x: null, y: { theme: 1 } };
  expect(readBackup(JSON.stringify({ sumwhere: 1, settings: stored }))).toMatchObject({
    settings: { guest: { theme: "dark" } },
  });
  expect(readBackup(JSON.stringify({ sumwhere: 1, settings: "none" }))).toMatchObject({ settings: {} });
});

test("whatever a file holds, it is read or refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readBackup(text)).toBeDefined();
    }),
  );
});

test("merging adds what is missing, once, and changes nothing that is there", () => {
  const changed = { ...attempt(1), typed: "other" };
  expect(newIn([attempt(1)], [changed, attempt(2), attempt(2)])).toEqual([attempt(2)]);
});
