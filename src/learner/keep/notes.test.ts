import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attempt, run } from "../derive/examples.ts";
import { newSave, readSave } from "../records/save.ts";
import { createStore, fakeDatabase, quota, settled, stubLocal } from "../store/store-examples.ts";
import { forgetNote, note, noteKeys } from "./notes.ts";
import { recalled } from "./recall.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<never>(() => undefined);
const keyOf = (n: number) => `note/attempts/${attempt(n).id}`;

test("an attempt is noted before `add` returns, and the note goes when the database has it", async () => {
  const local = stubLocal();
  const added = createStore(fakeDatabase().open).add(attempt(1));
  expect(local).toEqual({ [keyOf(1)]: JSON.stringify(attempt(1)) });
  await added;
  expect(local).toEqual({});
});

test("what a page that was closed had noted is kept at the next visit, each once, whoever answered", async () => {
  stubLocal();
  const closed = createStore(never);
  for (const one of [attempt(1), attempt(2, { who: "ada" }), attempt(3)]) void closed.add(one);
  const database = fakeDatabase([attempt(2, { who: "ada" })]);
  const store = createStore(database.open);
  store.prepare();
  await settled();
  expect(database.rows).toEqual([attempt(2, { who: "ada" }), attempt(1), attempt(3)]);
  expect(await store.all()).toEqual([attempt(1), attempt(2, { who: "ada" }), attempt(3)]);
  expect(noteKeys("attempts")).toEqual([]);
  createStore(database.open).prepare();
  await settled();
  expect(database.rows).toHaveLength(3);
});

test("a note of a save replaces what is no later, and nothing that cannot be read", () => {
  stubLocal();
  const save = (kind: string, at: number) => newSave({ who: "guest", kind, text: kind }, new Date(at));
  note("saves", save("a", 5));
  const [change] = recalled("saves", readSave);
  expect(change?.over?.(undefined)).toEqual(save("a", 5));
  expect(change?.over?.(save("a", 4))).toEqual(save("a", 5));
  // A clock may stand still, or be set back to the very moment: what is still noted was kept last.
  expect(change?.over?.({ ...save("a", 5), text: "first" })).toEqual(save("a", 5));
  expect(change?.over?.(save("a", 6))).toBe(null);
  expect(change?.over?.({ ...save("a", 4), v: 99 })).toBe(null);
});

test("a noted entry never goes over one that is stored: a board was won when it was won first", async () => {
  stubLocal();
  const closed = createStore(never);
  for (const n of [1, 2, 3]) void closed.add(attempt(n));
  const stored = [attempt(1, { who: "ada" }), { ...attempt(2), v: 99 }, attempt(3, { at: attempt(3).at - 1 })];
  const database = fakeDatabase(stored);
  const store = createStore(database.open);
  await settled();
  expect(database.rows).toEqual(stored);
  expect(await store.all()).toEqual([stored[0], stored[2]]);
  expect(noteKeys("attempts")).toEqual([]);
});

test("where the database is blocked, notes are what there is of earlier visits", async () => {
  stubLocal();
  const blocked = () => Promise.reject(new Error("blocked"));
  void createStore(blocked).add(attempt(1));
  await settled();
  const store = createStore(blocked);
  expect(await store.all()).toEqual([attempt(1)]);
  expect(store.health().waiting).toBe(1);
});

test("notes that cannot be read are passed over and stay", async () => {
  const damaged = {
    [keyOf(7)]: "{\u0000",
    [keyOf(8)]: JSON.stringify({ ...attempt(8), v: 99 }),
    "note/attempts/": "7",
  };
  const local = stubLocal({ ...damaged, "note/saves/x": "{}", settings: "{}" });
  const store = createStore(fakeDatabase().open);
  expect(await store.all()).toEqual([]);
  expect(Object.keys(local)).toHaveLength(5);
});

test("with a full disk the note stays until there is room; erasing forgets it", async () => {
  stubLocal({ "note/saves/x": "{}" });
  const database = fakeDatabase();
  database.faults.put = quota();
  const store = createStore(database.open);
  await store.add(attempt(1));
  expect(noteKeys("attempts")).toEqual([keyOf(1)]);
  delete database.faults.put;
  await store.erase();
  expect(noteKeys("attempts")).toEqual([]);
  expect(noteKeys("saves")).toEqual(["note/saves/x"]);
});

test("what an older page noted is kept as an entry of today, and its notes go", async () => {
  const { what: _, slipName: __, ...old } = { ...attempt(1), v: 2 };
  const speed = {
    v: 1,
    id: run(1, "", 0).id,
    at: 5,
    day: "2025-10-25",
    who: "guest",
    kind: "speed/plus/20/60",
    right: 9,
    wrong: 0,
    ms: 60_000,
  };
  const local = stubLocal({ [keyOf(1)]: JSON.stringify(old), [`note/runs/${speed.id}`]: JSON.stringify(speed) });
  const database = fakeDatabase();
  const store = createStore(database.open);
  const entries = [run(1, "speed/plus/20/60", 9, { at: 5, day: "2025-10-25" }), attempt(1)];
  expect(await store.all()).toEqual(entries);
  await settled();
  expect(database.rows).toEqual(expect.arrayContaining(entries));
  expect(local).toEqual({});
});

test("a later note of the same id outlives the writing of the one before", () => {
  stubLocal();
  note("attempts", attempt(1, { typed: "8" }));
  forgetNote("attempts", attempt(1));
  expect(noteKeys("attempts")).toEqual([keyOf(1)]);
});

test("there are no more than a thousand notes, and none that is very long", () => {
  const local = stubLocal();
  note("attempts", attempt(0, { typed: "9".repeat(60_000) }));
  for (let n = 1; n <= 1200; n++) note("attempts", attempt(n));
  expect(Object.keys(local)).toHaveLength(1000);
});

test.each([null, {}])("blocked or full local storage changes nothing else (%j)", async (local) => {
  stubLocal(local);
  if (local)
    localStorage.setItem = () => {
      throw quota();
    };
  const database = fakeDatabase();
  const store = createStore(database.open);
  await store.add(attempt(1));
  expect(database.rows).toEqual([attempt(1)]);
  expect(store.storageState()).toEqual({ where: "kept", reason: null });
});
