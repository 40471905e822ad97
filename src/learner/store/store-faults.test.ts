import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attempt } from "../derive/examples.ts";
import { type Entry, readEntry } from "../records/entry.ts";
import { createStore as createStoreOf } from "./store.ts";
import { createStore, fakeDatabase, listsOf, quota, saidBy, settled, storeAndTroubles } from "./store-examples.ts";
import type { Table } from "./table.ts";
import { createTroubles } from "./trouble.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

function heard() {
  const troubles = createTroubles();
  return [troubles, saidBy(troubles)] as const;
}

describe("without a database", () => {
  test.each([
    ["open rejects", () => Promise.reject(new DOMException("blocked", "SecurityError"))],
    [
      "open throws",
      () => {
        throw new Error("no IndexedDB");
      },
    ],
    [
      "the database cannot be watched",
      async () => ({ ...fakeDatabase().table, watch: (): (() => void) => JSON.parse("{") }),
    ],
  ])("when %s the list lives in memory, and that is told once", async (_, open: () => Promise<Table<Entry>>) => {
    const [store, troubles] = storeAndTroubles(open);
    const lists = listsOf(store);
    await settled();
    expect(lists).toEqual([[]]);
    await store.add(attempt(1));
    await store.add(attempt(2));
    expect(await store.all()).toEqual([attempt(1), attempt(2)]);
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2)]);
    expect(store.storageState()).toEqual({ where: "memory", reason: "blocked" });
    expect(troubles).toEqual(["blocked"]);
  });

  test("who asks about trouble later is told as well, once", async () => {
    const troubles = createTroubles();
    const store = createStore(() => Promise.reject(new Error()), troubles);
    await store.all();
    const said = saidBy(troubles);
    await store.add(attempt(1));
    expect(said).toEqual(["blocked"]);
  });

  test("a database that never answers is not waited for longer than five seconds", async () => {
    const store = createStore(() => new Promise(() => undefined));
    const lists = listsOf(store);
    const added = store.add(attempt(1));
    await vi.advanceTimersByTimeAsync(4999);
    expect(lists).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lists).toEqual([[attempt(1)]]);
    await added;
    expect(store.storageState()).toEqual({ where: "memory", reason: "blocked" });
  });

  test("a slow line to what opens it is waited for: the five seconds begin when it is there", async () => {
    const database = fakeDatabase([attempt(1)]);
    const [troubles, said] = heard();
    const arrived = new Promise<typeof database.open>((resolve) => setTimeout(resolve, 35_000, database.open));
    const store = createStoreOf<Entry>("attempts", () => arrived, readEntry, { troubles });
    const lists = listsOf(store);
    void store.add(attempt(2));
    await vi.advanceTimersByTimeAsync(34_999);
    expect([lists, said]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2)]);
    expect(said).toEqual([]);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
  });

  test("when what opens it does not arrive at all, that is told in words of its own, and tried again", async () => {
    const database = fakeDatabase();
    const [troubles, said] = heard();
    let online = false;
    const load = () => (online ? Promise.resolve(database.open) : Promise.reject(new TypeError("Failed to fetch")));
    const store = createStoreOf<Entry>("attempts", load, readEntry, { troubles });
    await store.add(attempt(1));
    expect(said).toEqual(["unfetched"]);
    expect(store.storageState()).toEqual({ where: "memory", reason: "unfetched" });
    online = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(database.rows).toEqual([attempt(1)]);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
  });

  test("and if it answers later after all, everything is kept", async () => {
    const database = fakeDatabase([attempt(1)]);
    const store = createStore(async () => {
      await new Promise((resolve) => setTimeout(resolve, 8000));
      return database.open();
    });
    await Promise.all([store.add(attempt(2)), vi.advanceTimersByTimeAsync(6000)]);
    await Promise.all([store.add(attempt(3)), vi.advanceTimersByTimeAsync(3000)]);
    expect(database.rows).toEqual([attempt(1), attempt(2), attempt(3)]);
    expect(await store.all()).toEqual([attempt(1), attempt(2), attempt(3)]);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
  });
});

