import type { Day } from "../day.ts";
import { isPractice, puzzleOfItem } from "../item.ts";
import type { Attempt } from "../records/attempt.ts";
import { type Accuracy, accuracyOf, timeSpent } from "./accuracy.ts";
import { distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";
import { solvedItems } from "./solved-items.ts";
import { rightDays, streak } from "./streak.ts";

const hour = 60 * 60 * 1000;

export interface CategoryProgress extends Accuracy {
  readonly category: string;
  /** Different items solved. */
  readonly solved: number;
}

export interface Progress {
  /** Different puzzles solved; questions posed for practice have no end and are not counted. */
  readonly solved: number;
  /** Time spent, to a tenth. An attempt counts for ten minutes at most: the page may have lain open over lunch. */
  readonly hours: number;
  /** Days. */
  readonly streak: number;
  readonly accuracy: Accuracy;
  /** Categories with an attempt, by name. */
  readonly byCategory: readonly CategoryProgress[];
}

/** The learner's figures from the log of attempts, in any order. */
export function progress(log: readonly Attempt[], today: Day): Progress {
  const attempts = distinct(log);
  const solved = solvedItems(attempts.filter(({ item }) => !isPractice(item)));
  const byCategory = [...groupBy(attempts, ({ category }) => category)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    solved: solved.size,
    hours: Math.round((10 * timeSpent(attempts)) / hour) / 10,
    streak: streak(rightDays(attempts), today),
    accuracy: accuracyOf(attempts),
    byCategory: byCategory.map(([category, own]) => ({
      category,
      ...accuracyOf(own),
      solved: solvedAmong(own, solved),
    })),
  };
}

function solvedAmong(attempts: readonly Attempt[], solved: ReadonlyMap<string, unknown>): number {
  const puzzles = new Set<string>();
  for (const { item } of attempts) if (!isPractice(item)) puzzles.add(puzzleOfItem(item));
  return [...puzzles].filter((puzzle) => solved.has(puzzle)).length;
}
