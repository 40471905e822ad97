import { writeLocal } from "./local.ts";
import type { NewAttempt } from "./records/attempt.ts";
import { who } from "./who.ts";

/**
 * When what the learner sees of her answer has been drawn and the page has a moment; soon in any case, because a hidden
 * page draws nothing, and at once when the page is left.
 */
function quiet(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestAnimationFrame(() => requestIdleCallback(() => done()));
    setTimeout(done, 300);
    addEventListener("pagehide", () => done(), { once: true });
  });
}

/**
 * Keeps what the learner just did, as it was at this moment. Never rejects. The flag lets public/boot.js know before the
 * first paint that there are figures of her own, so that the example ones need not flash by.
 */
export async function recordAttempt(made: Omit<NewAttempt, "who">): Promise<void> {
  const [by, now] = [who(), new Date()];
  await quiet();
  writeLocal("hasAttempts", "true");
  try {
    const { addAttempt } = await import("./attempts.ts");
    await addAttempt({ ...made, who: by }, now);
  } catch {
    // The store itself could not be loaded: the page is used on without a record.
  }
}