describe("with a database that fails", () => {
  test.each([
    ["the disk is full", quota(), "full"],
    ["Dexie says that the disk is full", Object.assign(new Error(), { name: "AbortError", inner: quota() }), "full"],
    ["writing fails", new Error("?"), "failed"],
    ["writing fails with a text", "?", "failed"],
  ])("when %s the attempt stays in the list, and that is told once", async (_, fault, reason) => {
    const database = fakeDatabase([attempt(1)]);
    const [store, troubles] = storeAndTroubles(database.open);
    database.faults.put = fault;
    await store.add(attempt(2));
    await store.add(attempt(3));
    expect(await store.all()).toEqual([attempt(1), attempt(2), attempt(3)]);
    expect(store.storageState()).toEqual({ where: "memory", reason });
    expect(troubles).toEqual([reason]);
    expect(database.rows).toEqual([attempt(1)]);
  });

  test("when there is room again everything is kept with the next attempt", async () => {
    const database = fakeDatabase();
    const store = createStore(database.open);
    database.faults.put = quota();
    await store.add(attempt(1));
    await store.add(attempt(2));
    delete database.faults.put;
    await store.add(attempt(3));
    expect(database.rows).toEqual([attempt(1), attempt(2), attempt(3)]);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
  });

  test("when reading breaks off, the list so far stays and new attempts are still kept", async () => {
    const database = fakeDatabase([attempt(1)]);
    const [store, troubles] = storeAndTroubles(database.open);
    const lists = listsOf(store);
    await settled();
    database.breakReading();
    await settled();
    expect(lists.at(-1)).toEqual([attempt(1)]);
    expect(store.storageState()).toEqual({ where: "memory", reason: "failed" });
    const put = vi.spyOn(database.table, "put");
    await store.add(attempt(2));
    await store.add(attempt(3));
    expect(database.rows).toEqual([attempt(1), attempt(2), attempt(3)]);
    expect(put).toHaveBeenCalledTimes(2);
    expect(troubles).toEqual(["failed"]);
  });
});

describe("tries again by itself", () => {
  test("a database that could not be opened, soon and then ever more seldom", async () => {
    const database = fakeDatabase([attempt(1)]);
    database.faults.open = new Error("busy");
    const store = createStore(database.open);
    const lists = listsOf(store);
    await store.add(attempt(2));
    const before = database.open.mock.calls.length;
    await vi.advanceTimersByTimeAsync(3_600_000);
    const tries = database.open.mock.calls.length - before;
    expect(tries).toBeGreaterThan(50);
    expect(tries).toBeLessThan(70);
    delete database.faults.open;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(database.rows).toEqual([attempt(1), attempt(2)]);
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2)]);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
  });

  test("what there was no room for is kept as soon as there is, and who looks on is told", async () => {
    const database = fakeDatabase();
    const store = createStore(database.open);
    await store.all();
    database.faults.put = quota();
    await Promise.all([store.add(attempt(1)), store.add(attempt(2))]);
    const states: [number, string][] = [];
    store.subscribe(() => states.push([store.health().waiting, store.storageState().where]));
    expect(states).toEqual([[2, "memory"]]);
    expect(store.health().whole).toBe(true);
    delete database.faults.put;
    await vi.advanceTimersByTimeAsync(500);
    expect(database.rows).toEqual([attempt(1), attempt(2)]);
    expect(states.at(-1)).toEqual([0, "kept"]);
    const put = vi.spyOn(database.table, "put");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(put).not.toHaveBeenCalled();
  });

  test("a table that cannot be read any more is opened anew", async () => {
    const database = fakeDatabase([attempt(1)]);
    const store = createStore(database.open);
    const lists = listsOf(store);
    await settled();
    database.breakReading();
    await settled();
    expect(database.watchers).toHaveLength(0);
    expect(store.health().whole).toBe(false);
    await createStore(database.open).add(attempt(2));
    await vi.advanceTimersByTimeAsync(500);
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2)]);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
  });
});

