import { keep } from "./keep.ts";
import { writeLocal } from "./local.ts";
import { type NewAttempt, newAttempt } from "./new-attempt.ts";
import { who } from "./who.ts";

/**
 * Keeps what the learner just did, before this returns. The flag lets public/boot.js know before the first paint that there
 * are figures of her own, so that the example ones need not flash by.
 */
export function recordAttempt(made: Omit<NewAttempt, "who">): void {
  writeLocal("hasAttempts", "true");
  void keep("attempts", newAttempt({ ...made, who: who() }));
}
