import type { Sum } from "./sums.ts";

/** A sum that was answered, or missed until the run was over. */
export interface Answered extends Sum {
  /** Milliseconds until the right answer stood there, or until the end. */
  readonly ms: number;
  /** Right at the first go. */
  readonly first: boolean;
}

/** How a run ended. */
export interface Outcome {
  readonly answered: readonly Answered[];
  readonly ms: number;
  /** Before the clock, or the last sum, ended it. */
  readonly stopped: boolean;
  /** How many sums a round of its own has, without a clock and without a record; null for a run. */
  readonly over: number | null;
}

/** A run of fewer sums says too little to be a best. */
export const leastKept = 10;

/** Whether a run is kept, and so may be a best: one that took its whole time, over enough sums. Rounds are not. */
export function isKept({ answered, stopped, over }: Outcome): boolean {
  return over === null && !stopped && answered.length >= leastKept;
}

export interface Result {
  readonly right: number;
  readonly wrong: number;
  /** Sums right at once a minute, to a tenth. */
  readonly rate: number;
  /** Whole percent right at once; null when nothing was answered. */
  readonly accuracy: number | null;
}

/** The figures of a run that took so many milliseconds. */
export function result(answered: readonly Answered[], ms: number): Result {
  const right = answered.filter(({ first }) => first).length;
  return {
    right,
    wrong: answered.length - right,
    rate: rateOf({ right, ms }),
    accuracy: answered.length === 0 ? null : Math.round((100 * right) / answered.length),
  };
}

/** How long a run took: the clock ends it a moment after its time, which is not the learner's. `seconds` is 0 without a clock. */
export function timeOf(ms: number, seconds: number): number {
  return seconds > 0 ? Math.min(ms, 1000 * seconds) : ms;
}

/** Sums right at once a minute, to a tenth; 0 for a run that took no time. */
export function rateOf({ right, ms }: { readonly right: number; readonly ms: number }): number {
  return ms > 0 ? Math.round((600_000 * right) / ms) / 10 : 0;
}
