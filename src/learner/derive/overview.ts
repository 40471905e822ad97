import type { Day } from "../day.ts";
import type { Attempt } from "../records/attempt.ts";
import { type Progress, progress } from "./progress.ts";

/** What a page says of the log without holding it. */
export interface Overview {
  /** The figures of one learner; null where she has no attempt. */
  readonly progress: Progress | null;
  /** How many answers everybody on the device gave, by day. */
  readonly answers: ReadonlyMap<Day, number>;
}

/** The overview of a log, in any order, for one learner. */
export function overview(log: readonly Attempt[], who: string, today: Day): Overview {
  const own = log.filter((attempt) => attempt.who === who);
  const answers = new Map<Day, number>();
  for (const { day } of log) answers.set(day, (answers.get(day) ?? 0) + 1);
  return { progress: own.length > 0 ? progress(own, today) : null, answers };
}
