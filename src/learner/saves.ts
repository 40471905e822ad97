import { readSave, type Save } from "./records/save.ts";
import { createStore } from "./store.ts";

/** What was begun on this device and is not finished. */
export const saves = createStore<Save>(async () => (await import("./db.ts")).openTable("saves"), readSave);
