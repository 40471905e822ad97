import type { Entry } from "../records/entry.ts";
import { isOfSums } from "./kinds.ts";

/** What an entry adds to the figures. Every page that counts, counts by this. */
export interface Tally {
  /** Things done: an answer, a sum against the clock, a board won. */
  readonly done: number;
  readonly right: number;
  readonly wrong: number;
  /** Milliseconds. */
  readonly ms: number;
}

const nothing: Tally = { done: 0, right: 0, wrong: 0, ms: 0 };
/** An attempt counts for ten minutes at most: the page may have lain open over lunch. Boards and runs are timed move by move. */
const longest = 10 * 60 * 1000;

/** "Almost" is neither right nor wrong. A won board is no answer, but time spent. A test's run repeats its answers. */
export function tallyOf(entry: Entry): Tally {
  switch (entry.what) {
    case "answer": {
      const [right, wrong] = [entry.verdict === "right" ? 1 : 0, entry.verdict === "wrong" ? 1 : 0];
      return { done: 1, right, wrong, ms: Math.min(entry.ms, longest) };
    }
    case "win":
      return { ...nothing, done: 1, ms: entry.ms };
    case "run": {
      const { right, wrong, ms } = entry;
      return isOfSums(entry) ? { done: right + wrong, right, wrong, ms } : nothing;
    }
    default:
      return nothing;
  }
}

/** The entries that add something to a figure. */
export function countedIn(log: readonly Entry[]): readonly Entry[] {
  return log.filter((entry) => tallyOf(entry).done > 0);
}
