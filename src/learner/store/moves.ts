import { type Move, readMove } from "../records/move.ts";
import { createStore } from "./store.ts";

/** What was done on the boards that were begun on this device. */
export const moves = createStore<Move>("moves", async () => (await import("./db.ts")).openTable, readMove);
