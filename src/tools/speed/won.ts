import { inWords } from "../../engine/words.ts";
import { longestRow } from "../../maths/longest-row.ts";
import { type Outcome, rateOf, result } from "./result.ts";

/** Something that was won in a run. */
export interface Won {
  readonly about: "best" | "row" | "clean";
  readonly words: string;
}

/** As many right at the first go, one after the other, are worth a word, ... */
const leastRow = 8;
/** ... and so many sums without a slip. */
const leastClean = 10;

/**
 * What is true and good of a run, the best first; `earlier` are the runs of its kind before it, null where it is compared with
 * none. `rateWords` writes a rate.
 */
export function won(
  { answered, ms }: Pick<Outcome, "answered" | "ms">,
  earlier: readonly { readonly right: number; readonly ms: number }[] | null,
  rateWords: (rate: number) => string,
): readonly Won[] {
  const { rate, wrong } = result(answered, ms);
  const best = earlier && rate > 0 ? bestWords(rate, earlier.map(rateOf), rateWords) : null;
  const isClean = wrong === 0 && answered.length >= leastClean;
  const row = longestRow(answered.map(({ first }) => first));
  return [
    ...(best ? [{ about: "best", words: best } as const] : []),
    ...(isClean ? [{ about: "clean", words: "Not one slip" } as const] : []),
    ...(!isClean && row >= leastRow
      ? [{ about: "row", words: `${inWords(row)} in a row at the first go` } as const]
      : []),
  ];
}

/** The highest rate of some runs; 0 of none. */
export function bestOf(runs: readonly { readonly right: number; readonly ms: number }[]): number {
  return Math.max(0, ...runs.map(rateOf));
}

/** The best to beat: as many sums as its rate makes in the time there is, where there is a clock. */
export function bestInWords(rate: number, seconds: number, rateWords: (rate: number) => string): string {
  return seconds > 0
    ? `Your best: ${rateWords(Math.round((rate * seconds) / 60))}`
    : `Your best: ${rateWords(rate)} a minute`;
}

function bestWords(rate: number, rates: readonly number[], rateWords: (rate: number) => string): string | null {
  if (rates.length === 0) return "Your first run of these sums: now there is a best to beat";
  const before = Math.max(...rates);
  if (rate === before) return "Level with your best so far";
  // Rates have one decimal; so has their difference, once what binary makes of it is rounded away.
  return rate > before ? `Your best so far, by ${rateWords(Math.round(10 * (rate - before)) / 10)} a minute` : null;
}
