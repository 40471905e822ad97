import Dexie, { liveQuery } from "dexie";
import type { Logged, Table } from "./table.ts";

let opening: Promise<Dexie> | null = null;

async function openDatabase(): Promise<Dexie> {
  const db = new Dexie("sumwhere");
  db.version(1).stores({ attempts: "id, day, item" });
  db.version(2).stores({ runs: "id", profiles: "id" });
  await db.open();
  return db;
}

/** Opens a table of the device's database; rejects where IndexedDB is missing, blocked or broken. Loaded only when needed. */
export async function openTable<Row extends Logged>(name: "attempts" | "runs" | "profiles"): Promise<Table<Row>> {
  opening ??= openDatabase();
  const table = (await opening).table<unknown, string>(name);
  return {
    async put(records) {
      await table.bulkPut(records);
    },
    async erase() {
      await table.clear();
    },
    watch(onRows, onError) {
      liveQuery(() => table.toArray()).subscribe({ next: onRows, error: onError });
    },
  };
}
