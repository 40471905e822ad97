import type { Attempt } from "../records/attempt.ts";

/** Each attempt once: two backups of one device, merged, hold the same attempts twice. */
export function distinct(attempts: readonly Attempt[]): readonly Attempt[] {
  return [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()];
}
