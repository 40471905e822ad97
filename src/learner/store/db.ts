import Dexie, { type Table as DexieTable, type IntervalTree, type ObservabilitySet } from "dexie";
import { isFields } from "../../engine/fields.ts";
import { boardOf, readMove } from "../records/move.ts";
import { askQuietly } from "./persistence.ts";
import { type Change, databaseName, type Logged, oldRuns, type Part, type Table, type TableName } from "./table.ts";
import { troubles } from "./trouble.ts";

/** An old tab that is busy lets go in a moment; one that has not done so by then does not answer. Milliseconds. */
const letGo = 1500;
/** From so many answers on there is something to lose. */
const worthKeeping = 10;

let known: Dexie | null = null;

type Stored = DexieTable<unknown, string>;

/**
 * The device's database. Tables are only ever added, and fields never change their meaning: then a tab with older code
 * goes on working on the database of a newer one, for Dexie opens that as it is.
 */
function database(): Dexie {
  if (known) return known;
  const db = new Dexie(databaseName);
  db.version(1).stores({ attempts: "id, day, item" });
  db.version(2).stores({ [oldRuns]: "id", profiles: "id" });
  db.version(3).stores({ saves: "id" });
  db.version(4).stores({ moves: "id" });
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
  /** Read as well, never written. */
  const old = name === "attempts" ? db.table<unknown, string>(oldRuns) : null;
  const tables = old ? [table, old] : [table];

  /** Does it on an open database; once more when that was closed in the middle of it. */
  async function openly<Result>(work: () => PromiseLike<Result>): Promise<Result> {
    try {
      if (!db.isOpen()) await db.open();
      return await work();
    } catch (error) {
      if (db.isOpen()) throw error;
      await db.open();
      return await work();
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

  /** What is kept of a part, and all older runs: of these there are few. */
  async function read(part: Part | null): Promise<readonly unknown[]> {
    const rows = await (part ? table.where(part.field).startsWithAnyOf([...part.begins]) : table).toArray();
    const more = (await old?.toArray()) ?? [];
    const ids = new Set(more.length > 0 ? rows.map(idOf) : []);
    return [...rows, ...more.filter((run) => !ids.has(idOf(run)))];
  }

  if (name === "saves") void forgetOver(db, table, db.table("moves")).catch(() => undefined); // another time

  return {
    // In a transaction of its own: without, those before the one that fails would be kept.
    put: (changes) =>
      openly(() => db.transaction("rw", table, async () => void (await table.bulkPut(await settled(changes))))),
    erase: () =>
      openly(() =>
        db.transaction("rw", tables, async () => void (await Promise.all(tables.map((one) => one.clear())))),
      ),
    async read(part) {
      const rows = await openly(() => read(part));
      if (name === "attempts" && rows.length >= worthKeeping) void askQuietly();
      return rows;
    },
    get: (ids) =>
      openly(async () => {
        const rows = await table.bulkGet([...ids]);
        const runs = old && rows.includes(undefined) ? await old.bulkGet([...ids]) : [];
        return rows.map((row, index) => row ?? runs[index]);
      }),
    watch(onChange) {
      const changed = (parts: ObservabilitySet) => {
        const names = ["all", ...tables.map((one) => `idb://${databaseName}/${one.name}/`)];
        const trees = names.flatMap((one) => parts[one] ?? []);
        if (trees.length > 0) onChange(idsOf(trees));
      };
      Dexie.on("storagemutated", changed);
      return () => Dexie.on.storagemutated.unsubscribe(changed);
    },
  };
}

/**
 * A save that is over is empty. It stays for a day, lest an older note of it should bring it back; then it goes, with what was
 * done on it. What was done on boards of which there is no save goes, too, once there was time for one to come.
 */
function forgetOver(db: Dexie, saves: Stored, moves: Stored): Promise<void> {
  const before = Date.now() - 86_400_000;
  return db.transaction("rw", saves, moves, async () => {
    await saves.filter((row) => isFields(row) && row["text"] === "" && Number(row["at"]) < before).delete();
    const left = new Set(await saves.toCollection().primaryKeys());
    const ids: readonly unknown[] = await moves.toCollection().primaryKeys();
    const homeless = ids.filter((id) => typeof id === "string").filter((id) => !left.has(boardOf(id)));
    const rows = await moves.bulkGet(homeless);
    const old = rows
      .map(readMove)
      .filter((move) => move !== null)
      .filter(({ at }) => at < before);
    await moves.bulkDelete(old.map(({ id }) => id));
  });
}

/** The ids in what Dexie tells of a change: each a range of one; null where there are wider ones. */
function idsOf(trees: readonly (IntervalTree | null | undefined)[]): readonly string[] | null {
  const ids: string[] = [];
  const left = [...trees];
  while (left.length > 0) {
    const tree = left.pop();
    if (!tree || !("from" in tree)) continue;
    if (typeof tree.from !== "string" || tree.from !== tree.to) return null;
    ids.push(tree.from);
    left.push(tree.l, tree.r);
  }
  return ids;
}

const idOf = (record: unknown) => (isFields(record) ? record["id"] : undefined);
