import { gameOfItem } from "../../engine/item.ts";
import { type Kind, readKind } from "../../tools/speed/kind.ts";
import { operations } from "../../tools/speed/sums.ts";
import { type Day, mondayOf } from "../day.ts";
import type { Attempt, Entry, Run, Win } from "../records/entry.ts";
import { byTime, distinct } from "./distinct.ts";
import { factStates, owned } from "./facts.ts";
import { firstSolved } from "./first-solved.ts";
import { groupBy } from "./group-by.ts";
import { attemptsIn, runsIn, winsIn } from "./kinds.ts";
import { longestStreak, type Stretch } from "./longest-streak.ts";
import { type QuizRound, quizRounds } from "./quiz-rounds.ts";
import { runsUpTo, type SpeedBest, speedBests } from "./speed-bests.ts";
import { rightDays } from "./streak.ts";

/** How many, and the day on which (of a week: the Monday from which) that was so first. */
export interface Count {
  readonly count: number;
  readonly day: Day;
}

/** The best monthly test for an age band. Only tests that were handed in are kept as runs: one that was stopped is no best. */
export interface TestBest {
  /** "10–12" */
  readonly ages: string;
  readonly right: number;
  readonly of: number;
  readonly day: Day;
}

/** The fastest win of a game at a grade. */
export interface BoardBest {
  readonly game: string;
  readonly grade: string;
  readonly ms: number;
  readonly day: Day;
}

export interface Bests {
  /** Speed runs, kind by kind: by operation, the smaller range first. */
  readonly speeds: readonly (SpeedBest & { readonly kind: Kind })[];
  readonly tests: readonly TestBest[];
  readonly quiz: QuizRound | null;
  readonly streak: Stretch | null;
  /** Different puzzles solved in one day and in one week; each counts when it is solved for the first time. */
  readonly solvedInDay: Count | null;
  readonly solvedInWeek: Count | null;
  /** The fastest win without help, game by game and grade by grade. */
  readonly boards: readonly BoardBest[];
  /** Multiplication facts that are owned now, and when the latest of them came to be. */
  readonly facts: Count | null;
}

/** A learner's personal bests up to today, each with the day it was set on, from her log in any order. */
export function bests(log: readonly Entry[], today: Day): Bests {
  const entries = distinct(log).filter(({ day }) => day <= today);
  const [attempts, runs] = [attemptsIn(entries), runsIn(entries)];
  const solved = [...firstSolved(entries, today).values()];
  return {
    speeds: [...speedBests(runs, today)]
      .flatMap(([text, best]) => {
        const kind = readKind(text);
        return kind ? [{ ...best, kind }] : [];
      })
      .sort((a, b) => kindOrder(a.kind, b.kind)),
    tests: testBests(runsUpTo(runs, today)),
    quiz: first(quizRounds(attempts), ({ right }) => right),
    streak: longestStreak(rightDays(entries)),
    solvedInDay: most(solved),
    solvedInWeek: most(solved.map(mondayOf)),
    boards: boardBests(winsIn(entries)),
    facts: ownedFacts(attempts),
  };
}

function kindOrder(a: Kind, b: Kind): number {
  const operation = operations.indexOf(a.operation) - operations.indexOf(b.operation);
  return operation || a.range - b.range || a.seconds - b.seconds;
}

/** Of each age band the test with the largest share right, the first of its like; younger ages first. */
function testBests(runs: readonly Run[]): TestBest[] {
  const tests = runs.flatMap(({ item, right, wrong, day }) => {
    const [, ages] = /^monthly\/\d{4}-\d{2}\/(.+)$/.exec(item) ?? [];
    return ages && right + wrong > 0 ? [{ ages, right, of: right + wrong, day }] : [];
  });
  return [...groupBy(tests, ({ ages }) => ages).values()]
    .flatMap((own) => first(own, ({ right, of }) => right / of) ?? [])
    .sort((a, b) => a.ages.localeCompare(b.ages, "en", { numeric: true }));
}

/** Of each game and grade the shortest time of a win alone, the first of its like; in the order of the names. */
function boardBests(wins: readonly Win[]): BoardBest[] {
  const alone = wins.filter(({ help }) => help === "alone").toSorted(byTime);
  const kinds = groupBy(alone, ({ item, grade }) => `${gameOfItem(item)} ${grade}`);
  return [...kinds]
    .toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .flatMap(([, own]) => {
      const best = first(own, ({ ms }) => 1 / (1 + ms));
      return best ? [{ game: gameOfItem(best.item), grade: best.grade, ms: best.ms, day: best.day }] : [];
    });
}

/** The item with the largest value, the first of its like; null of none, or where nothing is above 0. */
function first<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  let best: Item | null = null;
  let largest = 0;
  for (const item of items) if (value(item) > largest) [best, largest] = [item, value(item)];
  return best;
}

/** The day that comes most often, the earliest of its like. */
function most(days: readonly Day[]): Count | null {
  const counts = [...groupBy([...days].sort(), (day) => day)].map(([day, same]) => ({ day, count: same.length }));
  return first(counts, ({ count }) => count);
}

function ownedFacts(attempts: readonly Attempt[]): Count | null {
  const answers = attempts.filter(({ item }) => item.startsWith("fact/")).toSorted(byTime);
  const since = [...groupBy(answers, ({ item }) => item).values()].flatMap((own) => ownedSince(own) ?? []);
  const day = since.sort().at(-1);
  return day === undefined ? null : { count: since.length, day };
}

/** The day from which a fact, with these answers in their order, is owned; null when it is not. */
function ownedSince(own: readonly Attempt[]): Day | null {
  const isOwned = (answers: readonly Attempt[]) => [...factStates(answers).values()].some((at) => at.strength >= owned);
  if (!isOwned(own)) return null;
  // A fact's strength only falls with a wrong answer: it is owned since the first answer after the last of those that
  // makes it so, and looking from there finds it within a few answers.
  const after = own.findLastIndex(({ verdict }) => verdict === "wrong") + 1;
  return own.find((_, index) => index >= after && isOwned(own.slice(0, index + 1)))?.day ?? null;
}
