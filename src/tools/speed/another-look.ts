import type { Answered } from "./result.ts";

/** So many sums right at the first go are needed to say what is usual: of fewer, a slow one is as usual as the rest. */
export const leastUsual = 5;
/** Slow is more than this many times the usual time, ... */
const timesUsual = 1.5;
/** ... and never less than this, in milliseconds: whoever usually takes half a second is not slow with one. */
const leastSlow = 2000;
const most = 5;

export interface AnotherLook {
  /** Milliseconds that a sum of this run usually took: the median of those right at the first go; null for too few. */
  readonly usual: number | null;
  /** The sums to look at again, each once: those missed, then those slow for this person; slower first, five at most. */
  readonly sums: readonly Answered[];
}

/**
 * What of a run deserves another look by the one who ran it. Missed sums do. One that was right at the first go does only
 * when it took more than 1.5 times the person's own median in this run, and at least two seconds. The median is of the
 * sums right at the first go, for the time of a missed one is that of its mending; it holds still when a few are very slow.
 * In a run with fewer than five of those nothing counts as slow: the missed ones are all that can be said.
 */
export function anotherLook(answered: readonly Answered[]): AnotherLook {
  const times = answered.filter(({ first }) => first).map(({ ms }) => ms);
  const usual = times.length < leastUsual ? null : median(times);
  const isSlow = (ms: number) => usual !== null && ms > timesUsual * usual && ms >= leastSlow;
  const order = answered
    .filter(({ first, ms }) => !first || isSlow(ms))
    .sort((a, b) => Number(a.first) - Number(b.first) || b.ms - a.ms);
  const different = order.filter((one, i) => order.findIndex(({ text }) => text === one.text) === i);
  return { usual, sums: different.slice(0, most) };
}

function median(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((a, b) => a - b);
  const [low, high] = [(inOrder.length - 1) >> 1, inOrder.length >> 1];
  return ((inOrder[low] ?? 0) + (inOrder[high] ?? 0)) / 2;
}
