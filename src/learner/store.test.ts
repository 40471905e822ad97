import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attempt } from "./derive/examples.ts";
import { type Attempt, readAttempt } from "./records/attempt.ts";
import { createStore as createAny, type Store } from "./store.ts";
import type { Table } from "./table.ts";
import { createTroubles, type Trouble } from "./trouble.ts";

const createStore = (open: () => Promise<Table<Attempt>>, troubles = createTroubles()) =>
  createAny(open, readAttempt, { troubles });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const quota = () => new DOMException("full", "QuotaExceededError");

/** One database that several stores, as so many tabs, have open; faults are switched on by a test. */
function fakeDatabase(first: readonly unknown[] = []) {
  const rows: unknown[] = [...first];
  const watchers: { onRows: (rows: readonly unknown[]) => void; onError: (reason: unknown) => void }[] = [];
  const faults: { open?: unknown; put?: unknown; hang?: Promise<unknown> } = {};
  const changed = () => {
    for (const { onRows } of watchers) queueMicrotask(() => onRows([...rows]));
  };
  const table: Table<Attempt> = {
    async put(records) {
      if (faults.hang) await faults.hang;
      if (faults.put) throw faults.put;
      for (const record of records) {
        const at = rows.findIndex((row) => (row as Attempt | null)?.id === record.id);
        if (at < 0) rows.push(record);
        else rows[at] = record;
      }
      changed();
    },
    async erase() {
      if (faults.put) throw faults.put;
      rows.length = 0;
      changed();
    },
    watch(onRows, onError) {
      const watcher = { onRows, onError };
      watchers.push(watcher);
      queueMicrotask(() => onRows([...rows]));
      return () => void watchers.splice(watchers.indexOf(watcher), 1);
    },
  };
  const open = vi.fn(async () => {
    if (faults.open) throw faults.open;
    return table;
  });
  return {
    rows,
    faults,
    open,
    table,
    watchers,
    breakWatching: () => {
      for (const { onError } of [...watchers]) onError(new Error("gone"));
    },
    erase: () => {
      rows.length = 0;
      changed();
    },
  };
}

/** What a notice would say: a listener of everything that is told there. */
function saidBy(troubles: ReturnType<typeof createTroubles>): Trouble[] {
  const said: Trouble[] = [];
  troubles.onTrouble((trouble) => said.push(trouble));
  return said;
}

/** A store, and what is said of its troubles. */
function storeAndTroubles(open: () => Promise<Table<Attempt>>): [Store<Attempt>, Trouble[]] {
  const troubles = createTroubles();
  return [createStore(open, troubles), saidBy(troubles)];
}

