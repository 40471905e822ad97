import { type Day, daysAfter, mondayOf } from "../day.ts";
import type { Entry } from "../records/entry.ts";
import { type Accuracy, accuracyOf, minutesSpent, timeSpent } from "./accuracy.ts";
import { byTime, distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";
import { attemptsIn, categoryOf, winsIn } from "./kinds.ts";
import { countedIn, tallyOf } from "./tally.ts";

export interface TopicFigures extends Accuracy {
  readonly category: string;
  /** Boards won. */
  readonly wins: number;
  readonly minutes: number;
}

export interface Statistics {
  /** The last weeks, oldest first, each from Monday to Sunday: how much was done a day; null for days to come. */
  readonly weeks: readonly { readonly monday: Day; readonly days: readonly (number | null)[] }[];
  /** On how many of those days something was done. */
  readonly activeDays: number;
  /** Time spent in them, over all topics. */
  readonly minutes: number;
  /** The share of right answers week by week; weeks without one are left out. */
  readonly accuracy: readonly (Accuracy & { readonly monday: Day })[];
  /** What was done most first. */
  readonly topics: readonly TopicFigures[];
  /** The slips that were recognised, most frequent first. */
  readonly slips: readonly { readonly name: string; readonly times: number }[];
}

/** Long enough to see a habit, short enough for a phone. */
export const weeksShown = 12;

/** The learner's figures of so many weeks up to today, from the log in any order. */
export function statistics(log: readonly Entry[], today: Day, weeks = weeksShown): Statistics {
  const first = daysAfter(mondayOf(today), -7 * (weeks - 1));
  const entries = countedIn(distinct(log)).filter(({ day }) => day >= first && day <= today);
  const perDay = new Map<Day, number>();
  for (const entry of entries) perDay.set(entry.day, (perDay.get(entry.day) ?? 0) + tallyOf(entry).done);
  const mondays = Array.from({ length: weeks }, (_, week) => daysAfter(first, 7 * week));
  const byWeek = groupBy(entries, ({ day }) => mondayOf(day));
  const byTopic = groupBy(entries, (entry) => categoryOf(entry) ?? "");
  const slips = groupBy(
    attemptsIn(entries).filter(({ slip }) => slip !== ""),
    ({ slip }) => slip,
  );
  return {
    weeks: mondays.map((monday) => ({
      monday,
      days: Array.from({ length: 7 }, (_, i) => daysAfter(monday, i)).map((day) =>
        day > today ? null : (perDay.get(day) ?? 0),
      ),
    })),
    activeDays: perDay.size,
    minutes: minutesSpent(entries),
    accuracy: mondays.flatMap((monday) => {
      const own = byWeek.get(monday);
      const accuracy = accuracyOf(own ?? []);
      return accuracy.judged > 0 ? [{ monday, ...accuracy }] : [];
    }),
    topics: shared(minutesSpent(entries), [...byTopic]).sort(
      (a, b) => b.judged - a.judged || a.category.localeCompare(b.category),
    ),
    slips: [...slips.values()]
      .map((own) => ({ name: own.toSorted(byTime).at(-1)?.slipName ?? "", times: own.length }))
      .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name)),
  };
}

/**
 * The figures of each topic. Its time is a part of the whole in whole minutes, so that the parts add up to it: each has its full
 * minutes, and what is left goes to those that were nearest to one more.
 */
function shared(minutes: number, topics: readonly (readonly [string, readonly Entry[]])[]): TopicFigures[] {
  const spent = topics.map(([, own]) => timeSpent(own) / 60_000);
  const left = minutes - spent.reduce((sum, time) => sum + Math.floor(time), 0);
  const nearest = [...spent.keys()].sort((a, b) => ((spent[b] ?? 0) % 1) - ((spent[a] ?? 0) % 1)).slice(0, left);
  return topics.map(([category, own], at) => ({
    category,
    wins: winsIn(own).length,
    ...accuracyOf(own),
    minutes: Math.floor(spent[at] ?? 0) + (nearest.includes(at) ? 1 : 0),
  }));
}
