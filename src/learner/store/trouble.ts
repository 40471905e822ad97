/**
 * Why records are not kept: no database, no room, another tab that holds the database, a database that fails, or a part of the
 * site that did not arrive.
 */
export type Trouble = "blocked" | "full" | "held" | "failed" | "unfetched";

/** Where stores and the database tell of trouble, and where the one notice of it hears of it. */
export interface Troubles {
  tell(trouble: Trouble): void;
  /** Calls at most once: now with the last trouble there was, else with the first to come; gives what ends that. */
  onTrouble(listener: (trouble: Trouble) => void): () => void;
}

/** A place to tell and to hear of trouble, without any yet. */
export function createTroubles(): Troubles {
  let told: Trouble | null = null;
  const listeners = new Set<(trouble: Trouble) => void>();
  return {
    tell(trouble) {
      told = trouble;
      const waiting = [...listeners];
      listeners.clear();
      for (const listener of waiting) listener(trouble);
    },
    onTrouble(listener) {
      if (told !== null) listener(told);
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** That of the page: whoever listens here hears of every store without loading any. */
export const troubles = createTroubles();

/** Whether there was no room. The error may be one around what the browser said, or around one for each record. */
export function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("name" in error && error.name === "QuotaExceededError") return true;
  if ("failures" in error && Array.isArray(error.failures) && error.failures.some(isFull)) return true;
  return "inner" in error && error.inner !== error && isFull(error.inner);
}
