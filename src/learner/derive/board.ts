import { type Day, daysAfter, monthOf } from "../day.ts";
import type { Entry } from "../records/entry.ts";
import { accuracyOf } from "./accuracy.ts";
import { distinct } from "./distinct.ts";
import { firstSolved } from "./first-solved.ts";
import { groupBy } from "./group-by.ts";
import { runsIn } from "./kinds.ts";
import { speedBests } from "./speed-bests.ts";
import { countedIn } from "./tally.ts";

/** What the device's board says of somebody. */
export interface BoardRow {
  /** The profile's id. */
  readonly who: string;
  /** Days on which something was done in today's month. */
  readonly days: number;
  /** Puzzles solved for the first time, and boards won, in today's month. */
  readonly solved: number;
  /** The best speed of each kind of run, sums a minute, by the kind's text. */
  readonly speeds: ReadonlyMap<string, number>;
  /** Points of accuracy in the last four weeks above the four before; null where there are too few answers to say. */
  readonly improved: number | null;
}

/** Days of a stretch whose accuracy is compared with the one before. */
const stretch = 28;
/** So many answers in each stretch, or the difference says little. */
export const leastJudged = 20;

/** The board of these profiles, in their order, from everybody's log in any order. */
export function board(profiles: readonly string[], log: readonly Entry[], today: Day): readonly BoardRow[] {
  const logs = groupBy(distinct(log), ({ who }) => who);
  return profiles.map((who) => rowOf(who, logs.get(who) ?? [], today));
}

function rowOf(who: string, log: readonly Entry[], today: Day): BoardRow {
  const thisMonth = (day: Day) => day <= today && monthOf(day) === monthOf(today);
  return {
    who,
    days: new Set(
      countedIn(log)
        .map(({ day }) => day)
        .filter(thisMonth),
    ).size,
    solved: [...firstSolved(log, today).values()].filter(thisMonth).length,
    speeds: new Map([...speedBests(runsIn(log), today)].map(([kind, { rate }]) => [kind, rate])),
    improved: improvement(log, today),
  };
}

function improvement(log: readonly Entry[], today: Day): number | null {
  const share = (last: Day) => {
    const { judged, percent } = accuracyOf(log.filter(({ day }) => day <= last && day > daysAfter(last, -stretch)));
    return judged < leastJudged ? null : percent;
  };
  const [now, before] = [share(today), share(daysAfter(today, -stretch))];
  return now === null || before === null ? null : now - before;
}

/** The kinds of speed run that anybody on the board has done, those of most people first. */
export function boardKinds(rows: readonly BoardRow[]): readonly string[] {
  const kinds = groupBy(
    rows.flatMap(({ speeds }) => [...speeds.keys()]),
    (kind) => kind,
  );
  return [...kinds].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1)).map(([kind]) => kind);
}

/** The rows, the largest value first, those without a value last, and in the order they had where values are the same. */
export function boardBy(rows: readonly BoardRow[], value: (row: BoardRow) => number | null): readonly BoardRow[] {
  return rows.toSorted((a, b) => (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0);
}
