import Dexie, { liveQuery } from "dexie";
import type { AttemptTable } from "./attempt-table.ts";

/** Opens the device's database; rejects where IndexedDB is missing, blocked or broken. Loaded only when needed. */
export async function openTable(): Promise<AttemptTable> {
  const db = new Dexie("sumwhere");
  db.version(1).stores({ attempts: "id, day, item" });
  await db.open();
  const table = db.table<unknown, string>("attempts");
  return {
    async put(attempt) {
      await table.put(attempt);
    },
    watch(onRows, onError) {
      liveQuery(() => table.toArray()).subscribe({ next: onRows, error: onError });
    },
  };
}