function listsOf(store: Store<Attempt>): (readonly Attempt[])[] {
  const lists: (readonly Attempt[])[] = [];
  store.subscribe((list) => lists.push(list));
  return lists;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("with a database", () => {
  test("nothing is opened until something is asked", () => {
    const { open } = fakeDatabase();
    const store = createStore(open);
    store.storageState();
    store.health();
    expect(open).not.toHaveBeenCalled();
  });

  test("the database is opened once", async () => {
    const { open } = fakeDatabase();
    const store = createStore(open);
    listsOf(store);
    listsOf(store);
    await Promise.all([store.add(attempt(1)), store.all()]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("an attempt is kept, and the next visit finds it", async () => {
    const database = fakeDatabase();
    await createStore(database.open).add(attempt(1));
    expect(database.rows).toEqual([attempt(1)]);
    expect(await createStore(database.open).all()).toEqual([attempt(1)]);
  });

  test("a subscriber gets the list first, not an empty one before it, and each change", async () => {
    const store = createStore(fakeDatabase([attempt(1)]).open);
    const lists = listsOf(store);
    expect(lists).toEqual([]);
    await settled();
    expect(lists).toEqual([[attempt(1)]]);
    await store.add(attempt(2));
    await settled();
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2)]);
    expect(lists.slice(1).every((list) => list.length === 2)).toBe(true);
  });

  test("a later subscriber gets the list at once", async () => {
    const store = createStore(fakeDatabase([attempt(1)]).open);
    await store.all();
    expect(listsOf(store)).toEqual([[attempt(1)]]);
  });

  test("a follower does not have the database read, and hears the list when somebody else does", async () => {
    const database = fakeDatabase([attempt(1)]);
    const store = createStore(database.open);
    const follower = vi.fn();
    const stop = store.follow(follower);
    await settled();
    expect(database.open).not.toHaveBeenCalled();
    await store.all();
    expect(follower).toHaveBeenLastCalledWith([attempt(1)]);
    stop();
    await store.add(attempt(2));
    await settled();
    expect(follower).toHaveBeenLastCalledWith([attempt(1)]);
  });

  test("an attempt made while the database opens is not lost", async () => {
    const store = createStore(fakeDatabase([attempt(1)]).open);
    const lists = listsOf(store);
    void store.add(attempt(2));
    await settled();
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2)]);
  });

  test("the list is in the order of time", async () => {
    const [early, late] = [attempt(2, { at: 1 }), attempt(1, { at: 2 })];
    expect(await createStore(fakeDatabase([late, early]).open).all()).toEqual([early, late]);
  });

  test("who unsubscribed hears nothing more", async () => {
    const store = createStore(fakeDatabase().open);
    const listener = vi.fn();
    store.subscribe(listener)();
    await store.add(attempt(1));
    await settled();
    expect(listener).not.toHaveBeenCalled();
  });

  test("two tabs agree", async () => {
    const database = fakeDatabase();
    const [one, two] = [createStore(database.open), createStore(database.open)];
    const lists = listsOf(two);
    await one.add(attempt(1));
    await settled();
    expect(lists.at(-1)).toEqual([attempt(1)]);
    database.erase();
    await settled();
    expect([await one.all(), await two.all()]).toEqual([[], []]);
  });

  test("corrupted records are skipped, not deleted", async () => {
    const corrupted = [null, 7, { v: 1 }, { ...attempt(3), verdict: "perfect" }, { ...attempt(4), v: 3 }];
    const database = fakeDatabase([...corrupted, attempt(1)]);
    const store = createStore(database.open);
    expect(await store.all()).toEqual([attempt(1)]);
    await store.add(attempt(2));
    expect(database.rows).toEqual([...corrupted, attempt(1), attempt(2)]);
    expect(store.health().unread.size).toBe(corrupted.length);
  });

  test("all is well", async () => {
    const [store, troubles] = storeAndTroubles(fakeDatabase().open);
    await store.add(attempt(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.storageState()).toEqual({ where: "kept", reason: null });
    expect(troubles).toEqual([]);
  });
});

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
  ])("when %s the list lives in memory, and that is told once", async (_, open: () => Promise<Table<Attempt>>) => {
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

  test("when watching breaks off, the list so far stays and new attempts are still kept", async () => {
    const database = fakeDatabase([attempt(1)]);
    const [store, troubles] = storeAndTroubles(database.open);
    const lists = listsOf(store);
    await settled();
    database.breakWatching();
    database.breakWatching();
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
    await store.add(attempt(1), attempt(2));
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

  test("a table that cannot be watched any more is watched anew", async () => {
    const database = fakeDatabase([attempt(1)]);
    const store = createStore(database.open);
    const lists = listsOf(store);
    await settled();
    database.breakWatching();
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
  for (const { onRows } of database.watchers) onRows([...database.rows]);
  expect(lists.at(-1)).toEqual([hers, attempt(2)]);
  delete database.faults.put;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(database.rows).toEqual([hers, attempt(2)]);
});

describe("code of different versions on one database", () => {
  const version1 = (stored: unknown) => ((stored as { v: unknown }).v === 1 ? (stored as Attempt) : null);

  test("an older one passes over the records of a newer one and leaves them as they are", async () => {
    const database = fakeDatabase([attempt(1), attempt(2)]);
    const old = createAny(database.open, version1, { troubles: createTroubles() });
    expect(await old.all()).toEqual([]);
    const made = { ...attempt(3), v: 1 } as unknown as Attempt;
    await old.add(made);
    expect(database.rows).toEqual([attempt(1), attempt(2), made]);
    const now = createStore(database.open);
    expect(await now.all()).toEqual([attempt(1), attempt(2), attempt(3, { who: "guest", slip: "" })]);
    expect(database.rows).toEqual([attempt(1), attempt(2), made]);
  });

  test("this one does the same with records of the next", async () => {
    const later = { ...attempt(1), v: 3, mood: "calm" };
    const database = fakeDatabase([later]);
    const store = createStore(database.open);
    await store.add(attempt(2));
    expect(await store.all()).toEqual([attempt(2)]);
    expect(store.health().unread).toEqual(new Set([later.id]));
    expect(database.rows).toEqual([later, attempt(2)]);
  });
});

test("whatever fails and recovers, every attempt is in the list, and in the end on disk, once", async () => {
  const step = fc.constantFrom("add", "full", "room", "wait", "unwatch", "blocked", "open", "hang", "go on", "minute");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, opens) => {
      const database = fakeDatabase();
      const { faults } = database;
      let release: (value?: unknown) => void = () => undefined;
      if (!opens) faults.open = new Error("blocked");
      const store = createStore(database.open);
      const made: Attempt[] = [];
      for (const each of steps) {
        if (each === "add") {
          made.push(attempt(made.length));
          void store.add(attempt(made.length - 1));
        } else if (each === "full") faults.put = quota();
        else if (each === "room") delete faults.put;
        else if (each === "unwatch") database.breakWatching();
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
      const kept = database.rows.map((row) => (row as Attempt).id);
      expect(new Set(kept).size).toBe(kept.length);
      expect(database.rows).toHaveLength(made.length);
      expect(database.rows).toEqual(expect.arrayContaining(made));
      expect(store.health().waiting).toBe(0);
      expect(store.storageState()).toEqual({ where: "kept", reason: null });
    }),
    { numRuns: 300 },
  );
});

test("many records are kept in one go, and a database that refuses one keeps none", async () => {
  const database = fakeDatabase();
  const put = vi.spyOn(database.table, "put");
  const store = createStore(database.open);
  await store.add(attempt(1), attempt(2), attempt(3));
  expect(put).toHaveBeenCalledTimes(1);
  expect(database.rows).toHaveLength(3);
  database.faults.put = quota();
  await store.add(attempt(4), attempt(5));
  expect(database.rows).toHaveLength(3);
  expect(await store.all()).toHaveLength(5);
  expect(store.storageState()).toEqual({ where: "memory", reason: "full" });
});

test("erasing forgets everything, in every tab; a database that refuses keeps it", async () => {
  const database = fakeDatabase([attempt(1)]);
  const [one, two] = [createStore(database.open), createStore(database.open)];
  expect(await two.all()).toHaveLength(1);
  database.faults.put = new Error("no");
  await expect(one.erase()).rejects.toThrow("no");
  expect(await one.all()).toHaveLength(1);
  delete database.faults.put;
  await one.erase();
  await settled();
  expect([await one.all(), await two.all()]).toEqual([[], []]);
});

test("without a database nothing is erased, and nothing forgotten", async () => {
  const store = createStore(() => Promise.reject(new Error("blocked")));
  await store.add(attempt(1));
  await expect(store.erase()).rejects.toThrow();
  expect(await store.all()).toEqual([attempt(1)]);
});
