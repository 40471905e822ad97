import { rateOf } from "../../tools/speed/result.ts";
import type { Day } from "../day.ts";
import type { Run } from "../records/entry.ts";
import { byTime, distinct } from "./distinct.ts";
import { isSpeed } from "./kinds.ts";

/** The best run of a kind: right sums a minute, to a tenth, and when that was reached first. */
export interface SpeedBest {
  readonly rate: number;
  readonly day: Day;
}

/** Runs up to today, each once, earlier first; at the same moment by id, so that every order gives this one. */
export function runsUpTo(runs: readonly Run[], today: Day): readonly Run[] {
  return distinct(runs)
    .filter(({ day }) => day <= today)
    .toSorted(byTime);
}

/** The best speed run of each kind, by the kind's text ("speed/times/12/60"). The runs may be in any order. */
export function speedBests(runs: readonly Run[], today: Day): ReadonlyMap<string, SpeedBest> {
  const bests = new Map<string, SpeedBest>();
  for (const run of runsUpTo(runs, today)) {
    const rate = rateOf(run);
    if (isSpeed(run) && rate > (bests.get(run.item)?.rate ?? 0)) bests.set(run.item, { rate, day: run.day });
  }
  return bests;
}
