import type { Attempt } from "../records/attempt.ts";

/** How many answers were right, of those that were right or wrong. "Almost" is neither and is left out of both. */
export interface Accuracy {
  readonly right: number;
  readonly judged: number;
  /** Whole percent; null as long as nothing was judged. */
  readonly percent: number | null;
}

export function accuracyOf(attempts: readonly Attempt[]): Accuracy {
  let [right, judged] = [0, 0];
  for (const { verdict } of attempts) {
    if (verdict === "right") right++;
    if (verdict !== "almost") judged++;
  }
  return { right, judged, percent: judged === 0 ? null : Math.round((100 * right) / judged) };
}

const longest = 10 * 60 * 1000;

/** Milliseconds spent. An attempt counts for ten minutes at most: the page may have lain open over lunch. */
export function timeSpent(attempts: readonly Attempt[]): number {
  return attempts.reduce((sum, { ms }) => sum + Math.min(ms, longest), 0);
}
