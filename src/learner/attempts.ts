import { type Attempt, type NewAttempt, newAttempt, readAttempt } from "./records/attempt.ts";
import { createStore } from "./store.ts";

/** The log of attempts on this device. */
export const attempts = createStore<Attempt>(async () => (await import("./db.ts")).openTable("attempts"), readAttempt);

/** Keeps what somebody did at a moment. */
export function addAttempt(made: NewAttempt, now: Date): Promise<void> {
  return attempts.add(newAttempt(made, now));
}
