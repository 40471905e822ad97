import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attempt } from "../derive/examples.ts";
import type { Attempt, Entry } from "../records/entry.ts";
import { portionsOf } from "./portions.ts";
import { createStore as createStoreOf } from "./store.ts";
import { createStore, fakeDatabase, listsOf, quota, settled, storeAndTroubles } from "./store-examples.ts";
import { createTroubles } from "./trouble.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

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
    const corrupted = [null, 7, { v: 1 }, { ...attempt(3), verdict: "perfect" }, { ...attempt(4), v: 4 }];
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

describe("code of different versions on one database", () => {
  const version1 = (stored: unknown) => ((stored as { v: unknown }).v === 1 ? (stored as Entry) : null);

  test("an older one passes over the records of a newer one and leaves them as they are", async () => {
    const database = fakeDatabase([attempt(1), attempt(2)]);
    const old = createStoreOf("attempts", async () => database.open, version1, { troubles: createTroubles() });
    expect(await old.all()).toEqual([]);
    const made = { ...attempt(3), v: 1 } as unknown as Entry;
    await old.add(made);
    expect(database.rows).toEqual([attempt(1), attempt(2), made]);
    const now = createStore(database.open);
    expect(await now.all()).toEqual([attempt(1), attempt(2), attempt(3, { who: "guest", slip: "" })]);
    expect(database.rows).toEqual([attempt(1), attempt(2), made]);
  });

  test("this one does the same with records of the next", async () => {
    const later = { ...attempt(1), v: 4, mood: "calm" };
    const database = fakeDatabase([later]);
    const store = createStore(database.open);
    await store.add(attempt(2));
    expect(await store.all()).toEqual([attempt(2)]);
    expect(store.health().unread).toEqual(new Set([later.id]));
    expect(database.rows).toEqual([later, attempt(2)]);
  });
});

describe("what is read", () => {
  const logic = { field: "item", begins: ["logic-"] } as const;
  const one = (n: number) => attempt(n, { item: "logic-001" });

  test("who only adds has nothing read", async () => {
    const { open, table } = fakeDatabase([attempt(1)]);
    await createStore(open).add(attempt(2));
    expect(table.read).not.toHaveBeenCalled();
    expect(table.get).not.toHaveBeenCalled();
  });

  test("the list is read once; after that only what changed, here or in another tab", async () => {
    const { open, table } = fakeDatabase([attempt(1)]);
    const [here, there] = [createStore(open), createStore(open)];
    const lists = listsOf(here);
    await settled();
    await here.add(attempt(2));
    await settled();
    await there.add(attempt(3));
    await settled();
    expect(lists.at(-1)).toEqual([attempt(1), attempt(2), attempt(3)]);
    expect(table.read).toHaveBeenCalledTimes(1);
    expect(vi.mocked(table.get).mock.calls).toEqual([[[attempt(2).id]], [[attempt(3).id]]]);
  });

  test("of a part nothing else is read, and who listens to it hears of nothing else", async () => {
    const { open, table } = fakeDatabase([attempt(1), one(2)]);
    const store = createStore(open);
    const heard = vi.fn();
    store.subscribe(heard, logic);
    await settled();
    expect(heard.mock.lastCall).toEqual([[one(2)]]);
    expect(vi.mocked(table.read).mock.calls).toEqual([[logic]]);
    await store.add(one(3));
    await store.add(attempt(4));
    await settled();
    expect(heard.mock.lastCall).toEqual([[one(2), one(3)]]);
    expect(await store.all()).toEqual([attempt(1), one(2), one(3), attempt(4)]);
  });
});

test("many records are kept in portions, and a database that refuses one keeps none of it", async () => {
  const database = fakeDatabase();
  const put = vi.spyOn(database.table, "put");
  const store = createStore(database.open);
  const changes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => ({ record: attempt(from + n) }));
  await store.addAll([changes(0, 2), changes(2, 3)]);
  expect(put).toHaveBeenCalledTimes(2);
  expect(database.rows).toHaveLength(3);
  database.faults.put = quota();
  await store.addAll([changes(3, 5), changes(5, 6)]);
  expect(database.rows).toHaveLength(3);
  expect(await store.all()).toHaveLength(6);
  expect(store.storageState()).toEqual({ where: "memory", reason: "full" });
  delete database.faults.put;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(database.rows).toHaveLength(6);
  expect(store.storageState()).toEqual({ where: "kept", reason: null });
});

test("while many are added the list is read once, at the end, and not after each portion", async () => {
  const database = fakeDatabase([attempt(0)]);
  const store = createStore(database.open);
  const lists = listsOf(store);
  await settled();
  const missing = (record: Entry) => ({ record, over: (stored: unknown) => (stored === undefined ? record : null) });
  await store.addAll(portionsOf(Array.from({ length: 5000 }, (_, n) => missing(attempt(n)))));
  await settled();
  expect(lists.map(({ length }) => length)).toEqual([1, 5000]);
  await createStore(database.open).add(attempt(5000));
  await settled();
  expect(lists.at(-1)).toHaveLength(5001);
});

test("a change can depend on what is stored by then, and is told what came of it", async () => {
  const database = fakeDatabase([attempt(1, { typed: "theirs" })]);
  const store = createStore(database.open);
  const lists = listsOf(store);
  await settled();
  const kept = vi.fn();
  const both = (stored: unknown) => attempt(1, { typed: `${(stored as Attempt).typed}, mine` });
  await store.add(attempt(1, { typed: "mine" }), { over: both, kept });
  await settled();
  expect(database.rows).toEqual([attempt(1, { typed: "theirs, mine" })]);
  expect(kept.mock.calls).toEqual([[attempt(1, { typed: "theirs, mine" })]]);
  expect(lists.at(-1)).toEqual(database.rows);
  await store.add(attempt(1, { typed: "not this" }), { over: () => null, kept });
  await settled();
  expect(kept).toHaveBeenLastCalledWith(null);
  expect(lists.at(-1)).toEqual([attempt(1, { typed: "theirs, mine" })]);
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
