import { type Run, readRun } from "./records/run.ts";
import { createStore } from "./store.ts";

/** The runs against the clock, and the tests, that were finished on this device. */
export const runs = createStore<Run>("runs", async () => (await import("./db.ts")).openTable, readRun);
