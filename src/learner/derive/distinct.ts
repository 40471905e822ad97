import type { Entry } from "../records/entry.ts";

/** Each entry once: two backups of one device, merged, hold the same entries twice. */
export function distinct<One extends Entry>(log: readonly One[]): readonly One[] {
  const ids = new Set<string>();
  for (const { id } of log) ids.add(id);
  if (ids.size === log.length) return log; // as it nearly always is
  return [...new Map(log.map((entry) => [entry.id, entry])).values()];
}

/** Earlier first; at the same moment by id, so that a log in any order gives the same order. */
export function byTime(a: Entry, b: Entry): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}
