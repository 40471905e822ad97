import type { Day } from "../day.ts";
import { isPractice, puzzleOfItem } from "../item.ts";
import type { Attempt } from "../records/attempt.ts";
import { type Accuracy, accuracyOf, timeSpent } from "./accuracy.ts";
import { distinct } from "./distinct.ts";
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
  const categories = [...new Set(attempts.map(({ category }) => category))].sort();
  return {
    solved: solved.size,
    hours: Math.round((10 * timeSpent(attempts)) / hour) / 10,
    streak: streak(rightDays(attempts), today),
    accuracy: accuracyOf(attempts),
    byCategory: categories.map((category) => {
      const own = attempts.filter((attempt) => attempt.category === category);
      const items = new Set(own.map(({ item }) => puzzleOfItem(item)));
      return { category, ...accuracyOf(own), solved: [...items].filter((item) => solved.has(item)).length };
    }),
  };
}
