import { type Day, daysAfter, mondayOf } from "../day.ts";
import type { Attempt } from "../records/attempt.ts";
import { distinct } from "./distinct.ts";

/** A whole answer counts for ten minutes at most: the page may have lain open over lunch. */
const longest = 10 * 60 * 1000;
const minute = 60 * 1000;

export interface Share {
  readonly right: number;
  /** Right or wrong; "almost" is neither. */
  readonly judged: number;
  /** Whole percent; null where nothing was judged. */
  readonly percent: number | null;
}

export interface TopicFigures extends Share {
  readonly category: string;
  readonly minutes: number;
}

export interface Statistics {
  /** The last weeks, oldest first, each from Monday to Sunday: how many answers a day; null for days to come. */
  readonly weeks: readonly { readonly monday: Day; readonly days: readonly (number | null)[] }[];
  /** How many of those days had an answer. */
  readonly activeDays: number;
  /** The share of right answers week by week; weeks without an answer are left out. */
  readonly accuracy: readonly (Share & { readonly monday: Day })[];
  /** Most answers first. */
  readonly topics: readonly TopicFigures[];
  /** The slips that were recognised, most frequent first. */
  readonly slips: readonly { readonly name: string; readonly times: number }[];
}

/** The learner's figures of so many weeks up to today, from the log in any order. */
export function statistics(log: readonly Attempt[], today: Day, weeks = 12): Statistics {
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
      return own ? [{ monday, ...share(own) }] : [];
    }),
    topics: [...byTopic]
      .map(([category, own]) => ({
        category,
        ...share(own),
        minutes: Math.round(own.reduce((sum, { ms }) => sum + Math.min(ms, longest), 0) / minute),
      }))
      .sort((a, b) => b.judged - a.judged || a.category.localeCompare(b.category)),
    slips: [...slips]
      .map(([name, times]) => ({ name, times }))
      .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name)),
  };
}

function share(attempts: readonly Attempt[]): Share {
  const right = attempts.filter(({ verdict }) => verdict === "right").length;
  const judged = right + attempts.filter(({ verdict }) => verdict === "wrong").length;
  return { right, judged, percent: judged === 0 ? null : Math.round((100 * right) / judged) };
}

function groupBy(attempts: readonly Attempt[], key: (attempt: Attempt) => string): Map<string, Attempt[]> {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const group = groups.get(key(attempt));
    if (group) group.push(attempt);
    else groups.set(key(attempt), [attempt]);
  }
  return groups;
}

function countBy(attempts: readonly Attempt[], key: (attempt: Attempt) => string): Map<string, number> {
  return new Map([...groupBy(attempts, key)].map(([name, group]) => [name, group.length]));
}
