import fc from "fast-check";
import { expect, test } from "vitest";
import { newIn, readBackup, writeBackup } from "./backup.ts";
import { attempt, logs } from "./derive/examples.ts";
import { newProfile, type Profile } from "./records/profile.ts";
import { newRun } from "./records/run.ts";

const now = new Date(2026, 10, 21);
const run = newRun({ who: "guest", kind: "speed/times/12/60", right: 20, wrong: 1, ms: 60_000 }, now);

const ada = newProfile("Ada", "logic", "star", now) as Profile;

test("a copy reads back as it was written", () => {
  fc.assert(
    fc.property(logs, (attempts) => {
      const text = writeBackup({ attempts, runs: [run], profiles: [ada] }, now);
      expect(readBackup(text)).toEqual({ attempts, runs: [run], profiles: [ada], unread: 0 });
      expect(readBackup(`\uFEFF${text}`)).toEqual({ attempts, runs: [run], profiles: [ada], unread: 0 });
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
  expect(readBackup(text)).toEqual({ attempts: [attempt(1)], runs: [], profiles: [], unread: 2 });
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
