import { type Day, daysAfter, daysBetween, mondayOf } from "../../learner/day.ts";
import { solvingAttempts } from "../../learner/derive/solved-items.ts";
import type { Attempt } from "../../learner/records/entry.ts";

/** The Monday of the first quiz there was. */
export const firstMonday: Day = "2025-10-20";

/**
 * How many sets of content/quiz take turns from a Monday on. When sets are added, a row is added here, from a Monday to
 * come: so every week that was keeps its questions.
 */
export const published: readonly { readonly from: Day; readonly sets: number }[] = [{ from: firstMonday, sets: 31 }];

/** How many questions a set has. */
export const setLength = 10;

/** How many sets take turns in a day's week. */
export function setsIn(day: Day): number {
  const first = published[0]?.sets ?? 1;
  return published.findLast(({ from }) => from <= mondayOf(day))?.sets ?? first;
}

/** Which of so many sets a day's week has, counted from 0: each in turn, the same on every device. */
export function setOfWeek(day: Day, sets: number): number {
  const weeks = daysBetween(firstMonday, mondayOf(day)) / 7;
  return ((weeks % sets) + sets) % sets;
}

/** The Mondays of all weeks that had a quiz, up to today's; the latest first. */
export function weeksUntil(today: Day): readonly Day[] {
  const weeks = daysBetween(firstMonday, mondayOf(today)) / 7 + 1;
  return Array.from({ length: Math.max(0, weeks) }, (_, week) => daysAfter(firstMonday, 7 * week)).reverse();
}

/** The ids of the questions of a set, which is counted from 0. */
export function questionIds(set: number): readonly string[] {
  return Array.from({ length: setLength }, (_, n) => `weekly-${String(set * setLength + n + 1).padStart(3, "0")}`);
}

/** What a learner did of some questions: each counts as right once any answer to it was. */
export interface QuizRecord {
  readonly right: number;
  readonly answered: number;
}

/** The best of all answers to the questions of a set. `solved` and `answered` are items: see quizItems. */
export function quizRecord(set: number, { solved, answered }: QuizItems): QuizRecord {
  const ids = questionIds(set);
  return {
    right: ids.filter((id) => solved.has(id)).length,
    answered: ids.filter((id) => answered.has(id)).length,
  };
}

export interface QuizItems {
  readonly solved: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
}

/** The items that a log has answers to, and those with a right one. */
export function quizItems(attempts: readonly Attempt[]): QuizItems {
  return {
    solved: new Set(solvingAttempts(attempts).map(({ item }) => item)),
    answered: new Set(attempts.map(({ item }) => item)),
  };
}
