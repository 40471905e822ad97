import type { Day } from "../day.ts";
import type { Entry } from "../records/entry.ts";
import { type Progress, progress } from "./progress.ts";
import { countedIn, tallyOf } from "./tally.ts";

/** What a page says of the log without holding it. */
export interface Overview {
  /** The figures of one learner; null where she has done nothing that counts. */
  readonly progress: Progress | null;
  /** How many answers everybody on the device gave, by day. */
  readonly answers: ReadonlyMap<Day, number>;
}

/** The overview of a log, in any order, for one learner. */
export function overview(log: readonly Entry[], who: string, today: Day): Overview {
  const own = log.filter((entry) => entry.who === who);
  const answers = new Map<Day, number>();
  for (const entry of countedIn(log)) answers.set(entry.day, (answers.get(entry.day) ?? 0) + tallyOf(entry).done);
  return { progress: countedIn(own).length > 0 ? progress(own, today) : null, answers };
}
