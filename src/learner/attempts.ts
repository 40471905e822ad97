import { type Attempt, readAttempt } from "./records/attempt.ts";
import { createStore } from "./store.ts";

/** The log of attempts on this device. */
export const attempts = createStore<Attempt>("attempts", async () => (await import("./db.ts")).openTable, readAttempt);
