import { type Entry, readEntry } from "../records/entry.ts";
import { createStore } from "./store.ts";

/** The log of everything that was done on this device. */
export const log = createStore<Entry>("attempts", async () => (await import("./db.ts")).openTable, readEntry);
