import type { Attempt } from "../records/attempt.ts";

/** Each attempt once: two backups of one device, merged, hold the same attempts twice. */
export function distinct(attempts: readonly Attempt[]): readonly Attempt[] {
  const ids = new Set<string>();
  for (const { id } of attempts) ids.add(id);
  if (ids.size === attempts.length) return attempts; // as it nearly always is
  return [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()];
}

/** Earlier first; at the same moment by id, so that a log in any order gives the same order. */
export function byTime(a: Attempt, b: Attempt): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}
