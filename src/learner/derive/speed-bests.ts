import { rateOf } from "../../tools/speed/result.ts";
import type { Day } from "../day.ts";
import type { Run } from "../records/run.ts";

/** The best run of a kind: right sums a minute, to a tenth, and when that was reached first. */
export interface SpeedBest {
  readonly rate: number;
  readonly day: Day;
}

/** Runs up to today, each once, earlier first; at the same moment by id, so that every order gives this one. */
export function runsUpTo(runs: readonly Run[], today: Day): readonly Run[] {
  const distinct = [...new Map(runs.map((run) => [run.id, run])).values()];
  return distinct.filter(({ day }) => day <= today).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** The best speed run of each kind, by the kind's text ("speed/times/12/60"). The runs may be in any order. */
export function speedBests(runs: readonly Run[], today: Day): ReadonlyMap<string, SpeedBest> {
  const bests = new Map<string, SpeedBest>();
  for (const run of runsUpTo(runs, today)) {
    const rate = rateOf(run);
    if (run.kind.startsWith("speed/") && rate > (bests.get(run.kind)?.rate ?? 0))
      bests.set(run.kind, { rate, day: run.day });
  }
  return bests;
}
