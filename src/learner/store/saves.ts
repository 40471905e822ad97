import { readSave, type Save } from "../records/save.ts";
import { createStore } from "./store.ts";

/** What was begun on this device and is not finished. */
export const saves = createStore<Save>("saves", async () => (await import("./db.ts")).openTable, readSave);
