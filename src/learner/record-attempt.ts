import { writeLocal } from "./local.ts";
import { type NewAttempt, newAttempt } from "./records/attempt.ts";

/**
 * Keeps what the learner just did, as it was at this moment. Never rejects. The flag lets public/boot.js know before the
 * first paint that there are figures of her own, so that the example ones need not flash by.
 */
export async function recordAttempt(made: NewAttempt): Promise<void> {
  const attempt = newAttempt(made);
  writeLocal("hasAttempts", "true");
  try {
    const { addAttempt } = await import("./store.ts");
    await addAttempt(attempt);
  } catch {
    // The store itself could not be loaded: the page is used on without a record.
  }
}
