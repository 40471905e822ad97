import type { Attempt } from "./records/attempt.ts";

/** What the store needs of a database. */
export interface AttemptTable {
  /** Keeps an attempt; keeping it twice is keeping it once. */
  put(attempt: Attempt): Promise<void>;
  /** Tells what is kept, now and after each change, also one made in another tab. */
  watch(onRows: (rows: readonly unknown[]) => void, onError: (reason: unknown) => void): void;
}
