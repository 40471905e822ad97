import { isPractice, puzzleOfItem } from "../../engine/item.ts";
import type { Day } from "../day.ts";
import type { Entry } from "../records/entry.ts";
import { type Accuracy, accuracyOf, minutesSpent, timeSpent } from "./accuracy.ts";
import { byTime, distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";
import { attemptsIn, categoryOf, winsIn } from "./kinds.ts";
import { solvedItems } from "./solved-items.ts";
import { rightDays, streak } from "./streak.ts";
import { countedIn } from "./tally.ts";

const hour = 60 * 60 * 1000;

export interface CategoryProgress extends Accuracy {
  readonly category: string;
  /** Different items solved. */
  readonly solved: number;
  /** The puzzles among them, by id, in that order. */
  readonly puzzles: readonly string[];
}

export interface Progress {
  /** Different puzzles solved, and boards won; questions posed for practice have no end and are not counted. */
  readonly solved: number;
  /** Questions of practice and tests that were right. */
  readonly practised: number;
  /** Time spent, to a tenth. */
  readonly hours: number;
  /** The same in whole minutes; what was done in less is one. */
  readonly minutes: number;
  /** Days. */
  readonly streak: number;
  readonly accuracy: Accuracy;
  /** Categories with something done, by name. */
  readonly byCategory: readonly CategoryProgress[];
}

/** The learner's figures from her log, in any order. */
export function progress(log: readonly Entry[], today: Day): Progress {
  const entries = distinct(log);
  const solved = solvedPuzzles(entries);
  const byCategory = [...groupBy(countedIn(entries), (entry) => categoryOf(entry) ?? "")];
  byCategory.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    solved: countSolved(entries),
    practised: countPractised(entries),
    hours: Math.round((10 * timeSpent(entries)) / hour) / 10,
    minutes: minutesSpent(entries),
    streak: streak(rightDays(entries), today),
    accuracy: accuracyOf(entries),
    byCategory: byCategory.map(([category, own]) => {
      const puzzles = solvedAmong(own, solved);
      return { category, ...accuracyOf(own), solved: puzzles.length + winsIn(own).length, puzzles };
    }),
  };
}

/** Different puzzles solved, and boards won, in a log. */
export function countSolved(log: readonly Entry[]): number {
  const entries = distinct(log);
  return solvedPuzzles(entries).size + winsIn(entries).length;
}

/**
 * Questions of practice and tests that were right without their solution. Each is another one, but for a fact, which comes back: it
 * counts whenever another question was right since.
 */
export function countPractised(log: readonly Entry[]): number {
  const right = attemptsIn(log)
    .filter(({ verdict, help, item }) => verdict === "right" && help !== "solution" && isQuestion(item))
    .sort(byTime);
  const others = new Set<string>();
  let facts = 0;
  for (const [at, { item }] of right.entries())
    if (!item.startsWith("fact/")) others.add(item);
    else if (item !== right[at - 1]?.item) facts++;
  return others.size + facts;
}

const isQuestion = (item: string) => isPractice(item) && !item.startsWith("game/");
const solvedPuzzles = (entries: readonly Entry[]) => solvedItems(entries.filter(({ item }) => !isPractice(item)));

function solvedAmong(log: readonly Entry[], solved: ReadonlyMap<string, unknown>): readonly string[] {
  const puzzles = new Set<string>();
  for (const { item } of log) if (!isPractice(item)) puzzles.add(puzzleOfItem(item));
  return [...puzzles].filter((puzzle) => solved.has(puzzle)).sort();
}
