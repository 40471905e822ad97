import Dexie, { liveQuery } from "dexie";
import { askQuietly } from "./persistence.ts";
import type { Change, Logged, Table, TableName } from "./table.ts";
import { troubles } from "./trouble.ts";

/** An old tab that is busy lets go in a moment; one that has not done so by then does not answer. Milliseconds. */
const letGo = 1500;
/** From so many answers on there is something to lose. */
const worthKeeping = 10;

let known: Dexie | null = null;

/**
 * The device's database. Tables are only ever added, and fields never change their meaning: then a tab with older code
 * goes on working on the database of a newer one, for Dexie opens that as it is.
 */
function database(): Dexie {
  if (known) return known;
  const db = new Dexie("sumwhere");
  db.version(1).stores({ attempts: "id, day, item" });
  db.version(2).stores({ runs: "id", profiles: "id" });
  db.version(3).stores({ saves: "id" });
  // Both replace what Dexie does by itself, which complains on the console. It opens again with the next thing to do.
  db.on("versionchange", () => {
    db.close({ disableAutoOpen: false });
    return false;
  });
  db.on("blocked", () => {
    setTimeout(() => db.isOpen() || troubles.tell("held"), letGo);
    return false;
  });
  known = db;
  return db;
}

/**
 * Opens a table of the device's database; rejects where IndexedDB is missing, blocked or broken. Where another tab or the
 * browser closes the database later, the next thing to do opens it again. Loaded only when needed.
 */
export async function openTable<Row extends Logged>(name: TableName): Promise<Table<Row>> {
  const db = database();
  await db.open();
  const table = db.table<unknown, string>(name);

  /** Does it on an open database; once more when that was closed in the middle of it. */
  async function openly(work: () => PromiseLike<unknown>): Promise<void> {
    try {
      if (!db.isOpen()) await db.open();
      await work();
    } catch (error) {
      if (db.isOpen()) throw error;
      await db.open();
      await work();
    }
  }

  /** What to write, now that nobody else can. */
  async function settled(changes: readonly Change<Row>[]): Promise<Row[]> {
    const ids = changes.flatMap(({ record, over }) => (over ? [record.id] : []));
    const found = ids.length === 0 ? [] : await table.bulkGet(ids);
    const stored = new Map(ids.map((id, index) => [id, found[index]]));
    return changes.flatMap(({ record, over }) => {
      const next = over ? over(stored.get(record.id)) : record;
      return next === null ? [] : [next];
    });
  }

  return {
    // In a transaction of its own: without, those before the one that fails would be kept.
    put: (changes) =>
      openly(() => db.transaction("rw", table, async () => void (await table.bulkPut(await settled(changes))))),
    erase: () => openly(() => table.clear()),
    watch(onRows, onError) {
      // Dexie passes over in silence that a database is closed, and never reads again: so that is made another error.
      const all = () =>
        (db.isOpen() ? table.toArray() : db.open().then(() => table.toArray())).catch((cause: unknown) => {
          throw new Error("the table could not be read", { cause });
        });
      const watching = liveQuery(all).subscribe({
        next(rows) {
          if (name === "attempts" && rows.length >= worthKeeping) void askQuietly();
          onRows(rows);
        },
        error: onError,
      });
      return () => watching.unsubscribe();
    },
  };
}
