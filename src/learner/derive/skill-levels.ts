import { type Day, daysAfter, mondayOf } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { groupBy } from "./group-by.ts";
import { skillSteps } from "./skill-states.ts";

export interface SkillLevels {
  /** The Mondays of the weeks, oldest first; the last week is today's. */
  readonly mondays: readonly Day[];
  /**
   * By skill: the stage reached at the end of each of the weeks, from 1 on; null for weeks before the first question.
   * Only skills with a question up to today. A skill may have fewer stages by now: take the last then.
   */
  readonly stages: ReadonlyMap<string, readonly (number | null)[]>;
}

/** The stage of each skill, week by week over so many weeks up to today, in one pass over the log, in any order. */
export function skillLevels(log: readonly Attempt[], today: Day, weeks = 12): SkillLevels {
  const first = daysAfter(mondayOf(today), -7 * (weeks - 1));
  const mondays = Array.from({ length: weeks }, (_, week) => daysAfter(first, 7 * week));
  const steps = skillSteps(log.filter(({ day }) => day <= today));
  const stages = new Map<string, readonly (number | null)[]>();
  for (const [skill, own] of groupBy(steps, (step) => step.skill)) {
    /** The stage at the end of the weeks that had a question; under "" for all that were before the first week. */
    const reached = new Map<Day, number>();
    for (const { day, state } of own) reached.set(day < first ? "" : mondayOf(day), state.stage + 1);
    let now = reached.get("") ?? null;
    stages.set(
      skill,
      mondays.map((monday) => {
        now = reached.get(monday) ?? now;
        return now;
      }),
    );
  }
  return { mondays, stages };
}
