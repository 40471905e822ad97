import type { Entry } from "../records/entry.ts";
import { tallyOf } from "./tally.ts";

/** How many answers were right, of those that were right or wrong. "Almost" is neither and is left out of both. */
export interface Accuracy {
  readonly right: number;
  readonly judged: number;
  /** Whole percent; null as long as nothing was judged. */
  readonly percent: number | null;
}

export function accuracyOf(log: readonly Entry[]): Accuracy {
  let [right, judged] = [0, 0];
  for (const entry of log) {
    const tally = tallyOf(entry);
    right += tally.right;
    judged += tally.right + tally.wrong;
  }
  return { right, judged, percent: judged === 0 ? null : Math.round((100 * right) / judged) };
}

/** Milliseconds spent. */
export function timeSpent(log: readonly Entry[]): number {
  return log.reduce((sum, entry) => sum + tallyOf(entry).ms, 0);
}

/** The same in whole minutes; a minute that was begun is one. */
export function minutesSpent(log: readonly Entry[]): number {
  return Math.ceil(timeSpent(log) / 60_000);
}