test("writing that does not come back is waited for five seconds, told, and kept all the same when it does", async () => {
  const database = fakeDatabase();
  const [store, troubles] = storeAndTroubles(database.open);
  await store.all();
  let release: (value?: unknown) => void = () => undefined;
  database.faults.hang = new Promise((resolve) => {
    release = resolve;
  });
  const put = vi.spyOn(database.table, "put");
  const done = vi.fn();
  void store.add(attempt(1)).then(done);
  await vi.advanceTimersByTimeAsync(4999);
  expect([done.mock.calls.length, troubles]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([done.mock.calls.length, troubles]).toEqual([1, ["failed"]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(put).toHaveBeenCalledTimes(1);
  expect([store.health().waiting, store.storageState().where]).toEqual([1, "memory"]);
  release();
  await settled();
  expect(database.rows).toEqual([attempt(1)]);
  expect([store.health().waiting, store.storageState().where]).toEqual([0, "kept"]);
});

test("what replaces an older record is not taken for it while it still has to be written", async () => {
  const database = fakeDatabase([attempt(1)]);
  const store = createStore(database.open);
  const lists = listsOf(store);
  await settled();
  database.faults.put = quota();
  const hers = attempt(1, { who: "ada" });
  await store.add(hers);
  // Another tab changes something, so the old record is read once more.
  database.rows.push(attempt(2));
  for (const tell of database.watchers) tell(null);
  await settled();
  expect(lists.at(-1)).toEqual([hers, attempt(2)]);
  delete database.faults.put;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(database.rows).toEqual([hers, attempt(2)]);
});

test("whatever fails and recovers, every attempt is in the list, and in the end on disk, once", async () => {
  const step = fc.constantFrom("add", "full", "room", "wait", "unread", "blocked", "open", "hang", "go on", "minute");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, opens) => {
      const database = fakeDatabase();
      const { faults } = database;
      let release: (value?: unknown) => void = () => undefined;
      if (!opens) faults.open = new Error("blocked");
      const store = createStore(database.open);
      const made: Entry[] = [];
      for (const each of steps) {
        if (each === "add") {
          made.push(attempt(made.length));
          void store.add(attempt(made.length - 1));
        } else if (each === "full") faults.put = quota();
        else if (each === "room") delete faults.put;
        else if (each === "unread") database.breakReading();
        else if (each === "blocked") faults.open = new Error("blocked");
        else if (each === "open") delete faults.open;
        else if (each === "hang")
          faults.hang ??= new Promise((resolve) => {
            release = resolve;
          });
        else if (each === "go on") {
          delete faults.hang;
          release();
        } else await vi.advanceTimersByTimeAsync(each === "wait" ? 0 : 60_000);
      }
      const list = store.all();
      await vi.advanceTimersByTimeAsync(5000);
      expect(await list).toEqual(made);
      for (const fault of ["put", "open", "hang"] as const) delete faults[fault];
      release();
      // Without another answer: she may have stopped, and the tab stays open.
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await store.all()).toEqual(made);
      const kept = database.rows.map((row) => (row as Entry).id);
      expect(new Set(kept).size).toBe(kept.length);
      expect(database.rows).toHaveLength(made.length);
      expect(database.rows).toEqual(expect.arrayContaining(made));
      expect(store.health().waiting).toBe(0);
      expect(store.storageState()).toEqual({ where: "kept", reason: null });
    }),
    {
      numRuns: 300,
      // Found by chance once: what a second go failed to write, for want of room, the first had written by then.
      examples: [[["add", "hang", "wait", "go on", "add", "full"], true]],
    },
  );
});
