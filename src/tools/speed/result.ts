import type { Sum } from "./sums.ts";

/** A sum that was answered. */
export interface Answered extends Sum {
  /** Milliseconds until the right answer stood there. */
  readonly ms: number;
  /** Right at the first go. */
  readonly first: boolean;
}

export interface Result {
  readonly right: number;
  readonly wrong: number;
  /** Sums right at once a minute, to a tenth. */
  readonly rate: number;
  /** Whole percent right at once; null when nothing was answered. */
  readonly accuracy: number | null;
  /** The sums to look at again: those missed, then the slowest of the others; five at most. */
  readonly slowest: readonly Answered[];
}

/** The figures of a run that took so many milliseconds. */
export function result(answered: readonly Answered[], ms: number): Result {
  const right = answered.filter(({ first }) => first).length;
  const order = answered.toSorted((a, b) => Number(a.first) - Number(b.first) || b.ms - a.ms);
  const different = order.filter((one, i) => order.findIndex(({ text }) => text === one.text) === i);
  return {
    right,
    wrong: answered.length - right,
    rate: rateOf({ right, ms }),
    accuracy: answered.length === 0 ? null : Math.round((100 * right) / answered.length),
    slowest: different.slice(0, 5),
  };
}

/** Sums right at once a minute, to a tenth; 0 for a run that took no time. */
export function rateOf({ right, ms }: { readonly right: number; readonly ms: number }): number {
  return ms > 0 ? Math.round((600_000 * right) / ms) / 10 : 0;
}
