import { type Day, daysAfter, mondayOf } from "../day.ts";
import type { Attempt } from "../records/attempt.ts";
import { type Accuracy, accuracyOf, timeSpent } from "./accuracy.ts";
import { distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";

const minute = 60 * 1000;

export interface TopicFigures extends Accuracy {
  readonly category: string;
  readonly minutes: number;
}

export interface Statistics {
  /** The last weeks, oldest first, each from Monday to Sunday: how many answers a day; null for days to come. */
  readonly weeks: readonly { readonly monday: Day; readonly days: readonly (number | null)[] }[];
  /** How many of those days had an answer. */
  readonly activeDays: number;
  /** The share of right answers week by week; weeks without an answer are left out. */
  readonly accuracy: readonly (Accuracy & { readonly monday: Day })[];
  /** Most answers first. */
  readonly topics: readonly TopicFigures[];
  /** The slips that were recognised, most frequent first. */
  readonly slips: readonly { readonly name: string; readonly times: number }[];
}

/** Long enough to see a habit, short enough for a phone. */
export const weeksShown = 12;

/** The learner's figures of so many weeks up to today, from the log in any order. */
export function statistics(log: readonly Attempt[], today: Day, weeks = weeksShown): Statistics {
  const first = daysAfter(mondayOf(today), -7 * (weeks - 1));
  const attempts = distinct(log).filter(({ day }) => day >= first && day <= today);
  const perDay = countBy(attempts, ({ day }) => day);
  const mondays = Array.from({ length: weeks }, (_, week) => daysAfter(first, 7 * week));
  const byWeek = groupBy(attempts, ({ day }) => mondayOf(day));
  const byTopic = groupBy(attempts, ({ category }) => category);
  const slips = countBy(
    attempts.filter(({ slip }) => slip !== ""),
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
    accuracy: mondays.flatMap((monday) => {
      const own = byWeek.get(monday);
      return own ? [{ monday, ...accuracyOf(own) }] : [];
    }),
    topics: [...byTopic]
      .map(([category, own]) => ({
        category,
        ...accuracyOf(own),
        minutes: Math.round(timeSpent(own) / minute),
      }))
      .sort((a, b) => b.judged - a.judged || a.category.localeCompare(b.category)),
    slips: [...slips]
      .map(([name, times]) => ({ name, times }))
      .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name)),
  };
}

function countBy(attempts: readonly Attempt[], key: (attempt: Attempt) => string): Map<string, number> {
  return new Map([...groupBy(attempts, key)].map(([name, group]) => [name, group.length]));
}
