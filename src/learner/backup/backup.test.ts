import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSetFile, writeSetFile } from "../../sets/file.ts";
import { mostEntries } from "../../sets/set.ts";
import { attempt, logs } from "../derive/examples.ts";
import { newRun } from "../keep/new-entry.ts";
import { newMove } from "../records/move.ts";
import { newProfile, type Profile } from "../records/profile.ts";
import { newSave } from "../records/save.ts";
import { readBackup, writeBackup } from "./backup.ts";

const now = new Date(2026, 10, 21);
const run = newRun({ who: "guest", item: "speed/times/12/60", right: 20, wrong: 1, ms: 60_000 }, now);

const save = newSave({ who: "guest", kind: "assessment", text: "{}" }, now);
const move = newMove(save.id, "1.a", "played", now);
const ada = newProfile("Ada", "logic", "star", now) as Profile;
const settings = { guest: { theme: "dark" }, [ada.id]: { numbers: "comma", textSize: 130 } } as const;

test("a copy reads back as it was written", () => {
  fc.assert(
    fc.property(logs, (attempts) => {
      const record = { attempts: [...attempts, run], profiles: [ada], saves: [save], moves: [move], settings };
      const text = writeBackup(record, now);
      expect(readBackup(text)).toEqual({ ...record, unread: 0, unsettled: 0 });
      expect(readBackup(`\uFEFF${text}`)).toEqual({ ...record, unread: 0, unsettled: 0 });
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
  const text = JSON.stringify({ sumwhere: 1, attempts: [attempt(1), { v: 99 }, null], saves: "none" });
  expect(readBackup(text)).toEqual({
    attempts: [attempt(1)],
    profiles: [],
    saves: [],
    moves: [],
    settings: {},
    unread: 2,
    unsettled: 0,
  });
});

test("of settings in a copy only what can be read is taken", () => {
  const stored = { guest: { theme: "dark", textSize: 7, later: 1 }, "": { theme: "dark" }, x: null, y: { theme: 1 } };
  expect(readBackup(JSON.stringify({ sumwhere: 1, settings: stored }))).toMatchObject({
    settings: { guest: { theme: "dark" } },
  });
  expect(readBackup(JSON.stringify({ sumwhere: 1, settings: "none" }))).toMatchObject({ settings: {} });
});

test("a set is in a copy as any save is, and reads back question by question", () => {
  const items = Array.from({ length: mostEntries - 1 }, (_, n) => ({ item: `adding-fractions/2~${n}`, marks: 2 }));
  const set = {
    title: "Friday, “6B” & 7",
    entries: [...items, { own: { text: "Is 1 < 2?\nWhy?", answers: ["yes"] } }],
  };
  const kept = newSave({ who: ada.id, kind: "set/1", text: writeSetFile(set) }, now);
  const read = readBackup(writeBackup({ attempts: [], profiles: [ada], saves: [kept], moves: [], settings: {} }, now));
  if ("problem" in read) throw new Error(read.problem);
  expect(read.saves).toEqual([kept]);
  expect(readSetFile(read.saves[0]?.text ?? "")).toEqual({ set });
});

test("whatever a file holds, it is read or refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readBackup(text)).toBeDefined();
    }),
  );
});

test("more than 250,000 entries of a kind are refused, in words", () => {
  const text = (count: number) => `{"sumwhere":1,"saves":[${Array(count).fill("0").join()}]}`;
  expect(readBackup(text(250_000))).toMatchObject({ unread: 250_000 });
  expect(readBackup(text(250_001))).toEqual({
    problem: "This copy is too large: it holds more than 250,000 entries of a kind.",
  });
});

test("of more people than share a device the settings are cut, and counted", () => {
  const settings = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`p${n}`, { theme: "dark" }]));
  const read = readBackup(JSON.stringify({ sumwhere: 1, settings }));
  expect(read).toMatchObject({ unsettled: 100 });
  expect("settings" in read && Object.keys(read.settings)).toHaveLength(500);
});

test("a copy of version 0.5 is read: its runs, which were a list of their own, are entries of the log", () => {
  const saved = (name: string): unknown[] =>
    JSON.parse(readFileSync(new URL(`../../../tests/saves/${name}.json`, import.meta.url), "utf8"));
  const text = JSON.stringify({ sumwhere: 1, attempts: saved("entry-v2"), runs: saved("run-v1") });
  const read = readBackup(text);
  expect(read).toMatchObject({ unread: 0 });
  expect("attempts" in read && read.attempts.map(({ what }) => what)).toEqual([
    "answer",
    "answer",
    "answer",
    "win",
    "run",
    "run",
  ]);
});
